import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RateFault } from '@voyage/domain/rate-sums.ts';
import { firstHotel } from '../../testing/memory-inventory/hotel.ts';
import { memorySupplier } from '../../testing/memory-inventory/supplier.ts';
import { onObserved } from '../platform/observed.ts';
import { withValidRates } from './valid-rates.ts';
import type { SupplierRate } from './supplier.ts';

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: [{ adults: 2, childAges: [] }] };
const query = { hotelId: firstHotel, stay, locale: 'en' as const, memberRates: true };
let counted: RateFault[];
let logged: object[];
let stop: () => void;
beforeEach(() => {
  counted = [];
  logged = [];
  stop = onObserved('rateRefused', ({ fault }) => void counted.push(fault));
});
afterEach(() => stop());

/** A supplier whose first rate is another one. */
function selling(change: (rate: SupplierRate) => Partial<SupplierRate>) {
  const supplier = memorySupplier(() => new Date('2026-11-10T00:00:00Z'));
  const changed = (rate: SupplierRate) => ({ ...rate, ...change(rate) });
  return withValidRates(
    {
      ...supplier,
      rates: async (request) =>
        (await supplier.rates(request)).map((rate, i) => (i === 0 ? changed(rate) : rate)),
      priceCheck: async (key, one) => {
        const rate = await supplier.priceCheck(key, one);
        return rate && rate !== 'soldOut' ? changed(rate) : rate;
      },
    },
    { log: { warn: (fields: object) => void logged.push(fields) } as never },
  );
}

it('sells rates that add up', async () => {
  const supplier = selling(() => ({}));
  const rates = await supplier.rates(query);
  expect(rates.length).toBeGreaterThan(1);
  expect(await supplier.priceCheck(rates[0]!, stay)).toMatchObject({ total: rates[0]!.total });
  expect([counted, logged]).toEqual([[], []]);
});

it.each([
  ['lines', ({ lines = [] }) => ({ lines: lines.slice(1) })],
  ['total', ({ total }) => ({ total: total - 1 })],
] as [RateFault, (rate: SupplierRate) => Partial<SupplierRate>][])(
  'neither offers nor prices one with a fault in its %s, and says so',
  async (fault, change) => {
    const all = await selling(() => ({})).rates(query);
    const supplier = selling(change);
    expect(await supplier.rates(query)).toHaveLength(all.length - 1);
    expect(await supplier.priceCheck(all[0]!, stay)).toBeNull();
    expect(counted).toEqual([fault, fault]);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toMatchObject({ supplier: 'memory', planCode: all[0]?.planCode, fault, count: 1 });
  },
);
