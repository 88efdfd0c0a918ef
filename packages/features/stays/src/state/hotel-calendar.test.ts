import type { CalendarDay } from '@voyage/contracts/hotel.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { expect, test } from 'vitest';
import { nearestDays } from './hotel-calendar.ts';

/** Days from 1 March on: `x` can begin a stay, `-` cannot. */
const daysOf = (pattern: string): CalendarDay[] =>
  [...pattern].map((sign, i) => ({
    day: addDays('2027-03-01', i),
    rate: null,
    stay: sign === 'x' ? { amount: 100, currency: 'EUR' } : null,
  }));

test.each([
  ['xxxxxxx', [3, 4, 6]],
  ['x-----x', [1, 7]],
  ['----x--', []],
  ['-----xxxxx', [6, 7, 8]],
])('of %s, around the fifth: %j', (pattern, nearest) =>
  expect(nearestDays(daysOf(pattern), '2027-03-05').map(({ day }) => Number(day.slice(8)))).toEqual(nearest),
);
