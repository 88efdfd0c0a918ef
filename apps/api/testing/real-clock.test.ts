import { expect, test } from 'vitest';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { stayAhead, untilMonthEnd } from './real-clock.ts';

test.each([
  ['2026-11-30T15:59:59.000Z', 1_000],
  ['2026-11-30T16:00:00.000Z', 31 * 86_400_000],
  ['2026-12-31T15:59:00.000Z', 60_000],
  ['2028-02-29T15:00:00.000Z', 3_600_000],
])('at %s the month in Taipei ends in %d ms', (now, left) => {
  expect(untilMonthEnd(new Date(now))).toBe(left);
});

test('a stay has the same number of nights at any time, and is far enough ahead that midnight does not change its price', () => {
  const { checkIn, checkOut } = stayAhead(40, 3);
  expect(daysBetween(checkIn, checkOut)).toBe(3);
  expect(() => stayAhead(30)).toThrow(RangeError);
});
