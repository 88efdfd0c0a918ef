import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlLang, intlLocale, locales, matchLocale, resolveLocale, type Locale } from './locale.ts';

const main = { served: locales, fallback: 'ja' as Locale };
const club = { served: ['zh-tw', 'zh-cn', 'en'] as const, fallback: 'ja' as Locale };

it.each([
  ['zh-Hant-HK', 'zh-tw'],
  ['zh-TW', 'zh-tw'],
  ['zh_MO', 'zh-tw'],
  ['zh', 'zh-cn'],
  ['zh-Hans-HK', 'zh-cn'],
  ['zh-SG', 'zh-cn'],
  ['yue', 'zh-tw'],
  ['zh-yue', 'zh-tw'],
  ['yue-Hans-CN', 'zh-cn'],
  ['nan-TW', 'zh-tw'],
  ['nan', 'zh-tw'],
  ['hak-TW', 'zh-tw'],
  ['cmn-Hant', 'zh-tw'],
  ['cmn-TW', 'zh-tw'],
  ['cmn', 'zh-cn'],
  ['wuu', 'zh-cn'],
  ['ja-JP', 'ja'],
  ['en-AU', 'en'],
  ['EN', 'en'],
  ['fr-FR', undefined],
  ['', undefined],
  [null, undefined],
  ['english', undefined],
])('%s is %s', (tag, locale) => {
  expect(matchLocale(tag)).toBe(locale);
});

it('names each language for HTML and for Intl', () => {
  expect(locales.map(htmlLang)).toEqual(['zh-Hant', 'zh-Hans', 'ja', 'en']);
  expect(locales.map(intlLocale)).toEqual(['zh-TW', 'zh-CN', 'ja-JP', 'en-GB']);
});

describe('resolveLocale', () => {
  it('uses stored, profile, URL, browser, default in that order', () => {
    const all = { stored: 'en', profile: 'ja', url: 'zh-tw', browser: ['zh-CN'] };
    expect(resolveLocale({ ...main, ...all })).toBe('en');
    expect(resolveLocale({ ...main, ...all, stored: null })).toBe('ja');
    expect(resolveLocale({ ...main, ...all, stored: null, profile: null })).toBe('zh-tw');
    expect(resolveLocale({ ...main, browser: ['fr', 'zh-CN'] })).toBe('zh-cn');
    expect(resolveLocale({ ...main, stored: 'tlh', browser: ['fr'] })).toBe('ja');
  });

  it.each([{ stored: 'ja' }, { profile: 'ja' }, { url: 'ja' }, { browser: ['ja-JP', 'zh-TW'] }, {}])(
    'maps Japanese to English in the club: %j',
    (hints) => {
      expect(resolveLocale({ ...club, ...hints })).toBe('en');
    },
  );

  it('always returns a supported language', () => {
    const tag = fc.oneof(fc.constantFrom(...locales, 'zh-Hant', 'fr'), fc.string());
    fc.assert(
      fc.property(
        tag,
        tag,
        tag,
        fc.array(tag),
        fc.constantFrom(main, club),
        (stored, profile, url, browser, brand) => {
          expect(brand.served).toContain(resolveLocale({ stored, profile, url, browser, ...brand }));
        },
      ),
    );
  });
});
