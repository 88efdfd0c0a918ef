import type { Meta, StoryObj } from '@storybook/react-vite';
import { check } from '@voyage/ui/base/story-check.ts';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { PriceSpace } from './PriceSpace.tsx';
import { RatePrices } from './RatePrices.tsx';

const meta: Meta<typeof PriceSpace> = {
  title: 'Components/Travel/PriceSpace',
  component: PriceSpace,
  parameters: {
    docs: {
      description: {
        component: `The place of a price that a supplier is asked for, exactly as high as a \`RatePrices\`, so that a list stays where it is while prices come.

**Do** say in it, once the answer is there, why there is no price, and what can be done.

**Do not** use it where a price is known, or never comes.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PriceSpace>;

/** A price that has come, and the place of one that has not. */
const Both = ({ words: { t }, count, nightly }: { words: StoryWords; count: 1 | 2; nightly: boolean }) => {
  const align = nightly ? 'start' : 'end';
  return (
    <div style={{ maxWidth: '14rem', display: 'grid', gap: '1rem', alignItems: 'start' }}>
      <RatePrices
        rates={[
          { terms: t('stays.filters.breakfast'), amount: '€1,360' },
          { terms: t('stays.card.free'), amount: '€1,592' },
        ].slice(0, count)}
        unit={t('stays.card.total', { rooms: 1, nights: 3 })}
        nightly={nightly ? t('stays.card.night', { amount: '€453', rooms: 1 }) : undefined}
        align={align}
      />
      <PriceSpace rates={count} nightly={nightly} waiting align={align}>
        {null}
      </PriceSpace>
    </div>
  );
};
const isAsHigh: Story['play'] = ({ canvasElement }) => {
  const [price, space] = canvasElement.querySelector('[style]')?.children ?? [];
  const heights = [price, space].map((one) => one?.getBoundingClientRect().height ?? 0);
  check(
    heights[0] !== undefined && heights[0] > 60 && Math.abs(heights[0] - (heights[1] ?? 0)) < 0.5,
    `the place and the price are ${heights.join(' and ')} high`,
  );
};
export const Waiting: Story = {
  render: (_args, context) => <Both words={wordsOf(context)} count={1} nightly />,
  play: isAsHigh,
};
export const InAColumn: Story = {
  render: (_args, context) => <Both words={wordsOf(context)} count={2} nightly={false} />,
  play: isAsHigh,
};
/** No price came. */
export const Instead: Story = {
  render: (_args, context) => (
    <PriceSpace nightly={false}>{wordsOf(context).t('stays.card.noPrice')}</PriceSpace>
  ),
};
