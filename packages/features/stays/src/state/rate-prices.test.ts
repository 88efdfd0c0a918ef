import { formatMoney, type Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { expect, test } from 'vitest';
import { ratePrices, totalWords } from './rate-prices.ts';

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const t = ((id: string, values: Record<string, unknown> = {}) =>
  [id, ...Object.values(values)].join(' ')) as unknown as Translate;
const none: Approximations = Object.assign(() => undefined, { locale: 'en' as const, isSettled: true });
const roomOnly = {
  total: eur(124_050),
  feesAtHotel: [],
  breakfasts: 0,
  freeCancellation: false,
  nonRefundable: true,
};
const ofMember = {
  total: eur(151_000),
  feesAtHotel: [],
  breakfasts: 2,
  freeCancellation: true,
  nonRefundable: false,
};

test('both rates are priced, each with the terms that make the difference', () => {
  const [lowest, member, ...others] = ratePrices(t, none, {
    lowest: { ...roomOnly, memberOnly: false },
    member: ofMember,
  });
  expect(lowest?.amount).toBe(formatMoney(eur(124_050), 'en'));
  expect(lowest?.terms).toContain('stays.card.nonRefundable');
  expect(member?.amount).toBe(formatMoney(eur(151_000), 'en'));
  expect(member?.terms).toBe('stays.card.member stays.card.free');
  expect(others).toEqual([]);
});

test.each([
  ['the lowest rate is the member rate', { ...ofMember, memberOnly: true }, ofMember, 'stays.card.member'],
  ['the hotel has none', { ...roomOnly, memberOnly: false }, null, 'stays.card.conditions'],
])('one price where %s', (_, lowest, member, terms) => {
  const prices = ratePrices(t, none, { lowest, member });
  expect(prices).toHaveLength(1);
  expect(prices[0]?.terms).toContain(terms);
});

test('a chosen currency comes first, and the hotel’s stays beside it', () => {
  const inYen = Object.assign(
    ({ amount }: Money = eur(0)) => ({
      text: `JPY ${amount}`,
      amount,
      currency: 'JPY',
      note: '',
      noteForAll: '',
      first: true,
    }),
    { locale: 'en' as const, isSettled: true },
  );
  const [lowest] = ratePrices(
    t,
    inYen,
    { lowest: { ...roomOnly, memberOnly: false }, member: null },
    { whole: true },
  );
  expect(lowest).toMatchObject({ amount: 'JPY 124050', beside: '€1,241' });
});

test('what the hotel collects stands once if it is the same, and otherwise with each rate', () => {
  const fee = (amount: number) => [{ kind: 'cityTax' as const, amount: eur(amount) }];
  const lowest = { ...roomOnly, memberOnly: false, feesAtHotel: fee(46_80) };
  const same = { lowest, member: { ...ofMember, feesAtHotel: fee(46_80) } };
  const span = { rooms: 1, nights: 3 };
  expect(totalWords(t, 'en', span, same)).toContain(formatMoney(eur(46_80), 'en'));
  for (const { terms } of ratePrices(t, none, same)) expect(terms).not.toContain('stays.fee');
  const other = { lowest, member: { ...ofMember, feesAtHotel: fee(93_60) } };
  expect(totalWords(t, 'en', span, other)).not.toContain('stays.fee');
  expect(ratePrices(t, none, other).map(({ terms }) => terms)).toEqual([
    expect.stringContaining(formatMoney(eur(46_80), 'en')),
    expect.stringContaining(formatMoney(eur(93_60), 'en')),
  ]);
});
