import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import type { ReactNode } from 'react';
import { Container, Grid, Inline, Section, Stack } from './Layout.tsx';
import { measure, rule, spread } from './layout.css.ts';
import { hotel, wordsOf } from './story-words.ts';
import { Heading, Text } from './Text.tsx';

const meta: Meta<typeof Stack> = {
  title: 'Components/Content/Layout',
  component: Stack,
  subcomponents: {
    Inline: Inline as never,
    Grid: Grid as never,
    Container: Container as never,
    Section: Section as never,
  },
  parameters: {
    docs: {
      description: {
        component: `Five boxes: \`Stack\` one under the other, \`Inline\` side by side, \`Grid\` in equal columns, \`Container\` the width of the content, \`Section\` the air of a page. They space what is inside them; what is inside has no margin of its own.

**Do** take the gaps of the scale; choose the element with \`as\`; keep running text to the measure (66 Latin or 36 Chinese or Japanese characters).

**Do not** set a margin on a component from outside, or a height in pixels.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Stack>;

const Panel = ({ children }: { children: ReactNode }) => (
  <div style={{ background: theme.color.panel, padding: theme.space.x4, borderRadius: theme.radius.card }}>
    {children}
  </div>
);
const places = {
  en: ['Paris', 'Milan', 'Kyoto', 'Bali', 'Bodrum', 'Amsterdam'],
  'zh-tw': ['巴黎', '米蘭', '京都', '峇里島', '博德魯姆', '阿姆斯特丹'],
  'zh-cn': ['巴黎', '米兰', '京都', '巴厘岛', '博德鲁姆', '阿姆斯特丹'],
  ja: ['パリ', 'ミラノ', '京都', 'バリ島', 'ボドルム', 'アムステルダム'],
};

export const Stacked: Story = {
  argTypes: { gap: { control: 'inline-radio', options: ['x1', 'x2', 'x3', 'x4', 'x6', 'x8', 'x12'] } },
  render: (args, context) => (
    <Stack {...args}>
      {wordsOf(context)
        .pick(places)
        .slice(0, 3)
        .map((place) => (
          <Panel key={place}>{place}</Panel>
        ))}
    </Stack>
  ),
};
export const SideBySide: Story = {
  render: (args, context) => (
    <Inline {...args}>
      {wordsOf(context)
        .pick(places)
        .map((place) => (
          <Panel key={place}>{place}</Panel>
        ))}
    </Inline>
  ),
};
/** Columns of at least 12, 18 or 26 rem, but never wider than the page. */
export const InColumns: Story = {
  render: (_args, context) => (
    <Stack gap="x8">
      {(['narrow', 'medium', 'wide'] as const).map((column) => (
        <Grid key={column} column={column} as="ul">
          {wordsOf(context)
            .pick(places)
            .map((place) => (
              <li key={place}>
                <Panel>{place}</Panel>
              </li>
            ))}
        </Grid>
      ))}
    </Stack>
  ),
};
export const ContentWidths: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => (
    <Stack style={{ paddingBlock: theme.space.x4 }}>
      <Container>
        <Panel>{wordsOf(context).t('brand.home.intro')}</Panel>
      </Container>
      <Container narrow>
        <Panel>{wordsOf(context).t('brand.home.rail.text')}</Panel>
      </Container>
    </Stack>
  ),
};
export const PageParts: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <Container>
        <Section aria-labelledby="part-places">
          <Heading level={2} id="part-places">
            {t('brand.home.places')}
          </Heading>
          <div style={{ marginTop: theme.space.x4 }} className={spread}>
            <Text tone="secondary">{pick(hotel).place}</Text>
            <Text tone="secondary">{t('stays.hotels.count', { count: 12 })}</Text>
          </div>
        </Section>
        <hr className={rule} />
        <Section aria-labelledby="part-privileges">
          <Heading level={2} id="part-privileges">
            {t('brand.home.privileges')}
          </Heading>
          <Text className={measure} style={{ marginTop: theme.space.x4 }}>
            {`${t('brand.home.rail.text')} ${t('brand.home.intro')}`}
          </Text>
        </Section>
      </Container>
    );
  },
};
