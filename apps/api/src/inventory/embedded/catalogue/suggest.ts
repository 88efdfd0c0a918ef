import { setImmediate as pause } from 'node:timers/promises';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { fold } from './fold.ts';
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
import { PrefixMatcher, allowedTypos } from './typing-errors.ts';
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
  eachWord: 2,
  almostWhole: 280,
  almostBeginning: 240,
  oneError: 110,
};

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
  constructor(entries: readonly Entry[], textsOf: (entry: Entry, number: number) => string[]) {
    const texts = entries.flatMap((entry, number) => {
      const own = textsOf(entry, number);
      for (const _ of own) this.#of.push(number);
      return own;
    });
    this.#alike = new PrefixMatcher(texts);
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

/** Calculates a value on first use. */
function later<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** All entries, most relevant first, with their indexes. */
function makeIndex(store: Store, articles: readonly SuggestedArticle[], readingsOfHotel: ReadingsOf) {
  const open = [...store.hotels.values()].filter((hotel) => !hotel.closed);
  const others = otherEntries(articles).toSorted(byWeight);
  const entries = [...others, ...open.map((hotel) => new HotelEntry(store, hotel))].toSorted(byWeight);
  const readingsOf = (entry: Entry) => {
    const hotel = entry instanceof HotelEntry ? entry.hotel : undefined;
    return hotel ? readingsOfHotel(hotel) : entry.readings;
  };
  const ownHotels = entries.filter(({ kind }) => kind === 'hotel');
  return {
    entries,
    others,
    hotels: ownHotels,
    names: new NameIndex(entries.map(({ keys }) => keys)),
    namesOfOthers: new NameIndex(others.map(({ keys }) => keys)),
    readings: later(() => new NameIndex(entries.map(readingsOf))),
    words: later(() => new WordIndex(entries.map(wordsOf))),
    otherNames: new Set(others.flatMap(({ keys }) => keys)),
    almostOthers: later(() => new Spelled(others, ({ keys, readings }) => [...keys, ...readings])),
    almostHotels: later(
      () =>
        new Spelled(ownHotels, (entry) => [...new Set([...fromEachWord(entry.name('en')), ...entry.keys])]),
    ),
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

type ReadingsOf = (hotel: StoredHotel) => string[];
/** Number of hotels whose readings are made between two pauses: some milliseconds. */
const readAtOnce = 50;

/** The suggest index: built at the first query after hotels were added or removed, unless warmed up. */
export function suggester(store: Store, articles: () => SuggestedArticle[]) {
  const cached = new WeakMap<StoredHotel, string[]>();
  const readingsOf: ReadingsOf = (hotel) => {
    let readings = cached.get(hotel);
    if (!readings) cached.set(hotel, (readings = hotelReadings(hotel)));
    return readings;
  };
  let index: ReturnType<typeof makeIndex> | undefined;
  let size = -1;
  const indexNow = () => {
    if (!index || size !== store.hotels.size) {
      [index, size] = [makeIndex(store, articles(), readingsOf), store.hotels.size];
    }
    return index;
  };
  const suggest = (query: string, limit: number, locale: Locale): { suggestions: Suggestion[] } => {
    const { entries, others, hotels, names, namesOfOthers, readings, words, otherNames, ...spelled } =
      indexNow();
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
      const read = readings().find(typed, limit);
      addAll(read.whole, points.wholeReading);
      addAll(read.beginning, points.beginningReading);
    }
    const hasMatches = found.size > 0;
    addAll(named.within, points.within);
    const alsoNamed = namesOfOthers.find(typed, leastOthers);
    for (const [numbers, worth] of [
      [alsoNamed.beginning, points.beginning],
      [alsoNamed.within, points.within],
    ] as const)
      for (const number of numbers) add(itemAt(others, number), worth);
    for (const typedAs of hasMatches ? [] : typedWords(query, (text) => otherNames.has(text))) {
      const inWords = words().find(typedAs);
      for (const [number, { worth, almost }] of inWords)
        add(itemAt(entries, number), (almost ? points.almostWords : points.words) + worth * points.eachWord);
      if (inWords.size > 0) break;
    }
    if (found.size < limit && allowedTypos(typed) > 0) {
      for (const [number, worth] of spelled.almostOthers().almost(typed)) add(itemAt(others, number), worth);
      if (found.size === 0)
        for (const [number, worth] of spelled.almostHotels().almost(typed))
          add(itemAt(hotels, number), worth);
    }
    return {
      suggestions: firstOfEachKind(
        [...found].map(([entry, worth]): Match => ({ entry, points: worth })).toSorted(byPoints),
        limit,
      ).map(({ entry }) => {
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
  /** Builds everything that queries need, with pauses for other requests. */
  const warm = async (): Promise<void> => {
    for (const [i, hotel] of [...store.hotels.values()].entries()) {
      if (i % readAtOnce === 0) await pause();
      readingsOf(hotel);
    }
    for (const part of ['readings', 'words', 'almostOthers', 'almostHotels'] as const) {
      await pause();
      indexNow()[part]();
    }
  };
  return { suggest, warm };
}
