import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { story } from './story-cards.ts';
import { wordsOf } from './story-words.ts';
import { Tooltip } from './Tooltip.tsx';
import * as css from './Tooltip.css.ts';

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  decorators: [
    (Story) => (
      <div style={{ padding: '5rem 1rem', minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A few words about a button, while it is pointed at or focused; a press shows them too, for fingers. Escape hides them, and the pointer may rest on them (WCAG 1.4.13).

**Do** keep it to a sentence; describe with it, and name the button itself.

**Do not** put a link, a price or a condition into it: what must be read stands on the page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

const about = story('About this amount', '關於此金額', '关于此金额', 'この金額について');
const sign = (context: Parameters<typeof wordsOf>[0], text: string) => (
  <Tooltip text={text}>
    {(described) => (
      <button type="button" className={css.sign} aria-label={wordsOf(context).pick(about)} {...described}>
        <Info size={18} aria-hidden />
      </button>
    )}
  </Tooltip>
);
const focused: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await canvas.findByRole('tooltip');
};
export const Hidden: Story = {
  render: (_args, context) => (
    <div>NT$45,200 {sign(context, wordsOf(context).t('site.approx.note', { day: '12 Mar 2027' }))}</div>
  ),
};
export const Focused: Story = { ...Hidden, play: focused };
export const LongText: Story = {
  render: (_args, context) => <div>NT$45,200 {sign(context, wordsOf(context).t('site.legal'))}</div>,
  play: focused,
};
/** Near the edge of the window it opens inwards. */
export const AtTheEdge: Story = {
  render: (_args, context) => (
    <div style={{ textAlign: 'end' }}>
      NT$45,200 {sign(context, wordsOf(context).t('site.approx.note', { day: '12 Mar 2027' }))}
    </div>
  ),
  play: focused,
};
/** If there is no room above, it opens below. */
export const AtTheTop: Story = {
  render: (_args, context) => (
    <div style={{ position: 'absolute', insetBlockStart: 0 }}>
      NT$45,200 {sign(context, wordsOf(context).t('site.approx.note', { day: '12 Mar 2027' }))}
    </div>
  ),
  play: focused,
};
