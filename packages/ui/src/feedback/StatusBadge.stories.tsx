import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge, type Status } from './StatusBadge.tsx';
import { wordsOf } from '../base/story-words.ts';
import { inline } from '../base/layout.css.ts';

const meta: Meta<typeof StatusBadge> = {
  title: 'Components/Feedback/StatusBadge',
  component: StatusBadge,
  parameters: {
    docs: {
      description: {
        component: `The state of an order in a word and an icon; the colour only repeats it.

**Do** use the texts of the catalog (\`order.status.…\`).

**Do not** use it for anything that can be pressed, or for levels of membership (\`Badge\`).`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof StatusBadge>;
const statuses: Status[] = [
  'pending',
  'payment',
  'confirmed',
  'completed',
  'cancelled',
  'released',
  'failed',
];
const one = (status: Status): Story => ({
  render: (_args, context) => (
    <StatusBadge status={status}>{wordsOf(context).t(`order.status.${status}`)}</StatusBadge>
  ),
});
export const Pending: Story = one('pending');
export const Payment: Story = one('payment');
export const Released: Story = one('released');
export const Confirmed: Story = one('confirmed');
export const Completed: Story = one('completed');
export const Cancelled: Story = one('cancelled');
export const Failed: Story = one('failed');
export const All: Story = {
  render: (_args, context) => (
    <div className={inline.x3}>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status}>
          {wordsOf(context).t(`order.status.${status}`)}
        </StatusBadge>
      ))}
    </div>
  ),
};
