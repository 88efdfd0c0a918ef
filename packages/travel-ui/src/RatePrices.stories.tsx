import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '@voyage/ui/base/story-cards.ts';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { RatePrices } from './RatePrices.tsx';

const meta: Meta<typeof RatePrices> = {
  title: 'Components/Travel/RatePrices',
  component: RatePrices,
  parameters: {
    docs: {
      description: {
        component: `What a stay costs by each rate that a visitor may choose, with its terms above and in equal size, so that no page shows a price that the next one does not ask for.

**Do** say the terms that make the difference; give every total for the same nights and rooms.

**Do not** show more than two, strike one out for another, or emphasise one of them: \`Price\` is for a single amount.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof RatePrices>;

const lowest = story(
  'Room only, non-refundable',
  '純住宿，不可退款',
  '仅含住宿，不可退款',
  '素泊まり・返金不可',
);
const ofMember = story(
  'Member rate, free cancellation',
  '會員房價，可免費取消',
  '会员房价，可免费取消',
  '会員料金・無料キャンセル可',
);
const ratesOf = ({ pick, t }: StoryWords, converted: boolean) => [
  {
    terms: pick(lowest),
    amount: '€1,360',
    beside: converted ? t('site.approx', { amount: 'NT$47,600' }) : undefined,
  },
  {
    terms: pick(ofMember),
    amount: '€1,592',
    beside: converted ? t('site.approx', { amount: 'NT$55,720' }) : undefined,
  },
];
const unit = ({ t }: StoryWords) => t('stays.card.total', { rooms: 1, nights: 3 });

export const TwoRates: Story = {
  render: (_args, context) => {
    const words = wordsOf(context);
    return (
      <RatePrices
        rates={ratesOf(words, false)}
        unit={unit(words)}
        nightly={words.t('stays.card.night', { amount: '€453 / €531', rooms: 1 })}
      />
    );
  },
};
/** The member rate can be the lowest: then there is one. */
export const OneRate: Story = {
  render: (_args, context) => {
    const words = wordsOf(context);
    return <RatePrices rates={ratesOf(words, true).slice(1)} unit={unit(words)} />;
  },
};
/** At the end of a row, with the amounts below each other. */
export const InAColumn: Story = {
  render: (_args, context) => {
    const words = wordsOf(context);
    return (
      <div style={{ maxWidth: '14rem' }}>
        <RatePrices rates={ratesOf(words, true)} unit={unit(words)} align="end" />
      </div>
    );
  },
};
