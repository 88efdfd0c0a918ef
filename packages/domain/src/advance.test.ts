import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShortNotice, prepaymentRequestDay } from './advance.ts';
import { addDays, compareDays, weekday } from './stay-date.ts';

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days));

it('advises to book fourteen days ahead', () => {
  expect(isShortNotice('2027-03-15', '2027-03-01')).toBe(false);
  expect(isShortNotice('2027-03-14', '2027-03-01')).toBe(true);
  expect(isShortNotice('2027-03-01', '2027-03-01')).toBe(true);
});

it('accepts a prepayment request until three working days before an arrival in Taiwan', () => {
  // Friday: Thursday, Wednesday, Tuesday
  expect(prepaymentRequestDay('2027-03-12', 'domestic')).toBe('2027-03-09');
  expect(prepaymentRequestDay('2027-03-15', 'domestic')).toBe('2027-03-10'); // Monday: over a weekend
});

it('accepts it until seven working days before an arrival elsewhere', () => {
  expect(prepaymentRequestDay('2027-03-12', 'international')).toBe('2027-03-03');
  expect(prepaymentRequestDay('2027-03-14', 'international')).toBe('2027-03-04'); // a Sunday does not count
});

it('always ends on a working day with exactly that many working days before the arrival', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('domestic' as const, 'international' as const), (checkIn, kind) => {
      const last = prepaymentRequestDay(checkIn, kind);
      let working = 0;
      for (let at = last; compareDays(at, checkIn) < 0; at = addDays(at, 1))
        if (weekday(at) <= 5) working += 1;
      expect(weekday(last)).toBeLessThanOrEqual(5);
      expect(working).toBe(kind === 'domestic' ? 3 : 7);
    }),
  );
});
