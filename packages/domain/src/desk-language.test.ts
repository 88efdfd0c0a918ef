import { expect, test } from 'vitest';
import { deskReads, localLocale } from './desk-language.ts';
import { locales, type Locale } from './locale.ts';

const readAt = (country: string): Locale[] => locales.filter((locale) => deskReads(locale, country));

test('a desk reads English everywhere, and of ours what is spoken where it stands', () => {
  expect(readAt('JP')).toEqual(['ja', 'en']);
  expect(readAt('TW')).toEqual(['zh-tw', 'en']);
  expect(readAt('CN')).toEqual(['zh-cn', 'en']);
  for (const country of ['HK', 'MO']) expect(readAt(country)).toEqual(['zh-tw', 'zh-cn', 'en']);
  for (const country of ['FR', 'SG', 'TH', 'constructor', '']) expect(readAt(country)).toEqual(['en']);
});

test('names and addresses of a place are in its own language, if that is one of ours', () => {
  const own = { JP: 'ja', TW: 'zh-tw', CN: 'zh-cn', HK: 'zh-tw', MO: 'zh-tw', FR: 'en', SG: 'en' };
  for (const [country, locale] of Object.entries(own)) expect(localLocale(country)).toBe(locale);
});
