import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('plain ASCII is normalised like any other text', () => {
  const ascii = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  });
  // a full-width character makes it take the way of all other texts
  fc.assert(
    fc.property(ascii, (text) => {
      expect(`${fold(text)}1`).toBe(fold(`${text}\uff11`));
    }),
  );
});

test.each([
  ['Saint-Germain des Prés', 'saintgermaindespres'],
  ['Aman Tokyo, 5*', 'amantokyo5'],
  ['廣島', '广岛'],
  ['ホテル', 'ほてる'],
  ['ＡＢＣ', 'abc'],
  ['Łódź', 'lodz'],
])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));
