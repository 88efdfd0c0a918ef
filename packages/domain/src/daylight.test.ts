import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daylightMinutes } from './daylight.ts';

const longest = { month: 6, day: 21 };
const shortest = { month: 12, day: 21 };
const minutes = (hours: number, rest: number) => hours * 60 + rest;

describe('daylight', () => {
  // Reference values from almanacs
  it.each([
    ['London', 51.51, longest, minutes(16, 38)],
    ['London', 51.51, shortest, minutes(7, 50)],
    ['Reykjavik', 64.15, longest, minutes(21, 8)],
    ['Reykjavik', 64.15, shortest, minutes(4, 7)],
    ['Sydney', -33.87, shortest, minutes(14, 25)],
    ['Quito', -0.22, { month: 3, day: 20 }, minutes(12, 7)],
  ])('in %s at %d°, %o', (_, lat, date, expected) =>
    expect(Math.abs(daylightMinutes(lat, date) - expected)).toBeLessThan(5),
  );

  it.each([
    ['Longyearbyen in July', 78.22, 7],
    ['the North Cape in June', 71.17, 6],
    ['beyond the Antarctic Circle in December', -68, 12],
    ['the North Pole in June', 90, 6],
  ])('never ends at %s', (_, lat, month) => expect(daylightMinutes(lat, { month, day: 15 })).toBe(1440));
  it.each([
    ['Longyearbyen in January', 78.22, 1],
    ['beyond the Antarctic Circle in June', -68, 6],
    ['the South Pole in June', -90, 6],
  ])('does not occur at %s', (_, lat, month) => expect(daylightMinutes(lat, { month, day: 15 })).toBe(0));

  const date = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  it('is never negative or longer than a day', () => {
    fc.assert(
      fc.property(latitude, date, (lat, on) => {
        const light = daylightMinutes(lat, on);
        expect(light).toBeGreaterThanOrEqual(0);
        expect(light).toBeLessThanOrEqual(1440);
      }),
    );
  });
  it('is what the opposite latitude lacks, plus a little that refraction adds to both', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 60, noNaN: true }), date, (lat, on) => {
        const both = daylightMinutes(lat, on) + daylightMinutes(-lat, on);
        expect(both).toBeGreaterThan(1440);
        expect(both).toBeLessThan(1440 + 45);
      }),
    );
  });
  it('grows towards the pole that is tilted to the sun', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 85, noNaN: true }),
        fc.double({ min: 0.5, max: 5, noNaN: true }),
        fc.constantFrom(5, 6, 7),
        (lat, more, month) => {
          const on = { month, day: 15 };
          expect(daylightMinutes(lat + more, on)).toBeGreaterThanOrEqual(daylightMinutes(lat, on));
        },
      ),
    );
  });
});
