import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBars, roundStep } from './price-bars.ts';

describe('the distribution of prices', () => {
  test.each([
    [0, 1],
    [1.2, 2],
    [7, 10],
    [21, 25],
    [2.2, 5],
    [300, 500],
    [1000, 1000],
  ])('a bar at least %d wide is %d wide', (least, step) => expect(roundStep(least)).toBe(step));

  test('no prices make no bars, and one price makes one', () => {
    expect(priceBars([])).toEqual({ from: 0, step: 1, counts: [] });
    expect(priceBars([420])).toEqual({ from: 420, step: 1, counts: [1] });
  });
  test('one expensive hotel does not flatten the others', () => {
    const { counts } = priceBars([...Array.from({ length: 99 }, (_, i) => 400 + i * 4), 40_000]);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(10);
    expect(counts.at(-1)).toBeGreaterThanOrEqual(1);
  });
  test('every price is in the right bar, and no more bars than fit side by side', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 300 }),
        (prices) => {
          const { from, step, counts } = priceBars(prices);
          expect(counts.length).toBeLessThanOrEqual(24);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
          for (const [i, count] of counts.slice(0, -1).entries())
            expect(count).toBe(
              prices.filter((price) => price >= from + i * step && price < from + (i + 1) * step).length,
            );
        },
      ),
    );
  });
});
