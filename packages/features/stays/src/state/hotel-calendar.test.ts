import type { CalendarDay } from '@voyage/contracts/hotel.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { describe, expect, test } from 'vitest';
import { calendarAfter, nearestDays } from './hotel-calendar.ts';

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

describe('once the stay has changed, the calendar of four weeks from 1 March', () => {
  const [shown, today] = ['2027-03-01', '2027-02-10'];
  const staying = (checkIn: string, checkOut: string) => ({
    checkIn,
    checkOut,
    rooms: [{ adults: 2, childAges: [] }],
  });

  test.each([
    ['2027-03-01', '2027-03-03'],
    ['2027-03-26', '2027-03-29'],
  ])('stays where it is for %s to %s', (from, to) =>
    expect(calendarAfter(shown, staying(from, to), today)).toBe(shown),
  );
  test.each([
    ['2027-03-27', '2027-03-30', '2027-03-20'],
    ['2027-02-28', '2027-03-02', '2027-02-21'],
    ['2027-02-12', '2027-02-14', today],
  ])('is that around %s to %s, for a night of it is not shown', (from, to, first) =>
    expect(calendarAfter(shown, staying(from, to), today)).toBe(first),
  );
  test('stays where it is without a stay', () => expect(calendarAfter(shown, undefined, today)).toBe(shown));
});
