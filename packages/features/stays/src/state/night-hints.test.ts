import { expect, test } from 'vitest';
import { hintFigures, lowLine } from './night-hints.ts';

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

test('a price under a day is short, and has a separator as everywhere', () => {
  const written = (amount: number) =>
    (['zh-tw', 'zh-cn', 'ja', 'en'] as const).map((l) => hintFigures(l).format(amount));
  expect(written(980)).toEqual(['980', '980', '980', '980']);
  expect(written(1180)).toEqual(['1,180', '1,180', '1,180', '1.18k']);
  expect(written(61_250)).toEqual(['6.13萬', '6.13万', '6.13万', '61.3k']);
});
