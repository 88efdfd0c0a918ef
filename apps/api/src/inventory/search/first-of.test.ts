import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test('the first few equal those of the sorted list, keeping the order of equal items', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 })),
      fc.integer({ min: 1, max: 12 }),
      (numbers, count) => {
        const list = numbers.map((value, at) => ({ value, at }));
        const compare = (a: { value: number }, b: { value: number }) => a.value - b.value;
        expect(firstOf(list, count, compare)).toEqual(list.toSorted(compare).slice(0, count));
      },
    ),
  );
});
