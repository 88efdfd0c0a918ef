import { expect, test } from 'vitest';
import { axisTop, barStep, barSteps } from './price-axis.ts';

test.each([
  [91_728, 100_000],
  [102_757, 120_000],
  [150_000, 150_000],
  [0, 10],
  [1, 10],
])('an axis for %i ends at %i', (most, top) => expect(axisTop(most)).toBe(top));
test('an axis covers every price, is not much longer, and its half is a whole amount', () => {
  for (let most = 100; most < 10 ** 11; most = Math.ceil(most * 1.07)) {
    const top = axisTop(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top).toBeLessThan(most * 2);
    expect(Number.isInteger(top / 2)).toBe(true);
  }
});
test('bar height is proportional to price, and the lowest price is still visible', () => {
  expect(barStep(100, 100)).toBe(barSteps);
  expect(barStep(50, 100)).toBe(barSteps / 2);
  expect(barStep(0, 100)).toBe(1);
});
