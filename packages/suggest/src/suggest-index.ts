import { itemAt } from '@voyage/domain/item-at.ts';
import { CountryIndex } from './country-index.ts';
import { wordsOf, type Entry, type Lexicon } from './entry.ts';
import { fold, foldedWords } from './fold.ts';
import { NameIndex } from './name-index.ts';
import type { Readings } from './readings.ts';
import { describingWords } from './typed-words.ts';
import { PrefixMatcher, allowedTypos } from './typing-errors.ts';
import { WordIndex } from './word-index.ts';

/** Any kind of exact match outweighs every other weight, and any of them outweighs a typing error. */
export const points = {
  whole: 1000,
  wholeReading: 880,
  beginning: 700,
  beginningReading: 580,
  /** A place whose country is named, which begins so. */
  country: 900,
  countryReading: 780,
  countryBeginning: 480,
  within: 400,
  words: 230,
  almostWords: 200,
  /** In addition if every word is a whole word of the entry's own name, less what it lacks. */
  ownWords: 120,
  lack: 6,
  /** In addition if no word occurs only around it: more than the extra weight of one of our own hotels. */
  allOwn: 40,
  almostWhole: 280,
  almostBeginning: 240,
  oneError: 110,
  /** The hotels of a place that was found, which none of its other names would find. */
  ofPlace: 20,
};
export const inOrder = new Intl.Collator('en');
const byWeight = (a: Entry, b: Entry) => b.weight - a.weight || inOrder.compare(a.code, b.code);
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
  constructor(textsOf: readonly (readonly string[])[], readings: Readings) {
    textsOf.forEach((texts, number) => {
      for (const _ of texts) this.#of.push(number);
    });
    this.#alike = new PrefixMatcher(textsOf.flat(), readings);
  }
  /** The numbers of the entries that approximately match, each with the points of its best text. */
  almost(typed: string, limit = allowedTypos(typed)): Map<number, number> {
    const found = new Map<number, number>();
    this.#alike.each(typed, limit, (index, errors, whole) => {
      const number = itemAt(this.#of, index);
      const worth = (whole ? points.almostWhole : points.almostBeginning) - (errors - 1) * points.oneError;
      found.set(number, Math.max(worth, found.get(number) ?? 0));
    });
    return found;
  }
}

/** Hotels between two pauses while an index is built: some milliseconds. */
const atOnce = 100;

export interface SuggestIndex {
  lexicon: Lexicon;
  /** Words that describe and name nothing. */
  describing: ReadonlySet<string>;
  entries: Entry[];
  others: Entry[];
  hotels: Entry[];
  names: NameIndex;
  namesOfOthers: NameIndex;
  readings: NameIndex;
  words: WordIndex;
  otherNames: Set<string>;
  /** The whole names and readings of places, districts and areas. */
  placeNames: ReadonlySet<string>;
  almostOthers: Spelled;
  almostReadings: Spelled;
  almostHotels: Spelled;
  countries: CountryIndex;
  /** By country: its places, those with the most hotels first. */
  placesIn: Map<string, Entry[]>;
  /** By place: its first hotels. */
  hotelsIn: Map<string, Entry[]>;
}
/** As many as a request may ask for. */
const maxOfPlace = 20;
/** The values for all items, with a pause after every hundred. */
function* inSteps<T, Value>(items: Iterable<T>, valueOf: (item: T) => Value): Generator<undefined, Value[]> {
  const values: Value[] = [];
  for (const item of items) {
    if (values.push(valueOf(item)) % atOnce === 0) yield;
  }
  return values;
}

/** All entries, most relevant first, with their indexes; in small steps, so that requests come between. */
export function* makeSuggestIndex(
  source: { others: () => Entry[]; hotels: () => Iterable<Entry> },
  lexicon: Lexicon,
): Generator<undefined, SuggestIndex> {
  const unmade = source.hotels();
  const others = source.others().toSorted(byWeight);
  yield;
  const made = yield* inSteps(unmade, (hotel) => hotel);
  const entries = [...others, ...made].toSorted(byWeight);
  yield;
  const hotels = entries.filter(({ kind }) => kind === 'hotel');
  const readings = yield* inSteps(entries, (entry) => entry.readings);
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
  const hotelsIn = new Map<string, Entry[]>();
  const countOf = new Map<string, number>();
  yield* inSteps(hotels, (entry) => {
    const { place } = entry;
    if (place === undefined) return;
    countOf.set(place, (countOf.get(place) ?? 0) + 1);
    const known = hotelsIn.get(place);
    if (!known) hotelsIn.set(place, [entry]);
    else if (known.length < maxOfPlace) known.push(entry);
  });
  const placesIn = Map.groupBy(
    others
      .filter(({ country }) => country !== undefined)
      .toSorted((a, b) => (countOf.get(b.code) ?? 0) - (countOf.get(a.code) ?? 0)),
    ({ country = '' }) => country,
  );
  const names = new NameIndex(entries.map(({ keys }) => keys));
  yield;
  const namesOfOthers = new NameIndex(others.map(({ keys }) => keys));
  const almostOthers = new Spelled(
    others.map(({ keys }) => keys),
    lexicon.readings,
  );
  const almostReadings = new Spelled(
    others.map((other) => other.readings),
    lexicon.readings,
  );
  yield;
  const readingIndex = new NameIndex(readings);
  yield;
  const wordIndex = new WordIndex(words, lexicon.readings);
  yield;
  return {
    lexicon,
    describing: describingWords(lexicon.features),
    entries,
    others,
    hotels,
    names,
    namesOfOthers,
    readings: readingIndex,
    words: wordIndex,
    otherNames: new Set(others.flatMap(({ keys }) => keys)),
    placeNames: new Set(
      others
        .filter(({ kind }) => kind === 'city' || kind === 'place')
        .flatMap((place) => [...place.keys, ...place.readings]),
    ),
    almostOthers,
    almostReadings,
    almostHotels: new Spelled(spellings, lexicon.readings),
    countries: new CountryIndex(placesIn.keys(), lexicon),
    placesIn,
    hotelsIn,
  };
}
