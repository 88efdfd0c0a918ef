import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billedCharge, chargeOf, refundOf } from './prepaid.ts';

const table = { base: 'USD', asOf: '2026-11-20', rates: { TWD: 31.2, EUR: 0.86, JPY: 154.3 } };

describe('the charge of a prepaid stay', () => {
  test.each([
    [{ amount: 100_00, currency: 'USD' }, 3120, 31.2],
    [{ amount: 1_234_56, currency: 'EUR' }, 44_789, 36.27907],
    [{ amount: 62_000, currency: 'JPY' }, 12_537, 0.2022035],
    [{ amount: 35_000, currency: 'TWD' }, 35_000, 1],
  ])('%j is %i dollars', (total, amountTwd, rate) => {
    expect(chargeOf(total, table)).toEqual({ amountTwd, rate, asOf: '2026-11-20' });
  });

  test('is what a supplier bills, to the dollar, and nothing if it bills in another currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (amount) => {
        const charge = billedCharge({ amount, currency: 'TWD' }, '2026-11-20');
        expect(charge).toEqual({ amountTwd: amount, rate: null, asOf: '2026-11-20' });
      }),
    );
    expect(billedCharge({ amount: 100_00, currency: 'USD' }, '2026-11-20')).toBeNull();
    expect(billedCharge({ amount: 0, currency: 'TWD' }, '2026-11-20')).toBeNull();
  });

  test('rejects a currency without a rate, and a charge of nothing', () => {
    expect(chargeOf({ amount: 100, currency: 'XAF' }, table)).toBeNull();
    expect(chargeOf({ amount: 0, currency: 'EUR' }, table)).toBeNull();
    expect(chargeOf({ amount: 1, currency: 'JPY' }, table)).toBeNull(); // a fifth of a dollar
    expect(
      chargeOf({ amount: 100, currency: 'EUR' }, { base: 'USD', asOf: '', rates: { EUR: 0.86 } }),
    ).toBeNull();
  });
});

describe('the refund', () => {
  test.each([
    [{ chargedTwd: 12_345, total: 300_00, penalty: 0 }, 12_345],
    [{ chargedTwd: 12_345, total: 300_00, penalty: 300_00 }, 0],
    [{ chargedTwd: 12_345, total: 300_00, penalty: 100_00 }, 8230],
    [{ chargedTwd: 5, total: 2, penalty: 1 }, 3], // 2.5
    [{ chargedTwd: 1, total: 3, penalty: 2 }, 0],
    [{ chargedTwd: 2_000_000_000, total: 2_000_000_001, penalty: 1 }, 1_999_999_999],
  ])('%j: %i', (given, back) => {
    expect(refundOf(given)).toBe(back);
  });

  const amount = fc.integer({ min: 1, max: 2_000_000_000 });
  test('is between zero and the charge, within half a dollar of the exact share, and falls as the penalty rises', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (chargedTwd, total, one, other) => {
        const [less, more] = [one % (total + 1), other % (total + 1)].toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const [back, backOfMore] = [
          refundOf({ chargedTwd, total, penalty: less }),
          refundOf({ chargedTwd, total, penalty: more }),
        ];
        expect(back).toBeGreaterThanOrEqual(backOfMore);
        expect(backOfMore).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(chargedTwd);
        const twice = 2n * BigInt(chargedTwd) * BigInt(total - less) - 2n * BigInt(back) * BigInt(total);
        expect(twice <= BigInt(total) && twice >= -BigInt(total)).toBe(true);
      }),
    );
  });

  test('rejects amounts that are not integers', () => {
    expect(() => refundOf({ chargedTwd: 1.5, total: 3, penalty: 1 })).toThrow(RangeError);
    expect(() => refundOf({ chargedTwd: 1, total: 3, penalty: -1 })).toThrow(RangeError);
  });
});
