import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { locales } from '@voyage/domain/locale.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import * as v from 'valibot';
import { draftSchema, placeSchema, valueOf, type SearchDraft } from './remembered-search.ts';
import { draftStay } from './search-draft.ts';

const key = 'recentSearches';
const most = 4;
const recentSchema = v.object({
  ...draftSchema.entries,
  place: v.pipe(
    placeSchema,
    v.check(({ name }) => name !== ''),
  ),
  /** The language of the place's name. */
  locale: v.picklist(locales),
});
export type RecentSearch = v.InferOutput<typeof recentSchema>;

/** Parses searches from browser storage, latest first; invalid ones are left out. */
export function recentOfText(text: string | null): RecentSearch[] {
  const all = valueOf(text);
  return Array.isArray(all)
    ? all
        .flatMap((one) => {
          const { success, output } = v.safeParse(recentSchema, one);
          return success ? [output] : [];
        })
        .slice(0, most)
    : [];
}

/** Adds a search before the earlier ones, removing any for the same place. */
export function withSearch(
  earlier: readonly RecentSearch[],
  draft: SearchDraft,
  locale: Locale,
): RecentSearch[] {
  const { place } = draft;
  if (!place?.name || !draftStay(draft, widestStay)) return [...earlier];
  const others = earlier.filter(
    (one) => one.place.code !== place.code || one.place.locationType !== place.locationType,
  );
  return [{ ...draft, place, locale }, ...others].slice(0, most);
}

export const readRecent = (): RecentSearch[] => recentOfText(browserStorage.getItem(key));
export const rememberSearch = (draft: SearchDraft, locale: Locale): void =>
  browserStorage.setItem(key, JSON.stringify(withSearch(readRecent(), draft, locale)));
export const forgetRecent = (): void => browserStorage.removeItem(key);
