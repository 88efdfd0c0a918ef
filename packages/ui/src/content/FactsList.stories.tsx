import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactsList, Summary } from './FactsList.tsx';
import { deadline, hotel, wordsOf } from '../base/story-words.ts';
import { heading, secondary, text } from '../base/typography.css.ts';

const meta: Meta<typeof FactsList> = {
  title: 'Components/Content/FactsList',
  component: FactsList,
  subcomponents: { Summary: Summary as never },
  parameters: {
    docs: {
      description: {
        component: `Terms and their values, separated by hairlines; also the summary slip of a booking, with amounts and their total.

**Do** keep the terms short and in the same order everywhere; leave out what is not known (\`null\`, \`false\`); give the total including tax and service.

**Do not** write "from" alone, align words to the right, or use it for a table with more than two columns.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof FactsList>;

export const Facts: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <FactsList
        facts={[
          {
            term: t('stays.detail.address'),
            value: pick({
              en: '48 Avenue de New-York, Trocadéro, Paris',
              'zh-tw': '巴黎特羅卡德羅 Avenue de New-York 48 號',
              'zh-cn': '巴黎特罗卡德罗 Avenue de New-York 48 号',
              ja: 'パリ トロカデロ Avenue de New-York 48',
            }),
          },
          { term: t('stays.filters.since'), value: '1928' },
          { term: t('stays.filters.groups'), value: 'Aurelian Collection' },
          {
            term: t('stays.detail.timesLabel'),
            value: t('stays.detail.times', { in: '15:00', out: '12:00', until: 'anyHour', latest: '' }),
          },
        ]}
      />
    );
  },
};
/** Unknown facts have no row. */
export const SomeUnknown: Story = {
  render: (_args, context) => (
    <FactsList
      facts={[
        { term: wordsOf(context).t('order.bookingNumber'), value: 'V270314-0017' },
        null,
        false,
        { term: wordsOf(context).t('order.payment'), value: wordsOf(context).t('order.payAtHotel') },
      ]}
    />
  ),
};
export const LongText: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <div style={{ maxWidth: '24rem' }}>
        <FactsList
          facts={[
            {
              term: t('order.confirmationNumber'),
              value: 'AURELIANPALACETROCADERO-2027-03-14-DELUXE-RIVER-000017',
            },
            { term: t('stays.detail.policies'), value: t('stays.detail.credit') },
            { term: t('booking.summary.room'), value: `${pick(hotel).name}, ${pick(hotel).room}` },
          ]}
        />
      </div>
    );
  },
};

const summaryDecorators: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: '26rem' }}>
      <Story />
    </div>
  ),
];
export const BookingSummary: Story = {
  decorators: summaryDecorators,
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    const { name, place, room, plan } = pick(hotel);
    return (
      <Summary
        amounts={[
          {
            label: t('booking.summary.rooms', { rooms: 1, nights: 3 }),
            value: '€1,680.00',
          },
          { label: t('booking.summary.service'), value: '€84.00' },
          { label: t('booking.summary.tax'), value: '€176.40' },
        ]}
        total={{ label: t('booking.summary.total'), value: '€1,940.40' }}
        beside={[{ label: t('stays.fee.line', { kind: 'cityTax' }), value: '€46.80' }]}
      >
        <div>
          <h2 className={heading.h3}>{name}</h2>
          <p className={`${text.body} ${secondary}`}>{place}</p>
        </div>
        <FactsList
          facts={[
            {
              term: t('booking.summary.stay'),
              value: t('stays.party', { adults: 2, children: 1, rooms: 1 }),
            },
            { term: t('booking.summary.room'), value: room },
            { term: t('booking.summary.plan'), value: plan },
            {
              term: t('booking.summary.deadline'),
              value: t('booking.deadline.hotel', { deadline: pick(deadline) }),
            },
          ]}
        />
        <p className={`${text.small} ${secondary}`}>{t('stays.card.total', { rooms: 1, nights: 3 })}</p>
      </Summary>
    );
  },
};
/** A price in a currency without decimals, and one of eleven digits. */
export const LargeAmounts: Story = {
  decorators: summaryDecorators,
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <Summary
        amounts={[
          {
            label: t('booking.summary.rooms', { rooms: 1, nights: 28 }),
            value: 'NT$12,345,678',
          },
          {
            label: t('stays.detail.plansNote'),
            value: '−NT$1,234,567',
          },
        ]}
        total={{ label: t('booking.summary.total'), value: 'NT$11,111,111' }}
      />
    );
  },
};
