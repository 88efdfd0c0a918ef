import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Shared } from './shared.ts';

test('shares equal values, and only those', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 20 }), (values) => {
      const shared = new Shared();
      const texts = values.map((value) => JSON.stringify(value));
      const first = texts.map((text) => shared.json(text));
      expect(first).toEqual(texts.map((text) => JSON.parse(text)));
      texts.forEach((text, i) => expect(shared.json(text)).toBe(first[texts.indexOf(text)] ?? first[i]));
      expect(texts.map((text) => shared.text(text))).toEqual(texts);
    }),
  );
});

test('a value, a JSON text and an equal text do not share an entry', () => {
  const shared = new Shared();
  const value = { code: 'deluxe-king' };
  expect(shared.value(value)).toBe(value);
  expect(shared.value({ code: 'deluxe-king' })).toBe(value);
  expect(shared.json('{"code":"deluxe-king"}')).not.toBe(value);
  expect(shared.text('value {"code":"deluxe-king"}')).toBe('value {"code":"deluxe-king"}');
});
