import type { Money } from '@voyage/domain/money.ts';
import { expect, test } from 'vitest';
import type { Approximations } from './approximate.ts';
import { shownMoney, writtenAmount } from './written-amount.ts';

const total: Money = { amount: 124_050, currency: 'EUR' };
const approximations = (first: boolean): Approximations =>
  Object.assign(
    (money: Money | undefined, { whole = false }: { whole?: boolean } = {}) =>
      money && {
        first,
        text: whole ? 'about NT$45,200' : 'about NT$45,218',
        amount: 45_218,
        currency: 'TWD',
        note: '',
        noteForAll: '',
      },
    { locale: 'en' as const, isSettled: true },
  );
const none: Approximations = Object.assign(() => undefined, { locale: 'en' as const, isSettled: true });

test('an amount is in the chosen currency, with the hotel’s beside it', () => {
  expect(writtenAmount(approximations(true), total)).toEqual({
    first: 'about NT$45,218',
    beside: '€1,240.50',
    isConverted: true,
  });
});
test('without a choice it is the hotel’s, with the brand’s currency beside it', () => {
  expect(writtenAmount(approximations(false), total)).toEqual({
    first: '€1,240.50',
    beside: 'about NT$45,218',
    isConverted: false,
  });
});
test('in the hotel’s own currency, or without a rate, it is written once', () => {
  expect(writtenAmount(none, total)).toEqual({
    first: '€1,240.50',
    beside: undefined,
    isConverted: false,
  });
});
test('in a list both are rounded to whole units', () => {
  expect(writtenAmount(approximations(true), total, { whole: true })).toEqual({
    first: 'about NT$45,200',
    beside: '€1,241',
    isConverted: true,
  });
});
test('what is drawn is in the currency of what is written', () => {
  expect(shownMoney(approximations(true), total)).toEqual({ amount: 45_218, currency: 'TWD' });
  expect(shownMoney(approximations(false), total)).toEqual(total);
  expect(shownMoney(none, total)).toEqual(total);
});
