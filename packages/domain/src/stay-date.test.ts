import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  checkStay,
  compareDays,
  dayInZone,
  daysBetween,
  isIsoDay,
  nightsOf,
  taipeiDay,
  weekday,
} from './stay-date.ts';
import { someLimits } from './testing/some-limits.ts';

const day = fc.integer({ min: 0, max: 73_000 }).map((n) => addDays('1950-01-01', n));

describe('days', () => {
  it.each(['2028-02-29', '2000-02-29', '2026-12-31'])('%s exists', (value) => {
    expect(isIsoDay(value)).toBe(true);
  });
  it.each([
    '2027-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    '٢٠٢٦-01-01',
  ])('%j does not', (value) => {
    expect(isIsoDay(value)).toBe(false);
  });

  it('addDays and daysBetween are inverses', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, n) => {
        expect(daysBetween(from, addDays(from, n))).toBe(n);
        expect(addDays(addDays(from, n), -n)).toBe(from);
        expect(isIsoDay(addDays(from, n)) || addDays(from, n) < '1900').toBe(true);
      }),
    );
  });

  it('sorts chronologically', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(Math.sign(daysBetween(b, a))).toBe(Math.sign(compareDays(a, b)));
      }),
    );
  });

  it('handles leap days and year ends', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(() => addDays('soon', 1)).toThrow(RangeError);
  });

  it('counts weekdays from Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekday)).toEqual([1, 6, 7]);
    fc.assert(
      fc.property(day, (d) => {
        expect(weekday(addDays(d, 1))).toBe((weekday(d) % 7) + 1);
      }),
    );
  });

  it('lists the nights', () => {
    expect(nightsOf('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29']);
    expect(nightsOf('2026-01-02', '2026-01-02')).toEqual([]);
    expect(nightsOf('2026-01-02', '2026-01-01')).toEqual([]);
  });

  it.each([
    ['2026-11-20T16:00:00Z', 'Asia/Taipei', '2026-11-21'],
    ['2026-11-20T15:59:59Z', 'Asia/Taipei', '2026-11-20'],
    ['2026-11-21T04:59:00Z', 'America/New_York', '2026-11-20'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('at %s in %s it is %s', (now, zone, expected) => {
    expect(dayInZone(new Date(now), zone)).toBe(expected);
  });
});

describe('checkStay', () => {
  const today = '2026-11-21';
  it.each([
    [null, '2026-11-23', 'missing'],
    ['2026-11-22', undefined, 'missing'],
    ['2026-02-30', '2026-11-23', 'missing'],
    ['2026-11-20', '2026-11-23', 'past'],
    ['2026-11-23', '2026-11-23', 'order'],
    ['2026-11-24', '2026-11-23', 'order'],
    [today, '2026-11-22', null],
    [today, addDays(today, someLimits.nights), null],
    [today, addDays(today, someLimits.nights + 1), 'too-long'],
    [addDays(today, someLimits.horizonDays - 1), addDays(today, someLimits.horizonDays), null],
    [addDays(today, someLimits.horizonDays), addDays(today, someLimits.horizonDays + 1), 'too-far'],
  ])('%s to %s: %s', (checkIn, checkOut, problem) => {
    expect(checkStay({ checkIn, checkOut, today, limits: someLimits })).toBe(problem);
  });
});

it('the day in Taipei', () => {
  expect(taipeiDay(new Date('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
  expect(taipeiDay('2026-11-19T16:00:00Z')).toBe('2026-11-20');
});
