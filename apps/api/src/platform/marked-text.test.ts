import { locales } from '@voyage/domain/locale.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLanguage, partsByLanguage, withoutMarks } from './marked-text.ts';

test('marks the language of each part of a text', () => {
  const text = `${inLanguage('Harbour Room', 'en')} · 40 m²\n${inLanguage('港景房', 'zh-cn')}`;
  expect(withoutMarks(text)).toBe('Harbour Room · 40 m²\n港景房');
  expect(partsByLanguage(text)).toEqual([
    { text: 'Harbour Room', lang: 'en' },
    { text: ' · 40 m²\n', lang: null },
    { text: '港景房', lang: 'zh-cn' },
  ]);
});

test('leaves what is in the language of the document, and nothing, as it is', () => {
  expect(inLanguage('Harbour Room', undefined)).toBe('Harbour Room');
  expect(inLanguage('', 'en')).toBe('');
  expect(partsByLanguage('')).toEqual([]);
});

test('loses no letter, whatever the texts contain, and marks nothing that is not', () => {
  const text = fc.string({ unit: 'grapheme' });
  const part = fc.record({ text, lang: fc.constantFrom(...locales, null) });
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const found = partsByLanguage(
        parts.map((one) => inLanguage(withoutMarks(one.text), one.lang)).join(''),
      );
      expect(found.map((one) => one.text).join('')).toBe(parts.map((one) => withoutMarks(one.text)).join(''));
      for (const { lang, text: words } of found)
        if (lang) expect(parts).toContainEqual({ text: words, lang });
    }),
  );
  for (const hostile of ['\ufdd0open', 'closed\ufddf', '\ufdd1\ufdd2x\ufddf\ufddf'])
    expect(
      partsByLanguage(hostile)
        .map((one) => one.text)
        .join(''),
    ).toBe(withoutMarks(hostile));
});
