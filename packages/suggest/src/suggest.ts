import { setImmediate as pause } from 'node:timers/promises';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Entry, EntryKind, Lexicon } from './entry.ts';
import { findMatches, minOthers, type Found, type Match } from './find-matches.ts';
import { markedNames, type MarkedPart } from './marked-parts.ts';
import { makeSuggestIndex, type SuggestIndex } from './suggest-index.ts';

/** Minimum number of hotels of a country that are listed, however many places match as well. */
const minHotels = 2;
/** The first matches in order; each kind gives way if hardly anything else would be listed. */
function firstOfEachKind({ matches, isCountry }: Found, limit: number): Match[] {
  const others = matches.filter(({ entry }) => entry.kind !== 'hotel').slice(0, minOthers);
  const hotels = new Set(
    matches.filter(({ entry }) => entry.kind === 'hotel').slice(0, Math.max(1, limit - others.length)),
  );
  const room = limit - (isCountry ? Math.min(minHotels, hotels.size) : 0);
  const all = new Set(matches.filter(({ entry }) => entry.kind !== 'hotel').slice(0, Math.max(1, room)));
  return matches.filter((match) => hotels.has(match) || all.has(match)).slice(0, limit);
}

export interface Suggestion {
  kind: EntryKind;
  code: string;
  name: string;
  /** The typed parts of the name, as indices in UTF-16 units: from, up to. */
  marked: MarkedPart[];
  /** Another name that was typed, if nothing that is displayed was. */
  matched?: { name: string; marked: MarkedPart[] };
  detail: string;
}
/** What there is to suggest. */
export interface Source {
  others: () => Entry[];
  /** Those that exist at the call, made as they are read. */
  hotels: () => Iterable<Entry>;
  /** A number that changes when there are others. */
  size: () => number;
}

/**
 * The suggest index, built at the first query unless warmed up, and again after hotels were added; until that
 * is done queries find what the former finds.
 */
export function suggester(source: Source, lexicon: Lexicon) {
  interface Build {
    size: number;
    steps: Generator<undefined, SuggestIndex>;
  }
  let built: { size: number; index: SuggestIndex } | undefined;
  let building: Build | undefined;
  const currentBuild = (): Build =>
    (building ??= { size: source.size(), steps: makeSuggestIndex(source, lexicon) });
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
      if (built.size !== source.size() && !building) warm().catch(() => {});
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
        const written = isCountry && entry.country ? lexicon.countryNames(entry.country) : entry.written();
        const { marked, matched } = markedNames(name, text, [detail], written, lexicon.readings);
        return { kind: entry.kind, code: entry.code, name, marked, ...(matched && { matched }), detail };
      }),
    };
  };
  return { suggest, warm };
}
