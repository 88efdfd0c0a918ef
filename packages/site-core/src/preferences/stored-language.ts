import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Api } from '@voyage/api-client/client.ts';
import { brand } from '@voyage/brand';
import type { QueryClient } from '@tanstack/react-query';
import { matchLocale, resolveLocale, type Locale } from '@voyage/domain/locale.ts';
import { forgetMeta } from '../meta/meta-cache.ts';
import { languageKey } from '../context/language.ts';

/** Kept apart from language.ts, which every page loads. */

const lockKey = 'isDisableLang';

/**
 * Whether pages stay in the language of their address (`isDisableLang`): neither the visitor's choice nor the
 * profile's language replaces it.
 */
export const isLanguageLocked = (): boolean => browserStorage.getItem(lockKey) === 'true';

/**
 * One cookie for the server, which knows nothing else of a visitor: the language for addresses without one,
 * and whether all others keep theirs (docs/product/decisions.md, "Languages"; site-server/src/site-pages.ts).
 */
function mirror(locale: string): void {
  const value = locale + (isLanguageLocked() ? '.keep' : '');
  document.cookie = `${languageKey}=${value}; path=/; max-age=${value ? 31_536_000 : 0}; samesite=lax`;
}

/** Stores the visitor's choice, here and for the server. */
export function storeLanguage(locale: Locale): void {
  browserStorage.setItem(languageKey, locale);
  mirror(locale);
}

export function lockLanguage(locked: boolean): void {
  const mirrored = new RegExp(`(?:^|; )${languageKey}=([\\w-]*)`).exec(document.cookie)?.[1] ?? '';
  if (locked) browserStorage.setItem(lockKey, 'true');
  else browserStorage.removeItem(lockKey);
  mirror(mirrored);
}

/**
 * Cached lists with translated names: forms of address, phone and country codes (docs/product/states.md,
 * "Meta data").
 */
const namedInLanguage = ['titles', 'phone-areas', 'countries'];
/** After a change of language, the translated lists are fetched again. */
export const removeTranslatedQueries = (queryClient: Pick<QueryClient, 'removeQueries'>): void =>
  namedInLanguage.forEach((key) => {
    queryClient.removeQueries({ queryKey: [key] });
    forgetMeta(key);
  });

/**
 * The language in which a visitor continues after logging in on a page in `current`: the one they have chosen in
 * this browser, otherwise that of their profile. The latter is only mirrored for the server, since a choice
 * made here would outrank a later change of the profile. A profile that cannot be read changes nothing.
 * In the middle of a journey (`returns`) the language that it began in counts as chosen; that of the profile is
 * `offered`, if it is another.
 */
export async function languageAfterLogin(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  current: Locale,
  returns: boolean,
): Promise<{ language: Locale; offered?: Locale }> {
  if (isLanguageLocked() || matchLocale(browserStorage.getItem(languageKey))) return { language: current };
  if (returns) storeLanguage(current);
  const profile = await queryClient
    .fetchQuery({ ...queries.profile(api), retry: false })
    .catch(() => undefined);
  if (!profile) return { language: current };
  const locale = resolveLocale({
    profile: profile.lang,
    url: current,
    served: brand.locales,
    fallback: brand.defaultLocale,
  });
  if (returns) return { language: current, ...(locale !== current && { offered: locale }) };
  mirror(locale);
  if (locale !== current) removeTranslatedQueries(queryClient);
  return { language: locale };
}
