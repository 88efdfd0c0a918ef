import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';
import { deadline, wordsOf, type StoryWords } from '../base/story-words.ts';
import { text } from '../base/typography.css.ts';

const meta: Meta<typeof Accordion> = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '46rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Questions that open to show their answers. Uses the browser's own \`details\`: it works before the script loads, and the browser's search finds closed content.

**Do** write the title as the guest would ask it; open the one that most people need; leave others open when one opens, unless they exclude each other.

**Do not** hide what must be read before booking, such as the cost of cancelling.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Accordion>;

const questions = ({ t, pick }: StoryWords) => [
  {
    id: 'pay',
    title: pick({
      en: 'When do I pay?',
      'zh-tw': '什麼時候付款？',
      'zh-cn': '什么时候付款？',
      ja: 'お支払いはいつですか',
    }),
    content: <p className={text.body}>{t('booking.guarantee', { currency: 'EUR' })}</p>,
  },
  {
    id: 'cancel',
    title: pick({
      en: 'Until when can I cancel?',
      'zh-tw': '何時前可以取消？',
      'zh-cn': '何时前可以取消？',
      ja: 'キャンセルの期限を知りたい',
    }),
    content: <p className={text.body}>{t('booking.deadline.hotel', { deadline: pick(deadline) })}</p>,
  },
  {
    id: 'credit',
    title: pick({
      en: 'What does the credit of US$100 pay for?',
      'zh-tw': 'US$100 抵用金可用於哪些項目？',
      'zh-cn': 'US$100 消费额度可用于哪些项目？',
      ja: 'US$100分のクレジットの使い道を知りたい',
    }),
    content: <p className={text.body}>{t('stays.detail.credit')}</p>,
  },
];

export const Closed: Story = {
  render: (args, context) => <Accordion {...args} items={questions(wordsOf(context))} />,
};
export const OneOpen: Story = {
  render: (args, context) => (
    <Accordion
      {...args}
      items={questions(wordsOf(context)).map((item) => ({ ...item, open: item.id === 'cancel' }))}
    />
  ),
};
/** One closes when another opens. */
export const OneAtATime: Story = {
  args: { single: true },
  render: (args, context) => (
    <Accordion
      {...args}
      items={questions(wordsOf(context)).map((item) => ({ ...item, open: item.id === 'pay' }))}
    />
  ),
};
export const LongText: Story = {
  render: (args, context) => (
    <div style={{ maxWidth: '18rem' }}>
      <Accordion
        {...args}
        items={questions(wordsOf(context)).map((item) => ({
          ...item,
          title: `${item.title} ${wordsOf(context).t('booking.quota.kept')}`,
          open: true,
        }))}
      />
    </div>
  ),
};
