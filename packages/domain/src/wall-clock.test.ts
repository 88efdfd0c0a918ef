import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClock, wallClockByIntl } from './wall-clock.ts';

const zones = [
  'Asia/Taipei',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'UTC',
];

test('day and time at a clock, to the minute', () => {
  const at = new Date('2026-12-18T06:00:59Z');
  expect(zones.slice(0, 5).map((zone) => wallClock(at, zone))).toEqual([
    '2026-12-18T14:00',
    '2026-12-18T15:00',
    '2026-12-18T11:45',
    '2026-12-18T07:00',
    '2026-12-18T01:00',
  ]);
});

test('is the same with and without Temporal', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
      expect(wallClockByIntl(at, zone)).toBe(wallClock(at, zone));
    }),
  );
});

test.each([wallClock, wallClockByIntl])('refuses an invalid date and an unknown zone', (clock) => {
  expect(() => clock(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  expect(() => clock(new Date(0), 'Nowhere/Town')).toThrow(RangeError);
});
