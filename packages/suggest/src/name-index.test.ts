import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameIndex } from './name-index.ts';

test('the index of names finds the same as comparing every name', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東', '京'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(piece, { minLength: 1, maxLength: 4 }), { maxLength: 25 }),
      piece,
      fc.integer({ min: 1, max: 6 }),
      (names, typed, limit) => {
        const numbers = (answers: (key: string) => boolean) =>
          names.flatMap((keys, number) => (keys.some(answers) ? [number] : []));
        const whole = numbers((key) => key === typed).slice(0, limit);
        const beginningWith = numbers((key) => key.startsWith(typed))
          .filter((n) => !whole.includes(n))
          .slice(0, limit - whole.length);
        const within =
          typed.length < 2
            ? []
            : numbers((key) => key.includes(typed))
                .filter((n) => ![...whole, ...beginningWith].includes(n))
                .slice(0, limit - whole.length - beginningWith.length);
        expect(new NameIndex(names).find(typed, limit)).toEqual({ whole, beginning: beginningWith, within });
      },
    ),
    { numRuns: 2000 },
  );
});
