import type { Locale } from './locale.ts';

/** The languages of ours that are spoken in a country (ISO 3166-1), the one in which addresses are written first. */
const spoken = new Map<string, readonly [Locale, ...Locale[]]>([
  ['JP', ['ja']],
  ['TW', ['zh-tw']],
  ['CN', ['zh-cn']],
  ['HK', ['zh-tw', 'zh-cn']],
  ['MO', ['zh-tw', 'zh-cn']],
]);

/** The language in which a hotel's own country writes its name and address; English if it is none of ours. */
export const localLocale = (country: string): Locale => spoken.get(country)?.[0] ?? 'en';

/**
 * Whether the desk of a hotel in `country` reads a paper in `locale`: English everywhere, other languages only
 * where they are spoken. What it does not read has the same in English beside or beneath.
 */
export const deskReads = (locale: Locale, country: string): boolean =>
  locale === 'en' || spoken.get(country)?.includes(locale) === true;
