import { formatMoney, type Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { expect, test } from 'vitest';
import { privilegesText } from './privileges-text.ts';

// only the id and the values are read
const t = ((id: string, values: object) => `${id} ${JSON.stringify(values)}`) as unknown as Translate;
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const memberRate = {
  total: eur(378_840),
  planName: 'Member rate',
  breakfasts: 2,
  creditUsd: 100,
  privilegesWorth: eur(41_500),
};
const written = (money: Money) => formatMoney(money, 'en');
const of = (cheapest: Parameters<typeof privilegesText>[1], inList = written) =>
  privilegesText(t, cheapest, inList);

test('a lowest rate without privileges says which rate has them, and its total', () => {
  const text = of({ memberOnly: false, privilegesWorth: null, memberRate });
  expect(text).toContain('stays.card.memberRate');
  expect(text).toContain(written(memberRate.total));
});
test('the total and the worth are both in the currency of the list', () => {
  const inYen = (money: { amount: number }) => `JPY ${money.amount}`;
  for (const memberOnly of [true, false]) {
    const text = of({ memberOnly, privilegesWorth: memberRate.privilegesWorth, memberRate }, inYen);
    expect(text).toContain('JPY 41500');
    expect(text).not.toContain('€');
  }
  expect(of({ memberOnly: false, privilegesWorth: null, memberRate }, inYen)).toContain('JPY 378840');
});
test('breakfast alone is not a member privilege', () => {
  const withBreakfast = { memberOnly: false, privilegesWorth: eur(33_000), memberRate: null };
  expect(of(withBreakfast)).toBeUndefined();
});
test('a lowest rate that has the privileges needs no second total', () => {
  const text = of({ memberOnly: true, privilegesWorth: memberRate.privilegesWorth, memberRate });
  expect(text).toContain('stays.card.privileges');
  expect(text).not.toContain(written(memberRate.total));
});
