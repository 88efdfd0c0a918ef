import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Clock } from './countdown.ts';
import { Countdown } from './Countdown.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Countdown> = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A time limit that can be extended (WCAG 2.2.1): how long a price is held, how long a code is valid. It is announced at five minutes and at one, and otherwise stays silent.

**Do** say what expires; let the reader get more time with one press; say what to do when time is up.

**Do not** use it to hurry anybody: no limit that is not real.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Countdown>;

const minutes = (count: number) => count * 60_000;
/** Stopped, so that screenshots are identical every time. */
const still: Clock = { now: () => 0, every: () => () => undefined };
const words4 = {
  en: {
    label: 'We hold this price for you',
    extend: 'Hold it longer',
    over: 'The time is over. Nothing has been booked; the price is asked for again when you go on.',
    said: (count: number) => (count === 1 ? 'One minute is left.' : `${count} minutes are left.`),
  },
  'zh-tw': {
    label: '我們為您保留此價格',
    extend: '延長保留',
    over: '保留時間已到，尚未訂房；繼續時會重新查詢價格。',
    said: (count: number) => `還剩 ${count} 分鐘。`,
  },
  'zh-cn': {
    label: '我们为您保留此价格',
    extend: '延长保留',
    over: '保留时间已到，尚未预订；继续时会重新查询价格。',
    said: (count: number) => `还剩 ${count} 分钟。`,
  },
  ja: {
    label: 'この料金を確保しています',
    extend: '確保を延長する',
    over: '確保の時間が終わりました。予約は成立していません。続けると料金を改めてお調べします。',
    said: (count: number) => `残り${count}分です。`,
  },
};

function Holding({
  words,
  first,
  clock = still,
  extends: can = true,
}: {
  words: StoryWords;
  first: number;
  clock?: Clock;
  extends?: boolean;
}) {
  const { label, extend, over, said } = words.pick(words4);
  const [deadline, setDeadline] = useState(() => clock.now() + first);
  return (
    <Countdown
      clock={clock}
      deadline={deadline}
      label={label}
      announce={said}
      expiredText={over}
      {...(can ? { extendLabel: extend, onExtend: () => setDeadline(clock.now() + minutes(15)) } : {})}
    />
  );
}
export const Long: Story = {
  render: (_args, context) => <Holding words={wordsOf(context)} first={minutes(14) + 32_000} />,
};
export const FiveMinutes: Story = {
  render: (_args, context) => <Holding words={wordsOf(context)} first={minutes(5)} />,
};
export const OneMinute: Story = {
  render: (_args, context) => <Holding words={wordsOf(context)} first={minutes(1)} />,
};
export const Expired: Story = { render: (_args, context) => <Holding words={wordsOf(context)} first={0} /> };
/** For something that cannot be extended, such as a code: say nearby how to get a new one. */
export const CannotBeExtended: Story = {
  render: (_args, context) => <Holding words={wordsOf(context)} first={minutes(9) + 5000} extends={false} />,
};
