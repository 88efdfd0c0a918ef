import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack } from './packed.ts';

test('each text is read as it was, in blocks of any length', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 50 }), (values) => {
      const readers = pack<unknown>(values.map((value) => JSON.stringify(value)));
      expect(readers.map((read) => JSON.stringify(read()))).toEqual(
        values.map((value) => JSON.stringify(value)),
      );
    }),
  );
});
