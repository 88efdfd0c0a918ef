import { setImmediate as pause } from 'node:timers/promises';
import { itemAt } from '@voyage/domain/item-at.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import type { SuggestedArticle } from '../../catalogue.ts';
import { fold, foldedWords } from './fold.ts';
import { markedParts } from './marked-parts.ts';
import type { Store, StoredHotel } from './store.ts';
import { hotelReadings, type Entry, type Suggestion } from './suggest-entries.ts';
import { inOrder, makeSuggestIndex, points, type SuggestIndex } from './suggest-index.ts';
import { typedWords } from './typed-words.ts';
import { allowedTypos, isPairWithOneWrong } from './typing-errors.ts';

/** Latin letters that occur by chance within many names, and across their words: "edo" in Turtle Dove. */
const fewLetters = /^[a-z]{1,3}$/;
const places: ReadonlySet<Entry['kind']> = new Set(['city', 'place', 'region']);

/**
 * Minimum number of matching places, groups and articles that are listed, however many hotels match as well.
 */
const leastOthers = 3;

interface Match {
  entry: Entry;
  points: number;
}
const byPoints = (a: Match, b: Match) => b.points - a.points || inOrder.compare(a.entry.code, b.entry.code);
/** The first matches in order; hotels give way if hardly anything else would be listed. */
function firstOfEachKind(matches: Match[], limit: number): Match[] {
  const others = matches.filter(({ entry }) => entry.kind !== 'hotel').slice(0, leastOthers);
  const hotels = new Set(
    matches.filter(({ entry }) => entry.kind === 'hotel').slice(0, Math.max(1, limit - others.length)),
  );
  return matches.filter((match) => hotels.has(match) || match.entry.kind !== 'hotel').slice(0, limit);
}

/** The hotels that the name of a place finds in the visitor's language, or in that of its first key. */
function hotelsNamedAfter(
  place: Entry,
  { entries, names }: SuggestIndex,
  limit: number,
  locale: Locale,
): number[] {
  for (const name of [fold(place.name(locale)), place.keys[0] ?? '']) {
    const { whole, beginning, within } = names.find(name, limit);
    const numbers = [...whole, ...beginning, ...within].filter(
      (number) => itemAt(entries, number).kind === 'hotel',
    );
    if (numbers.length > 0) return numbers;
  }
  return [];
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
    const index = indexNow();
    const { entries, others, hotels, names, namesOfOthers, readings, words, otherNames, ...spelled } = index;
    const typed = fold(query);
    if (typed === '') return { suggestions: [] };
    const found = new Map<Entry, number>();
    const add = (entry: Entry, worth: number) => {
      if (!found.has(entry)) found.set(entry, worth + entry.weight);
    };
    const addAll = (numbers: number[], worth: number) => {
      for (const number of numbers) add(itemAt(entries, number), worth);
    };
    const named = names.find(typed, limit);
    addAll(named.whole, points.whole);
    addAll(named.beginning, points.beginning);
    if (found.size === 0) {
      const read = readings.find(typed, limit);
      addAll(read.whole, points.wholeReading);
      addAll(read.beginning, points.beginningReading);
    }
    const hasMatches = found.size > 0;
    const startsWord = (entry: Entry): boolean =>
      locales.some((l) => foldedWords(entry.name(l)).some((word) => word.startsWith(typed)));
    const isByChance = (entry: Entry): boolean =>
      named.whole.length > 0 && fewLetters.test(typed) && !startsWord(entry);
    for (const number of named.within) {
      const entry = itemAt(entries, number);
      if (!isByChance(entry)) add(entry, points.within);
    }
    const alsoNamed = namesOfOthers.find(typed, leastOthers);
    for (const [numbers, worth] of [
      [alsoNamed.beginning, points.beginning],
      [alsoNamed.within, points.within],
    ] as const)
      for (const number of numbers) {
        const entry = itemAt(others, number);
        if (worth !== points.within || !isByChance(entry)) add(entry, worth);
      }
    for (const typedAs of hasMatches ? [] : typedWords(query, (text) => otherNames.has(text))) {
      const inWords = words.find(typedAs);
      for (const [number, { worth, almost }] of inWords)
        add(itemAt(entries, number), (almost ? points.almostWords : points.words) + worth * points.ownWords);
      if (inWords.size > 0) break;
    }
    if (named.whole.length === 0 && found.size < limit && allowedTypos(typed) > 0) {
      for (const [number, worth] of spelled.almostOthers.almost(typed)) add(itemAt(others, number), worth);
      if (found.size === 0)
        for (const [number, worth] of spelled.almostHotels.almost(typed)) add(itemAt(hotels, number), worth);
    }
    if (found.size === 0)
      for (const entry of others)
        if (entry.keys.some((key) => isPairWithOneWrong(key, typed))) add(entry, points.almostWhole);
    const inOrderOfPoints = (): Match[] =>
      [...found].map(([entry, worth]): Match => ({ entry, points: worth })).toSorted(byPoints);
    const best = inOrderOfPoints()[0]?.entry;
    if (best && places.has(best.kind) && ![...found.keys()].some(({ kind }) => kind === 'hotel'))
      addAll(hotelsNamedAfter(best, index, limit, locale), points.ofPlace);
    return {
      suggestions: firstOfEachKind(inOrderOfPoints(), limit).map(({ entry }) => {
        const name = entry.name(locale);
        return {
          kind: entry.kind,
          code: entry.code,
          name,
          marked: markedParts(name, query),
          detail: entry.detail(locale),
        };
      }),
    };
  };
  return { suggest, warm };
}
