import { formatMoney, type Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { expect, test } from 'vitest';
import { ratePrices } from './rate-prices.ts';

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const t = ((id: string, values: Record<string, unknown> = {}) =>
  [id, ...Object.values(values)].join(' ')) as unknown as Translate;
const none: Approximations = Object.assign(() => undefined, { locale: 'en' as const, isSettled: true });
const roomOnly = { total: eur(124_050), breakfasts: 0, freeCancellation: false, nonRefundable: true };
const ofMember = { total: eur(151_000), breakfasts: 2, freeCancellation: true, nonRefundable: false };

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
