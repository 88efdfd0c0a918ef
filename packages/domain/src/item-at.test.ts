import { expect, it } from 'vitest';
import { itemAt } from './item-at.ts';

it('returns the item at an index, and throws for one outside the list', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt(Uint8Array.of(0, 7), 0)).toBe(0);
  expect(itemAt([false], 0)).toBe(false);
  for (const index of [2, -1, 0.5, Number.NaN]) expect(() => itemAt(['a', 'b'], index)).toThrow(RangeError);
});
