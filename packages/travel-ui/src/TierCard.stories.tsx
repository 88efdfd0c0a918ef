import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { TierCard } from './TierCard.tsx';

const meta: Meta<typeof TierCard> = {
  title: 'Components/Travel/TierCard',
  component: TierCard,
  parameters: {
    docs: {
      description: {
        component: `The member's tier badge. The brand decides what it is: a fine line of text, or a card like a bank card with name and number.

**Do** write the name as in the passport; show it in the member's own area: the member's pages, the order.

**Do not** show the number to anybody but the member, or make the card a button.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TierCard>;

const until = {
  en: 'Until 31 Dec 2027',
  'zh-tw': '有效至 2027年12月31日',
  'zh-cn': '有效至 2027年12月31日',
  ja: '2027年12月31日まで',
};
const of = (level: string, name = 'Mei-Ling Chen'): Story => ({
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <TierCard
        issuer="Membership"
        tier={t(`tier.${level}`)}
        name={name}
        number={t('home.card.number', { number: '1042 8817 3306' })}
        {...(level === 'basic' ? {} : { until: pick(until) })}
      />
    );
  },
});
export const Platinum: Story = of('platinum');
export const Noir: Story = of('noir');
/** Without an expiry date. */
export const Basic: Story = of('basic');
export const LongName: Story = of('elite', 'Maximiliana Alexandra Featherstonehaugh-Cholmondeley');
export const ChineseName: Story = of('platinum', '陳美玲');
