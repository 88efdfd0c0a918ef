import { setImmediate as pause } from 'node:timers/promises';
import type { Locale } from '@voyage/domain/locale.ts';
import type { SuggestedArticle } from '../../catalogue.ts';
import { allCountryNames } from './country-index.ts';
import { findMatches, leastOthers, type Found, type Match } from './find-matches.ts';
import { markedNames } from './marked-parts.ts';
import type { Store, StoredHotel } from './store.ts';
import { hotelReadings, type Suggestion } from './suggest-entries.ts';
import { makeSuggestIndex, type SuggestIndex } from './suggest-index.ts';

/** Minimum number of hotels of a country that are listed, however many places match as well. */
const leastHotels = 2;
/** The first matches in order; each kind gives way if hardly anything else would be listed. */
function firstOfEachKind({ matches, isCountry }: Found, limit: number): Match[] {
  const others = matches.filter(({ entry }) => entry.kind !== 'hotel').slice(0, leastOthers);
  const hotels = new Set(
    matches.filter(({ entry }) => entry.kind === 'hotel').slice(0, Math.max(1, limit - others.length)),
  );
  const room = limit - (isCountry ? Math.min(leastHotels, hotels.size) : 0);
  const all = new Set(matches.filter(({ entry }) => entry.kind !== 'hotel').slice(0, Math.max(1, room)));
  return matches.filter((match) => hotels.has(match) || all.has(match)).slice(0, limit);
}

/**
 * The suggest index, built at the first query unless warmed up, and again after hotels were added; until that
 * is done queries find what the former finds.
 */
export function suggester(store: Store, articles: () => SuggestedArticle[]) {
  const cached = new WeakMap<StoredHotel, string[]>();
  const readingsOf = (hotel: StoredHotel): string[] => {
    let readings = cached.get(hotel);
    if (!readings) cached.set(hotel, (readings = hotelReadings(hotel)));
    return readings;
  };
  interface Build {
    size: number;
    steps: Generator<undefined, SuggestIndex>;
  }
  let built: { size: number; index: SuggestIndex } | undefined;
  let building: Build | undefined;
  const currentBuild = (): Build =>
    (building ??= { size: store.hotels.size, steps: makeSuggestIndex(store, articles(), readingsOf) });
  /** The index, if this step was the last. */
  const step = ({ size, steps }: Build): SuggestIndex | undefined => {
    try {
      const next = steps.next();
      if (!next.done) return undefined;
      built = { size, index: next.value };
    } catch (error) {
      building = undefined;
      throw error;
    }
    building = undefined;
    return built.index;
  };
  /** Builds everything that queries need, with pauses for other requests. */
  const warm = async (): Promise<void> => {
    const own = currentBuild();
    for (;;) {
      await pause();
      if (building !== own || step(own)) return; // a query may have finished it
    }
  };
  const indexNow = (): SuggestIndex => {
    if (built) {
      // if it fails, the next query tries again
      if (built.size !== store.hotels.size && !building) warm().catch(() => {});
      return built.index;
    }
    for (const own = currentBuild(); ;) {
      const index = step(own);
      if (index) return index;
    }
  };
  const suggest = (query: string, limit: number, locale: Locale): { suggestions: Suggestion[] } => {
    const found = findMatches(indexNow(), query, limit, locale);
    const { text, isCountry } = found;
    return {
      suggestions: firstOfEachKind(found, limit).map(({ entry }) => {
        const name = entry.name(locale);
        const detail = entry.detail(locale);
        const written = isCountry && entry.country ? allCountryNames(entry.country) : entry.written();
        const { marked, matched } = markedNames(name, text, [detail], written);
        return { kind: entry.kind, code: entry.code, name, marked, ...(matched && { matched }), detail };
      }),
    };
  };
  return { suggest, warm };
}
