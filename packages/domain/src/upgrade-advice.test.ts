import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upgradeAdvice } from './upgrade-advice.ts';

const basic = { level: 'basic', feeTwd: 0 } as const;
const elite = { level: 'elite', feeTwd: 3_000 } as const;
const platinum = { level: 'platinum', feeTwd: 35_000 } as const;
const year = (...some: number[]) => [...some, ...Array<number>(12 - some.length).fill(0)];

describe('upgradeAdvice', () => {
  it('counts each month separately: free bookings expire with it', () =>
    expect(
      upgradeAdvice({ from: basic, to: elite, bookingsByMonth: year(4, 1, 0, 3), creditTwd: 600 }),
    ).toEqual({
      bookings: 8,
      now: { level: 'basic', feeTwd: 0, paidBookings: 5, totalTwd: 3_000 },
      wanted: { level: 'elite', feeTwd: 3_000, paidBookings: 0, totalTwd: 3_000 },
      savedTwd: 0,
    }));
  it('calculates what is saved', () =>
    expect(
      upgradeAdvice({ from: basic, to: elite, bookingsByMonth: year(4, 4), creditTwd: 600 }).savedTwd,
    ).toBe(600));
  it('advises against a level that costs more than its bookings save', () => {
    expect(upgradeAdvice({ from: basic, to: elite, bookingsByMonth: year(), creditTwd: 600 }).savedTwd).toBe(
      -3_000,
    );
    expect(
      upgradeAdvice({ from: elite, to: platinum, bookingsByMonth: year(11), creditTwd: 600 }).savedTwd,
    ).toBe(3_600 - 35_000);
  });
  it('never charges for bookings at an unlimited level', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 12, maxLength: 12 }), (bookingsByMonth) => {
        const noir = { level: 'noir', feeTwd: 120_000 } as const;
        const { wanted } = upgradeAdvice({ from: platinum, to: noir, bookingsByMonth, creditTwd: 600 });
        expect(wanted).toMatchObject({ paidBookings: 0, totalTwd: 120_000 });
      }),
    ));
});
