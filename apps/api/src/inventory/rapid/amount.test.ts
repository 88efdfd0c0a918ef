import { minorDigits } from '@voyage/domain/currency.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactMoney, sumOf } from './amount.ts';

test.each([
  ['702.00', 'CAD', 70_200],
  ['702', 'CAD', 70_200],
  ['-0.5', 'USD', -50],
  ['-0.00', 'USD', 0],
  ['15320.00', 'TWD', 15_320],
  ['1.500', 'KWD', 1500],
  ['0000.10', 'USD', 10],
])('%s %s', (value, currency, amount) => {
  expect(exactMoney({ value, currency })).toEqual({ amount, currency });
});

test.each([
  ['15320.40', 'TWD'],
  ['1.005', 'USD'],
  ['', 'USD'],
  ['1e3', 'USD'],
  ['1,000.00', 'USD'],
  ['.5', 'USD'],
  ['99999999999999999', 'USD'],
])('%s %s is no amount that could be charged', (value, currency) => {
  expect(exactMoney({ value, currency })).toBeNull();
});

test('every amount is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.constantFrom('TWD', 'USD', 'JPY', 'KWD'),
      fc.nat(3),
      (amount, currency, zeros) => {
        const digits = minorDigits(currency);
        const text = String(Math.abs(amount)).padStart(digits + 1, '0');
        const [whole, fraction] = digits === 0 ? [text, ''] : [text.slice(0, -digits), text.slice(-digits)];
        const decimals = fraction + '0'.repeat(zeros);
        const value = `${amount < 0 ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
        expect(exactMoney({ value, currency })).toEqual({ amount: amount === 0 ? 0 : amount, currency });
      },
    ),
  );
});

test('only amounts of one currency have a sum', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(sumOf([usd(1), usd(2)])).toEqual(usd(3));
  expect(sumOf([usd(1), { amount: 2, currency: 'CAD' }])).toBeNull();
  expect(sumOf([usd(1), null])).toBeNull();
  expect(sumOf([])).toBeNull();
});
