import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, checkStay, dayInZone, daysBetween, isIsoDay, nightsOf, weekday } from './stay-date.ts';
import { instantInZone, taipeiMonth, taipeiMonthRange } from './zoned-time.ts';
import { someLimits } from './testing/some-limits.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01', n));

describe('days', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['26-11-01', false],
    ['2026-11-21', true],
  ])('%s exists: %s', (text, exists) => expect(isIsoDay(text)).toBe(exists));
  it('addDays and daysBetween are inverses', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3000, max: 3000 }), (from, n) => {
        expect(daysBetween(from, addDays(from, n))).toBe(n);
      }),
    );
  });
  it('has one night per day of the stay, in order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (from, n) => {
        const nights = nightsOf(from, addDays(from, n));
        expect(nights).toHaveLength(n);
        expect(nights).toEqual(nights.toSorted());
        expect(addDays(nights.at(-1) ?? '', 1)).toBe(addDays(from, n));
      }),
    );
  });
  it('returns the weekday', () =>
    expect([weekday('2026-11-21'), weekday('2026-11-22'), weekday('2028-02-29')]).toEqual([6, 7, 2]));
  it.each([
    [{ checkIn: '2026-11-20', checkOut: '2026-11-22' }, 'past'],
    [{ checkIn: '2026-11-22', checkOut: '2026-11-22' }, 'order'],
    [{ checkIn: '2026-11-22', checkOut: '2027-01-22' }, 'too-long'],
    [{ checkIn: '2028-01-22', checkOut: '2028-01-24' }, 'too-far'],
    [{ checkIn: '', checkOut: '2026-11-24' }, 'missing'],
    [{ checkIn: '2026-11-21', checkOut: '2026-11-24' }, null],
  ] as const)('%o is %s', (stay, problem) =>
    expect(checkStay({ ...stay, today: '2026-11-21', limits: someLimits })).toBe(problem),
  );
});

describe('time in a zone', () => {
  it.each([
    ['2027-01-14', '15:00', 'Asia/Tokyo', '2027-01-14T06:00:00.000Z'],
    // skipped: 03:00 EDT is the first instant after
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'], // repeated: the earlier one
    ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:00:00.000Z'],
    ['2028-02-29', '15:00', 'Asia/Taipei', '2028-02-29T07:00:00.000Z'],
  ])('%s %s in %s', (on, time, zone, instant) =>
    expect(instantInZone(on, time, zone).toISOString()).toBe(instant),
  );
  it('the month changes at midnight in Taipei', () => {
    expect([
      taipeiMonth(new Date('2026-11-30T15:59:59Z')),
      taipeiMonth(new Date('2026-11-30T16:00:00Z')),
    ]).toEqual(['2026-11', '2026-12']);
    expect(taipeiMonthRange('2026-12').start.toISOString()).toBe('2026-11-30T16:00:00.000Z');
  });
  it('is the same day in a zone for 24 hours (23 or 25 when clocks change)', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('Asia/Tokyo', 'America/New_York', 'Europe/London', 'Pacific/Auckland'),
        (on, zone) => {
          const start = instantInZone(on, '00:00', zone);
          expect(dayInZone(start, zone)).toBe(on);
          expect(dayInZone(new Date(start.getTime() - 1000), zone)).toBe(addDays(on, -1));
        },
      ),
      { numRuns: 200 },
    );
  });
});
