import { brand } from '@voyage/brand';
import type { QueryClient } from '@tanstack/react-query';
import { matchLocale, resolveLocale, type Locale } from '@voyage/domain/locale.ts';

export const languageKey = 'currentLang';

/**
 * Stores the visitor's choice, and mirrors it in a cookie for the server (docs/product/decisions.md,
 * "Languages").
 */
export function storeLanguage(locale: Locale): void {
  localStorage.setItem(languageKey, locale);
  document.cookie = `${languageKey}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Cached lists with translated names: forms of address, phone and country codes (docs/product/states.md,
 * "Meta loading").
 */
const namedInLanguage = ['titles', 'phone-areas', 'countries'];
/** After a change of language, the translated lists are fetched again. */
export const forgetCodes = (queryClient: Pick<QueryClient, 'removeQueries'>): void =>
  namedInLanguage.forEach((key) => queryClient.removeQueries({ queryKey: [key] }));

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
