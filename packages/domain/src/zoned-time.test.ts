import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayInZone } from './stay-date.ts';
import { existsInZone, instantInZone, taipeiMonth, taipeiMonthRange } from './zoned-time.ts';

describe('instantInZone', () => {
  it.each([
    ['2026-11-21', '15:00', 'Asia/Tokyo', '2026-11-21T06:00:00.000Z'],
    ['2026-07-01', '15:00', 'Europe/London', '2026-07-01T14:00:00.000Z'],
    // gaps: the first instant after them
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', '02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2011-12-30', '15:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    // overlaps: the earlier
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ])('%s %s in %s', (day, time, zone, expected) => {
    expect(instantInZone(day, time, zone).toISOString()).toBe(expected);
  });

  it.each([
    ['2027-02-29', '15:00', 'Asia/Tokyo'],
    ['2026-11-21', '25:00', 'Asia/Tokyo'],
    ['2026-11-21', '3pm', 'Asia/Tokyo'],
    ['2026-11-21', '15:00', 'Asia/Nowhere'],
  ])('rejects %s %s %s', (day, time, zone) => {
    expect(() => instantInZone(day, time, zone)).toThrow(RangeError);
  });

  it('falls on the requested day, or within a day before it', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'Europe/London',
      'Asia/Tokyo',
      'Asia/Taipei',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }).map((n) => addDays('2024-01-01', n)),
        fc.integer({ min: 0, max: 1439 }),
        zone,
        (day, minutes, where) => {
          const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
          const at = instantInZone(day, time, where);
          expect(dayInZone(at, where)).toBe(day);
          expect(instantInZone(addDays(day, 1), time, where).getTime()).toBeGreaterThan(at.getTime());
        },
      ),
    );
  });
});

describe('Taipei months', () => {
  it('changes at 16:00 UTC', () => {
    expect(taipeiMonth(new Date('2026-10-31T15:59:59.999Z'))).toBe('2026-10');
    expect(taipeiMonth(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11');
  });

  it('are consecutive without gaps', () => {
    expect(taipeiMonthRange('2026-12')).toEqual({
      start: new Date('2026-11-30T16:00:00Z'),
      end: new Date('2026-12-31T16:00:00Z'),
    });
    expect(taipeiMonthRange('2026-12').end).toEqual(taipeiMonthRange('2027-01').start);
    expect(() => taipeiMonthRange('2026-13')).toThrow(RangeError);
  });
});

it.each([
  ['2027-03-28', '02:30', 'Europe/Paris', false],
  ['2027-03-28', '03:00', 'Europe/Paris', true],
  ['2027-03-28', '01:59', 'Europe/Paris', true],
  ['2027-03-14', '02:00', 'America/New_York', false],
  ['2027-10-31', '02:30', 'Europe/Paris', true],
  ['2027-04-04', '02:30', 'Asia/Taipei', true],
])('%s %s in %s: %s', (day, time, zone, exists) => {
  expect(existsInZone(day, time, zone)).toBe(exists);
});
