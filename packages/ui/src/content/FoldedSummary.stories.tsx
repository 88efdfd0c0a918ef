import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../base/typography.css.ts';
import { hotel, wordsOf } from '../base/story-words.ts';
import { FoldedSummary } from './FoldedSummary.tsx';

const meta: Meta<typeof FoldedSummary> = {
  title: 'Components/Content/FoldedSummary',
  component: FoldedSummary,
  parameters: {
    docs: {
      description: {
        component: `What is being paid for, above the form on a phone: one line with what and how much, which expands when pressed. On a wider page the whole summary is shown beside the form.

**Do** repeat the total of the summary in the line.

**Do not** put a field or a choice in it.`,
      },
    },
  },
  render: (_args, context) => {
    const { name, room } = wordsOf(context).pick(hotel);
    return (
      <FoldedSummary name={name} total="NT$48,600">
        <p className={text.body}>{room}</p>
      </FoldedSummary>
    );
  },
};
export default meta;
type Story = StoryObj<typeof FoldedSummary>;

export const Folded: Story = {};
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [line] = canvas.queryAllByRole('button'); // none on a wide page
    if (line) await userEvent.click(line);
  },
};
