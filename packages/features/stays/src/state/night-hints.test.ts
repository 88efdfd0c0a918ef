import { expect, test } from 'vitest';
import { lowLine } from './night-hints.ts';

const day = (amount: number | null, i: number) => ({
  day: `2027-03-${String(i + 1).padStart(2, '0')}`,
  rate: amount === null ? null : { amount, currency: 'JPY' },
  stay: null,
});
test('the cheapest tenth of the nights on sale', () => {
  expect(lowLine([90, 70, null, 80, 60, 100, 75, 85, 95, 65, 105, 110, 120].map(day))).toBe(65);
  expect(lowLine([50, null, 40].map(day))).toBe(40);
  expect(lowLine([null].map(day))).toBe(0);
});
