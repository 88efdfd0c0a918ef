import { convertMoney, toMajor } from './money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeRates } from './exchange-rates.ts';

const table = { base: 'USD', asOf: '2026-11-25', rates: { TWD: 31.2, JPY: 154.5, EUR: 0.92 } };

test('each rate once, with the currency worth more first', () => {
  expect(exchangeRates(['JPY', 'EUR', 'JPY', 'TWD'], 'TWD', table, 'en')).toEqual([
    'NT$1 = JPY 4.952',
    '€1 = NT$33.91',
  ]);
  expect(exchangeRates(['USD'], 'TWD', table, 'en')).toEqual(['US$1 = NT$31.2']);
});
test('none for the same currency, or for one that the table does not know', () => {
  expect(exchangeRates(['TWD'], 'TWD', table, 'en')).toEqual([]);
  expect(exchangeRates(['XXX'], 'TWD', table, 'en')).toEqual([]);
  expect(exchangeRates(['JPY'], 'XXX', table, 'en')).toEqual([]);
});
test('the rate is the one that amounts are converted at', () => {
  const currency = fc.constantFrom('USD', 'TWD', 'JPY', 'EUR');
  fc.assert(
    fc.property(currency, currency, (from, to) => {
      fc.pre(from !== to);
      const [shown = ''] = exchangeRates([from], to, table, 'en');
      const figure = Number(/ = \D*([\d.,]+)$/.exec(shown)?.[1]?.replaceAll(',', ''));
      const amount = { amount: 100_000_000, currency: from };
      const rate = toMajor(convertMoney(amount, to, table)) / toMajor(amount);
      expect(figure / Math.max(rate, 1 / rate)).toBeCloseTo(1, 3);
    }),
  );
});
