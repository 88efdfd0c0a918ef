import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
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
        component: `Shows how much of something has been reached or used: nights towards a level, bookings of a month.

**Do** show the figures beside it; the bar alone says too little.

**Do not** use it while something loads (a \`Skeleton\` or a busy button does that), or to put pressure on people.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

const label = {
  en: 'Bookings this month',
  'zh-tw': '本月訂房次數',
  'zh-cn': '本月订房次数',
  ja: '今月のご予約',
};
const Used = ({ words, used }: { words: StoryWords; used: number }) => (
  <ProgressBar
    label={words.pick(label)}
    value={used}
    max={10}
    text={words.pick({
      en: `${used} of 10`,
      'zh-tw': `${used} / 10 次`,
      'zh-cn': `${used} / 10 次`,
      ja: `10回中${used}回`,
    })}
  />
);

export const None: Story = { render: (_args, context) => <Used words={wordsOf(context)} used={0} /> };
export const Some: Story = { render: (_args, context) => <Used words={wordsOf(context)} used={3} /> };
export const All: Story = { render: (_args, context) => <Used words={wordsOf(context)} used={10} /> };
export const LongText: Story = {
  render: (_args, context) => (
    <div style={{ maxWidth: '16rem' }}>
      <ProgressBar
        label={wordsOf(context).t('brand.home.bookings')}
        value={7}
        max={10}
        text={wordsOf(context).t('booking.quota.paid', { count: 3 })}
      />
    </div>
  ),
};
