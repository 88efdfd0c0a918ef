import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distances } from './typing-errors.ts';

test('a typing error is an insertion, deletion, substitution or transposition in any prefix of a key', () => {
  const plain = (a: string, b: string): number => {
    const table = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
    );
    const at = (i: number, j: number) => table[i]?.[j] ?? 0;
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++) {
        const swapped =
          i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
        (table[i] as number[])[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped,
        );
      }
    return at(a.length, b.length);
  };
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (key, typed, limit) => {
      const least = Math.min(
        ...Array.from({ length: key.length }, (_, i) => plain(key.slice(0, i + 1), typed)),
      );
      const { whole, beginning } = distances(key, typed, limit);
      expect(beginning <= limit).toBe(least <= limit);
      expect(whole <= limit).toBe(plain(key, typed) <= limit);
    }),
    { numRuns: 2000 },
  );
});
