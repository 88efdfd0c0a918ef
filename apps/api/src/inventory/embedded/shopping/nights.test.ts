import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxLeft, Nights } from './nights.ts';

test('nights in half bytes are those of a plain list, up to fifteen rooms', () => {
  const size = 40;
  const write = fc.tuple(fc.nat({ max: size - 1 }), fc.integer({ min: -3, max: 300 }));
  fc.assert(
    fc.property(fc.array(write), fc.nat({ max: size }), fc.nat({ max: size }), (writes, a, b) => {
      const nights = new Nights(size);
      const plain = Array.from({ length: size }, () => 0);
      for (const [at, rooms] of writes) {
        nights.set(at, rooms);
        plain[at] = Math.max(0, Math.min(maxLeft, rooms));
      }
      expect(plain.map((_, at) => nights.get(at))).toEqual(plain);
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      expect(nights.least(from, to)).toBe(Math.min(maxLeft, ...plain.slice(from, to)));
    }),
  );
});
