import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';
import { StruckPrice } from './StruckPrice.tsx';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';

const meta: Meta<typeof Price> = {
  title: 'Components/Travel/Price',
  component: Price,
  parameters: {
    docs: {
      description: {
        component: `An amount with what it is for, the approximate amount in the reader's currency, and the list price if there is one.

**Do** say what the amount is for ("per night", "3 nights, tax included"); give the day of the rate with an approximate amount.

**Do not** write "from" alone, strike through a price that was never charged, or colour an amount to create pressure.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Price>;

const words4 = {
  en: {
    night: 'per night, tax and service included',
    about: 'about NT$45,200',
    note: 'At the rate of 12 March 2027',
  },
  'zh-tw': {
    night: '每晚，含稅與服務費',
    about: '約 NT$45,200',
    note: '依 2027年3月12日匯率',
  },
  'zh-cn': {
    night: '每晚，含税和服务费',
    about: '约 NT$45,200',
    note: '按 2027年3月12日汇率',
  },
  ja: {
    night: '1泊あたり、税・サービス料込',
    about: '約 NT$45,200',
    note: '2027年3月12日のレート',
  },
};
const words = (context: Parameters<typeof wordsOf>[0]) =>
  wordsOf(context).pick<(typeof words4)[StoryWords['locale']]>(words4);
const struck = (context: Parameters<typeof wordsOf>[0]) => {
  const { t } = wordsOf(context);
  return { before: t('stays.price.before'), now: t('stays.price.now') };
};
const total = { amount: 136_000, currency: 'EUR' };

export const Plain: Story = {
  render: (_args, context) => (
    <Price locale={wordsOf(context).locale} money={total} unit={words(context).night} />
  ),
};
export const Approximate: Story = {
  render: (_args, context) => (
    <Price
      locale={wordsOf(context).locale}
      money={total}
      unit={words(context).night}
      approximate={{ text: words(context).about, note: words(context).note }}
    />
  ),
};
export const WithListPrice: Story = {
  render: (_args, context) => (
    <Price
      locale={wordsOf(context).locale}
      money={total}
      struck={<StruckPrice amount="€1,520" {...struck(context)} />}
      unit={words(context).night}
      approximate={{ text: words(context).about, note: words(context).note }}
    />
  ),
};
export const Small: Story = {
  render: (_args, context) => (
    <Price
      locale={wordsOf(context).locale}
      size="small"
      money={{ amount: 42_000, currency: 'JPY' }}
      unit={words(context).night}
    />
  ),
};
/** In a column, amounts are aligned at the end. */
export const AtTheEnd: Story = {
  render: (_args, context) => (
    <Price
      locale={wordsOf(context).locale}
      align="end"
      money={total}
      struck={<StruckPrice amount="€1,520" {...struck(context)} />}
      unit={words(context).night}
    />
  ),
};
export const Free: Story = {
  render: (_args, context) => (
    <Price
      locale={wordsOf(context).locale}
      money={{ amount: 0, currency: 'TWD' }}
      struck={<StruckPrice amount="NT$1,000" {...struck(context)} />}
      unit={words(context).night}
    />
  ),
};
/** In a summary: a label above the amount. */
export const Named: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <Price
        locale={wordsOf(context).locale}
        money={{ amount: 136_000, currency: 'EUR' }}
        before={t('stays.card.from')}
        unit={t('stays.card.total', { rooms: 1, nights: 3 })}
      />
    );
  },
};
