import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './Layout.tsx';
import { measure } from './layout.css.ts';
import { deadline, hotel, wordsOf } from './story-words.ts';
import { Heading, Text } from './Text.tsx';
import { figure, label } from './typography.css.ts';

const meta: Meta<typeof Text> = {
  title: 'Components/Content/Text',
  component: Text,
  subcomponents: { Heading: Heading as never },
  argTypes: { children: { control: 'text' } },
  render: ({ children, ...args }, context) => (
    <Text {...args}>{children ?? wordsOf(context).t('brand.home.intro')}</Text>
  ),
  parameters: {
    docs: {
      description: {
        component: `Running text and headings. Pages that have an element already wear the classes of \`typography.css.ts\`.

**Do** choose the level of a heading by its place in the outline and its size by \`size\`; keep the display face at 24 px or more; use tabular figures where amounts stand under each other.

**Do not** set italics, wide letters or capitals in Chinese and Japanese, or use the second tone for what must be read.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Body: Story = {};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Sizes: Story = {
  render: (_args, context) => (
    <Stack gap="x4">
      {(['large', 'lead', 'body', 'small', 'strong', 'title'] as const).map((size) => (
        <Text key={size} size={size} className={measure}>
          {wordsOf(context).t('stays.landing.intro')}
        </Text>
      ))}
    </Stack>
  ),
};
export const Headings: Story = {
  render: (_args, context) => (
    <Stack gap="x6">
      <Heading level={1} size="hero">
        {wordsOf(context).t('brand.home.title')}
      </Heading>
      <Heading level={2} size="h1">
        {wordsOf(context).t('stays.landing.heading')}
      </Heading>
      <Heading level={3} size="h2">
        {wordsOf(context).t('brand.home.places')}
      </Heading>
      <Heading level={4}>{wordsOf(context).pick(hotel).name}</Heading>
    </Stack>
  ),
};
/** A level 3 heading can look large. */
export const SizeIndependentOfLevel: Story = {
  render: (_args, context) => (
    <Stack gap="x2">
      <Heading level={2} size="h3">
        {wordsOf(context).t('stays.detail.rooms')}
      </Heading>
      <Heading level={3} size="h1">
        {wordsOf(context).pick(hotel).room}
      </Heading>
    </Stack>
  ),
};
export const Labels: Story = {
  render: (_args, context) => (
    <Stack gap="x1">
      <Text as="span" className={label}>
        {wordsOf(context).t('order.bookingNumber')}
      </Text>
      <Text as="strong" size="large" className={figure}>
        V270314-0017
      </Text>
    </Stack>
  ),
};
/** A name longer than the column wraps; nothing is truncated. */
export const LongText: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    const { name, room } = pick(hotel);
    return (
      <div style={{ maxWidth: '20rem' }}>
        <Stack gap="x3">
          <Heading level={1}>{`${name}, ${room}`}</Heading>
          <Text tone="secondary">
            {`${t('booking.deadline.hotel', { deadline: pick(deadline) })} · AURELIANPALACETROCADEROPARIS2027`}
          </Text>
        </Stack>
      </div>
    );
  },
};
/** Text in another language has its tag and uses its font, whatever the language of the page. */
export const FourScripts: Story = {
  render: () => (
    <Stack gap="x6">
      {(
        [
          ['en', 'A quieter way to travel well'],
          ['zh-Hant', '把旅程，過得從容'],
          ['zh-Hans', '把旅程，过得从容'],
          ['ja', '静かに、よい旅を'],
        ] as const
      ).map(([lang, words]) => (
        <div key={lang} lang={lang}>
          <Heading level={2}>{words}</Heading>
        </div>
      ))}
    </Stack>
  ),
};
