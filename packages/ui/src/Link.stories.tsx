import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from './Layout.tsx';
import { ButtonLink, TextLink } from './Link.tsx';
import { wordsOf } from './story-words.ts';
import { Text } from './Text.tsx';

const meta: Meta<typeof ButtonLink> = {
  title: 'Components/Navigation/Link',
  component: ButtonLink,
  args: { href: '#hotels' },
  parameters: {
    docs: {
      description: {
        component: `For what leads somewhere: another page, a file, a place further down. In the sites a router's link wears \`buttonClass()\` or the class \`link\` instead.

**Do** let the words of a link say where it goes, also when it is read alone. Links in running text stay underlined.

**Do not** write "click here" or "more", nor make a link of a whole sentence. What changes something is a \`Button\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ButtonLink>;

export const LooksLikeAButton: Story = {
  render: (args, context) => <ButtonLink {...args}>{wordsOf(context).t('orders.empty.action')}</ButtonLink>,
};
export const Secondary: Story = {
  args: { variant: 'secondary' },
  render: (args, context) => <ButtonLink {...args}>{wordsOf(context).t('stays.card.see')}</ButtonLink>,
};
export const Quiet: Story = {
  args: { variant: 'quiet' },
  render: (args, context) => <ButtonLink {...args}>{wordsOf(context).t('site.notFound.back')}</ButtonLink>,
};
export const Block: Story = {
  args: { block: true },
  render: (args, context) => <ButtonLink {...args}>{wordsOf(context).t('stays.detail.seeRooms')}</ButtonLink>,
};

/** Underlined, so that colour is not the only difference. */
export const InText: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <Stack gap="x3">
        <Text>
          <span>{t('booking.quota.kept')}</span> <TextLink href="#orders">{t('orders.title')}</TextLink>
        </Text>
        <Text tone="secondary" size="small">
          <span>{t('site.legal')}</span> <TextLink href="#contact">{t('site.contact')}</TextLink>
        </Text>
      </Stack>
    );
  },
};

export const LongText: Story = {
  render: (args, context) => (
    <div style={{ maxWidth: '16rem' }}>
      <ButtonLink {...args}>{wordsOf(context).t('stays.landing.intro')}</ButtonLink>
    </div>
  ),
};

export const SideBySide: Story = {
  render: (args, context) => {
    const { t } = wordsOf(context);
    return (
      <Inline gap="x3">
        <ButtonLink {...args}>{t('site.notFound.home')}</ButtonLink>
        <ButtonLink {...args} variant="secondary">
          {t('site.notFound.back')}
        </ButtonLink>
      </Inline>
    );
  },
};
