import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioCards, type RadioCard } from './RadioCards.tsx';
import { story } from '../base/story-cards.ts';
import { deadline, wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof RadioCards> = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards,
  parameters: {
    docs: {
      description: {
        component: `A choice between a few options that need a description: a membership level, a rate. The whole card is the target; the arrow keys work as in any group of radio buttons.

**Do** give each the same facts in the same order; say next to an unavailable one why it is unavailable.

**Do not** preselect the most expensive, or call one "most popular" that is not.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof RadioCards>;

const question = {
  levels: story('Choose your membership', '選擇會員等級', '选择会员等级', '会員種別をお選びください'),
  rates: story('Choose a rate', '選擇方案', '选择方案', 'プランをお選びください'),
};
const gives = {
  basic: story('One booking a month', '每月可訂房 1 次', '每月可预订 1 次', '毎月1回のご予約'),
  elite: story(
    'Ten bookings a month, member rates, two breakfasts a day',
    '每月可訂房 10 次、會員價、每日兩份早餐',
    '每月可预订 10 次、会员价、每日两份早餐',
    '毎月10回のご予約、会員料金、毎日2名様分の朝食',
  ),
  platinum: story(
    'Thirty bookings a month, concierge by chat and telephone',
    '每月可訂房 30 次、線上與電話禮賓',
    '每月可预订 30 次、在线与电话礼宾',
    '毎月30回のご予約、チャットと電話のコンシェルジュ',
  ),
  noir: story(
    'Unlimited bookings, private jet charter',
    '訂房次數不限、私人飛機包機',
    '预订次数不限、私人飞机包机',
    '回数無制限のご予約、プライベートジェット',
  ),
};
const fees = { basic: '', elite: 'NT$3,000', platinum: 'NT$35,000', noir: 'NT$120,000' };
const year = story('a year', '／年', '／年', '／年');

function levels({ t, pick }: StoryWords): RadioCard[] {
  return (['basic', 'elite', 'platinum', 'noir'] as const).map((level) => ({
    value: level,
    title: t(`tier.${level}`),
    text: pick(gives[level]),
    aside: fees[level] ? `${fees[level]} ${pick(year)}` : t('home.fee.none'),
    ...(level === 'noir' ? { disabled: true, note: t('home.invitation') } : {}),
  }));
}
function rates({ t, pick }: StoryWords): RadioCard[] {
  return [
    {
      value: 'free',
      title: t('stays.detail.freeUntil', { deadline: pick(deadline) }),
      text: t('stays.detail.breakfast'),
      aside: '€1,360',
      note: t('stays.card.privileges', { amount: '€412' }),
    },
    {
      value: 'fixed',
      title: t('stays.detail.nonRefundable'),
      text: t('stays.detail.roomOnly'),
      aside: '€1,188',
    },
  ];
}
function Choice({
  words,
  kind,
  first = null,
  ...rest
}: {
  words: StoryWords;
  kind: 'levels' | 'rates';
  first?: string | null;
  error?: string;
  hint?: string;
  columns?: boolean;
}) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <RadioCards
      label={words.pick(question[kind])}
      cards={kind === 'levels' ? levels(words) : rates(words)}
      value={value}
      onChange={setValue}
      {...rest}
    />
  );
}
export const Levels: Story = {
  render: (_args, context) => <Choice words={wordsOf(context)} kind="levels" first="elite" />,
};
export const LevelsInColumns: Story = {
  render: (_args, context) => <Choice words={wordsOf(context)} kind="levels" first="platinum" columns />,
};
export const Rates: Story = {
  render: (_args, context) => <Choice words={wordsOf(context)} kind="rates" first="free" />,
};
export const NothingChosen: Story = {
  render: (_args, context) => (
    <Choice
      words={wordsOf(context)}
      kind="rates"
      hint={wordsOf(context).t('stays.card.total', { rooms: 1, nights: 3 })}
    />
  ),
};
export const WithError: Story = {
  render: (_args, context) => (
    <Choice words={wordsOf(context)} kind="levels" error={wordsOf(context).t('error.required')} />
  ),
};
