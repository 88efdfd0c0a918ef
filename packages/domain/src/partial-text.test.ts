import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from './locale.ts';
import { langOf, langsOf, readIn, textIn, type PartialText } from './partial-text.ts';

describe('the language of a text that lacks some', () => {
  test.each<[Locale, Locale[], Locale]>([
    ['zh-tw', ['zh-tw', 'zh-cn', 'en', 'ja'], 'zh-tw'],
    ['zh-tw', ['zh-cn', 'en', 'ja'], 'zh-cn'],
    ['zh-tw', ['en', 'ja'], 'en'],
    ['zh-tw', ['ja'], 'ja'],
    ['zh-cn', ['zh-tw', 'en', 'ja'], 'zh-tw'],
    ['zh-cn', ['en', 'ja'], 'en'],
    ['ja', ['zh-tw', 'zh-cn', 'en'], 'en'],
    ['ja', ['zh-cn', 'zh-tw'], 'zh-tw'],
    ['en', ['ja', 'zh-cn', 'zh-tw'], 'zh-tw'],
    ['en', ['ja', 'zh-cn'], 'zh-cn'],
    ['en', ['ja'], 'ja'],
  ])('for a reader of %s who finds %j it is %s', (reader, found, expected) => {
    const source: PartialText = Object.fromEntries(found.map((locale) => [locale, `in ${locale}`]));
    expect(readIn(source, reader)).toEqual({ value: `in ${expected}`, locale: expected });
  });

  test('an empty text or list is as good as none', () => {
    expect(readIn({ 'zh-tw': '', en: 'A pool' }, 'zh-tw')).toEqual({ value: 'A pool', locale: 'en' });
    expect(readIn({ ja: [], en: ['A pool', 'A spa'] }, 'ja')).toEqual({
      value: ['A pool', 'A spa'],
      locale: 'en',
    });
    expect(readIn({ ja: '' }, 'ja')).toBeNull();
    expect(readIn({}, 'en')).toBeNull();
  });

  const texts = fc.record(
    Object.fromEntries(locales.map((locale) => [locale, fc.string({ maxLength: 3 })])),
    { requiredKeys: [] },
  );
  test('it is the reader’s own whenever that exists, and something whenever anything does', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...locales), (source: PartialText, reader) => {
        const read = readIn(source, reader);
        const written = locales.filter((locale) => source[locale]);
        expect(read === null).toBe(written.length === 0);
        if (!read) return;
        expect(read.value).toBe(source[read.locale]);
        expect(read.value).not.toBe('');
        if (source[reader]) expect(read.locale).toBe(reader);
      }),
    );
  });
});

describe('the languages of an answer', () => {
  const own = { value: '泳池', locale: 'zh-tw' } as const;
  const other = { value: 'A pool', locale: 'en' } as const;

  test('are those of the fields that are not in the reader’s', () => {
    expect(langsOf({ name: own, story: other, address: null }, 'zh-tw')).toEqual({ langs: { story: 'en' } });
  });
  test('may be taken from another answer', () => {
    expect(langsOf({ name: 'en', story: undefined, address: 'zh-tw' }, 'zh-tw')).toEqual({
      langs: { name: 'en' },
    });
  });
  test('are absent where all are in the reader’s, or there is nothing to read', () => {
    expect(langsOf({ name: own, address: null }, 'zh-tw')).toEqual({});
  });
});

test.each([
  [{ en: 'Breakfast', ja: '朝食' }, 'ja', { text: '朝食', lang: 'ja' }],
  [{ en: 'Breakfast', 'zh-cn': '早餐' }, 'zh-tw', { text: '早餐', lang: 'zh-cn' }],
  [{ en: '' }, 'en', null],
] as const)('%j is read in %s as %j', (text, locale, expected) => {
  expect(textIn(text, locale)).toEqual(expected);
});

test('an element has the language of its text, unless that is the page’s', () => {
  const hotel = { langs: { story: 'zh-cn', name: 'en' } } as const;
  expect(langOf<string>(hotel, 'story')).toBe('zh-Hans');
  expect(langOf<string>(hotel, 'name')).toBe('en');
  expect(langOf<string>(hotel, 'address')).toBeUndefined();
  expect(langOf({}, 'story')).toBeUndefined();
});
