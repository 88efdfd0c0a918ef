import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOf } from './prepaid.ts';
import { divide, refundOfRooms, shareOf, type RoomPrices } from './room-shares.ts';

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const amount = fc.nat(2_000_000_000);
/** A stay, and its rooms in the groups in which they are cancelled. */
const stays = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 8 }),
    isSplit: fc.boolean(),
    charged: amount,
    groups: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
    permilles: fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }),
  })
  .map(({ prices, isSplit, charged, groups, permilles }) => {
    const stay: RoomPrices = {
      rooms: prices.length,
      total: sum(prices),
      ...(isSplit ? { roomTotals: prices } : {}),
    };
    const numbered = prices.map((_, index) => index + 1);
    return {
      stay,
      charged,
      groups: [0, 1, 2, 3].map((group) => numbered.filter((number) => groups[number - 1] === group)),
      /** What a window costs at the time of each group, at most the total. */
      penalties: permilles.map((permille) => Math.floor((stay.total * permille) / 1000)),
    };
  });

test('parts are together exactly the amount, each within a unit of its share', () => {
  fc.assert(
    fc.property(amount, fc.array(fc.nat(90_000_000), { minLength: 1, maxLength: 8 }), (whole, weights) => {
      const parts = divide(whole, weights);
      expect(sum(parts)).toBe(whole);
      const all = sum(weights);
      for (const [index, part] of parts.entries()) {
        const exact = all === 0 ? whole / weights.length : (whole * (weights[index] ?? 0)) / all;
        expect(Math.abs(part - exact)).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(divide(65_000, [30_000, 35_000])).toEqual([30_000, 35_000]);
  expect(divide(7, [0, 0])).toEqual([4, 3]);
  expect(divide(7, [])).toEqual([]);
  expect(() => divide(0.5, [1])).toThrow(RangeError);
  expect(() => divide(1, [-1])).toThrow(RangeError);
});

test('what a window costs is divided over the rooms without losing a cent, and no room costs more than its price', () => {
  fc.assert(
    fc.property(stays, ({ stay, groups, penalties: [penalty = 0] }) => {
      expect(sum(groups.map((group) => shareOf(stay, penalty, group)))).toBe(penalty);
      for (const group of groups)
        expect(shareOf(stay, penalty, group)).toBeLessThanOrEqual(shareOf(stay, stay.total, group));
      if (stay.roomTotals) expect(shareOf(stay, stay.total, [1])).toBe(stay.roomTotals[0]);
    }),
  );
});

test('refunds of rooms, in any groups and windows, are together never more than what was charged, and all of it if free', () => {
  fc.assert(
    fc.property(stays, ({ stay, charged, groups, penalties }) => {
      const refunds = (costs: readonly number[]) =>
        sum(
          groups.map((numbers, index) =>
            refundOfRooms(stay, {
              chargedTwd: charged,
              penalty: shareOf(stay, costs[index] ?? 0, numbers),
              numbers,
            }),
          ),
        );
      expect(refunds(penalties)).toBeLessThanOrEqual(charged);
      expect(refunds([0, 0, 0, 0])).toBe(charged);
      expect(refunds(penalties.map(() => stay.total))).toBe(0);
    }),
  );
});

test('all rooms at once are refunded as the whole stay', () => {
  fc.assert(
    fc.property(stays, ({ stay, charged, penalties: [penalty = 0] }) => {
      const numbers = Array.from({ length: stay.rooms }, (_, index) => index + 1);
      expect(refundOfRooms(stay, { chargedTwd: charged, penalty, numbers })).toBe(
        refundOf({ chargedTwd: charged, total: stay.total, penalty }),
      );
    }),
  );
});
