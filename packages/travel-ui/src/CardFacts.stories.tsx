import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardFacts } from './CardFacts.tsx';
import { story } from '@voyage/ui/base/story-cards.ts';
import { check } from '@voyage/ui/base/story-check.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta<typeof CardFacts> = {
  title: 'Components/Travel/CardFacts',
  component: CardFacts,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Short facts on a card, in a line that breaks between them. Screen readers announce a list.

**Do** write two to four facts of a few words each, the most important first.

**Do not** write a sentence as a fact, and do not separate facts by dots or bars: the space between them does.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CardFacts>;

export const ThreeFacts: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <CardFacts
        facts={[
          t('stays.card.opened', { year: '1928' }),
          t('stays.card.renovated', { year: '2021' }),
          t('stays.card.rooms', { count: 142 }),
        ]}
      />
    );
  },
};
const brand = story(
  'Aurelian Gardens Hotels and Residences',
  '奧瑞廉花園酒店與酒店式公寓',
  '奥瑞廉花园酒店与酒店式公寓',
  'オーレリアン・ガーデンズ・ホテルズ・アンド・レジデンシズ',
);
const district = story(
  'Two minutes from the esplanade on foot',
  '步行兩分鐘可抵海濱大道',
  '步行两分钟可达海滨大道',
  'エスプラネードまで徒歩2分',
);
/** A fact that does not fit wraps to the next line. */
export const LongFacts: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <CardFacts
        facts={[
          <a key="brand" href="#brand" style={{ color: 'inherit' }}>
            {pick(brand)}
          </a>,
          pick(district),
          t('stays.card.rooms', { count: 1_142 }),
        ]}
      />
    );
  },
};
export const OneFact: Story = {
  render: (_args, context) => (
    <CardFacts facts={[wordsOf(context).t('stays.card.opened', { year: '1928' })]} />
  ),
};
const name = story('Casa Lumina', '流明之家', '流明之家', 'カーサ・ルミナ');
/** Without facts, neither an empty list nor its space is left. */
export const NoFacts: Story = {
  render: (_args, context) => (
    <>
      <p className={text.body}>{wordsOf(context).pick(name)}</p>
      <CardFacts facts={[]} />
    </>
  ),
  play: ({ canvas }) => {
    check(canvas.queryByRole('list') === null, 'an empty list is left');
  },
};
