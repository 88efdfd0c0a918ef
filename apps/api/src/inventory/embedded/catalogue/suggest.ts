import { setImmediate as pause } from 'node:timers/promises';
import { itemAt } from '@voyage/domain/item-at.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { fold, foldedWords } from './fold.ts';
import type { SuggestedArticle } from '../../catalogue.ts';
import { markedParts } from './marked-parts.ts';
import { NameIndex } from './name-index.ts';
import type { Store, StoredHotel } from './store.ts';
import {
  HotelEntry,
  hotelReadings,
  otherEntries,
  wordsOf,
  type Entry,
  type Suggestion,
} from './suggest-entries.ts';
import { PrefixMatcher, allowedTypos, isPairWithOneWrong } from './typing-errors.ts';
import { typedWords } from './typed-words.ts';
import { WordIndex } from './word-index.ts';

// Indices below are kept within bounds by the loops: `as` marks where a check would slow down every search.

/** Any kind of exact match outweighs every other weight, and any of them outweighs a typing error. */
const points = {
  whole: 1000,
  wholeReading: 880,
  beginning: 700,
  beginningReading: 580,
  within: 400,
  words: 300,
  almostWords: 220,
  /** At most in addition, if every word is a whole word of the entry's own name. */
  ownWords: 95,
  almostWhole: 280,
  almostBeginning: 240,
  oneError: 110,
  /** The hotels of a place that was found, which none of its other names would find. */
  ofPlace: 20,
};
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
const inOrder = new Intl.Collator('en');
const byWeight = (a: Entry, b: Entry) => b.weight - a.weight || inOrder.compare(a.code, b.code);
const byPoints = (a: Match, b: Match) => b.points - a.points || inOrder.compare(a.entry.code, b.entry.code);
/**
 * A name from each of its words on: 'The Long Lanai, Waikiki' is also 'Long Lanai, Waikiki', 'Lanai, Waikiki'
 * and 'Waikiki'.
 */
const fromEachWord = (name: string): string[] => {
  const words = name.split(/[\s,–—-]+/).filter(Boolean);
  return words.map((_, i) => fold(words.slice(i).join(' ')));
};

/** Texts of entries; an entry occurs once per text. */
class Spelled {
  readonly #of: number[] = [];
  readonly #alike: PrefixMatcher;
  constructor(textsOf: readonly (readonly string[])[]) {
    textsOf.forEach((texts, number) => {
      for (const _ of texts) this.#of.push(number);
    });
    this.#alike = new PrefixMatcher(textsOf.flat());
  }
  /** The numbers of the entries that approximately match, each with the points of its best text. */
  almost(typed: string): Map<number, number> {
    const found = new Map<number, number>();
    this.#alike.each(typed, allowedTypos(typed), (index, errors, whole) => {
      const number = itemAt(this.#of, index);
      const worth = (whole ? points.almostWhole : points.almostBeginning) - (errors - 1) * points.oneError;
      found.set(number, Math.max(worth, found.get(number) ?? 0));
    });
    return found;
  }
}

/** Hotels between two pauses while an index is built: some milliseconds. */
const atOnce = 100;

interface Index {
  entries: Entry[];
  others: Entry[];
  hotels: Entry[];
  names: NameIndex;
  namesOfOthers: NameIndex;
  readings: NameIndex;
  words: WordIndex;
  otherNames: Set<string>;
  almostOthers: Spelled;
  almostHotels: Spelled;
}
/** The values for all items, with a pause after every hundred. */
function* inSteps<T, Value>(items: Iterable<T>, valueOf: (item: T) => Value): Generator<undefined, Value[]> {
  const values: Value[] = [];
  for (const item of items) {
    if (values.push(valueOf(item)) % atOnce === 0) yield;
  }
  return values;
}

/** All entries, most relevant first, with their indexes; in small steps, so that requests come between. */
function* makeIndex(
  store: Store,
  articles: readonly SuggestedArticle[],
  readingsOfHotel: (hotel: StoredHotel) => string[],
): Generator<undefined, Index> {
  const open = [...store.hotels.values()].filter((hotel) => !hotel.closed);
  const others = otherEntries(articles).toSorted(byWeight);
  yield;
  const made = yield* inSteps(open, (hotel) => new HotelEntry(store, hotel));
  const entries = [...others, ...made].toSorted(byWeight);
  yield;
  const hotels = entries.filter(({ kind }) => kind === 'hotel');
  const readings = yield* inSteps(entries, (entry) => {
    const hotel = entry instanceof HotelEntry ? entry.hotel : undefined;
    return hotel ? readingsOfHotel(hotel) : entry.readings;
  });
  const known = new Map<string, string[]>();
  const wordsIn = (text: string): string[] => {
    let words = known.get(text);
    if (!words) known.set(text, (words = foldedWords(text)));
    return words;
  };
  const words = yield* inSteps(entries, (entry) => wordsOf(entry, wordsIn));
  const spellings = yield* inSteps(hotels, (entry) => [
    ...new Set([...fromEachWord(entry.name('en')), ...entry.keys]),
  ]);
  const names = new NameIndex(entries.map(({ keys }) => keys));
  yield;
  const namesOfOthers = new NameIndex(others.map(({ keys }) => keys));
  const almostOthers = new Spelled(others.map((other) => [...other.keys, ...other.readings]));
  yield;
  const readingIndex = new NameIndex(readings);
  yield;
  const wordIndex = new WordIndex(words);
  yield;
  return {
    entries,
    others,
    hotels,
    names,
    namesOfOthers,
    readings: readingIndex,
    words: wordIndex,
    otherNames: new Set(others.flatMap(({ keys }) => keys)),
    almostOthers,
    almostHotels: new Spelled(spellings),
  };
}

/** The first matches in order; hotels give way if hardly anything else would be listed. */
function firstOfEachKind(matches: Match[], limit: number): Match[] {
  const others = matches.filter(({ entry }) => entry.kind !== 'hotel').slice(0, leastOthers);
  const hotels = new Set(
    matches.filter(({ entry }) => entry.kind === 'hotel').slice(0, Math.max(1, limit - others.length)),
  );
  return matches.filter((match) => hotels.has(match) || match.entry.kind !== 'hotel').slice(0, limit);
}

/** The hotels that the name of a place finds in the visitor's language, or in that of its first key. */
function hotelsNamedAfter(place: Entry, { entries, names }: Index, limit: number, locale: Locale): number[] {
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
    steps: Generator<undefined, Index>;
  }
  let built: { size: number; index: Index } | undefined;
  let building: Build | undefined;
  const currentBuild = (): Build =>
    (building ??= { size: store.hotels.size, steps: makeIndex(store, articles(), readingsOf) });
  /** The index, if this step was the last. */
  const step = ({ size, steps }: Build): Index | undefined => {
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
  const indexNow = (): Index => {
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
