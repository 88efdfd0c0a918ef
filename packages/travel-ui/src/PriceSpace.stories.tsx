import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { PriceSpace } from './PriceSpace.tsx';

const meta: Meta<typeof PriceSpace> = {
  title: 'Components/Travel/PriceSpace',
  component: PriceSpace,
  parameters: {
    docs: {
      description: {
        component: `The place of a price that a supplier is asked for, exactly as high as a \`RatePrices\` with one rate, so that a list stays where it is while prices come.

**Do** say in it, once the answer is there, why there is no price, and what can be done.

**Do not** use it where a price is known, or never comes.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PriceSpace>;

export const Waiting: Story = {
  render: () => (
    <PriceSpace nightly waiting>
      {null}
    </PriceSpace>
  ),
};
export const InAColumn: Story = {
  render: () => (
    <div style={{ maxWidth: '14rem' }}>
      <PriceSpace nightly waiting align="end">
        {null}
      </PriceSpace>
    </div>
  ),
};
/** No price came. */
export const Instead: Story = {
  render: (_args, context) => (
    <PriceSpace nightly={false}>{wordsOf(context).t('stays.card.noPrice')}</PriceSpace>
  ),
};
