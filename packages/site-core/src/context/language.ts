import { brand } from '@voyage/brand';
import { matchLocale, resolveLocale, type Locale } from '@voyage/domain/locale.ts';

export const languageKey = 'currentLang';

/** The locale of a path segment; undefined if the brand does not have the language. */
export const servedLocale = (segment: string): Locale | undefined =>
  brand.locales.find((locale) => locale === segment);

/** The language of a path; the brand's default if it has none. */
export const localeOf = (path: string): Locale => matchLocale(path.split('/')[1]) ?? brand.defaultLocale;

/**
 * The order of docs/product/overview.md, as far as the server can follow it: cookie, URL, browser, default.
 */
export const bestLocale = ({
  stored,
  url,
  browser,
}: {
  stored?: string | undefined;
  url?: string | undefined;
  browser?: string[];
}): Locale =>
  resolveLocale({
    stored,
    url,
    browser: browser ?? [],
    served: brand.locales,
    fallback: brand.defaultLocale,
  });
