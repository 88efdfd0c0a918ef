import { itemAt } from '@voyage/domain/item-at.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { fold, foldedWords } from './fold.ts';
import type { Entry } from './suggest-entries.ts';
import { inOrder, points, type SuggestIndex } from './suggest-index.ts';
import { namingParts, runsOf, typedWords } from './typed-words.ts';
import { allowedTypos, isPairWithOneWrong } from './typing-errors.ts';
import type { WordMatches } from './word-index.ts';

/** Latin letters that occur by chance within many names, and across their words: "edo" in Turtle Dove. */
const fewLetters = /^[a-z]{1,3}$/;
const places: ReadonlySet<Entry['kind']> = new Set(['city', 'place', 'region']);
/** Minimum number of matching places, groups and articles that are listed, however many hotels match as well. */
export const leastOthers = 3;
/** What is found by its words is ordered by how much of it was typed; once there is an error, even more so. */
const weighs = { words: 0.5, almostWords: 0.2 };
/** Shorter words resemble too much: 'long' is no London. */
const leastWithErrors = 5;
/** Places of a country, so that its hotels have room. */
const mostOfCountry = 4;

export interface Match {
  entry: Entry;
  points: number;
}
export interface Found {
  /** Best first. */
  matches: Match[];
  /** The part of the query that found them. */
  text: string;
  /** They are where a country is, which was typed. */
  isCountry: boolean;
}
const byPoints = (a: Match, b: Match) => b.points - a.points || inOrder.compare(a.entry.code, b.entry.code);
const byWeight = (a: Entry, b: Entry) => b.weight - a.weight;

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

/** Whether a text is a whole name of something, or how one is typed. */
const isName = ({ names, readings, countries }: SuggestIndex, text: string): boolean => {
  const typed = fold(text);
  return (
    typed.length > 1 &&
    (names.find(typed, 1).whole.length > 0 ||
      readings.find(typed, 1).whole.length > 0 ||
      countries.find(typed).whole.length > 0)
  );
};
/** The same with a typing error, of anything but hotels. */
const isAlmostName = ({ almostOthers, countries }: SuggestIndex, text: string): boolean => {
  const typed = fold(text);
  if (typed.length < leastWithErrors || allowedTypos(typed) === 0) return false;
  return (
    almostOthers
      .almost(typed)
      .values()
      .some((worth) => worth >= points.almostWhole) || countries.almost(typed).length > 0
  );
};

/**
 * What a query finds: names as typed; then without words for "hotel"; then words in any order; then without
 * words for kinds and features; then with typing errors; then the names among its words.
 */
export function findMatches(index: SuggestIndex, query: string, limit: number, locale: Locale): Found {
  const { entries, others, hotels, names, namesOfOthers, readings, words, otherNames, ...spelled } = index;
  const { countries } = index;
  const typed = fold(query);
  const found = new Map<Entry, number>();
  const add = (entry: Entry, worth: number) => {
    if (!found.has(entry)) found.set(entry, worth + entry.weight);
  };
  const addAll = (numbers: number[], worth: number) => {
    for (const number of numbers) add(itemAt(entries, number), worth);
  };
  const ofCountries: string[] = [];
  /** The places and hotels of countries. Where a place has its country's name, it is found already. */
  const addCountries = (codes: string[], worth: number) => {
    const inThem = codes.flatMap((code) => index.placesIn.get(code) ?? []).toSorted(byWeight);
    for (const [rank, entry] of inThem.slice(0, mostOfCountry).entries()) add(entry, worth - rank);
    ofCountries.push(...codes);
  };
  const answer = (): Found => {
    const inOrderOfPoints = () =>
      [...found].map(([entry, worth]): Match => ({ entry, points: worth })).toSorted(byPoints);
    const best = inOrderOfPoints()[0]?.entry;
    const country = best?.kind === 'region' ? ofCountries[0] : best?.country;
    const isCountry =
      country !== undefined &&
      ofCountries.includes(country) &&
      (best?.kind === 'region' || !best?.keys.includes(typed));
    if (isCountry)
      for (const entry of (index.placesIn.get(country) ?? [])
        .flatMap(({ code }) => index.hotelsIn.get(code) ?? [])
        .toSorted(byWeight)
        .slice(0, limit))
        add(entry, points.ofPlace);
    if (best && places.has(best.kind) && ![...found.keys()].some(({ kind }) => kind === 'hotel'))
      addAll(hotelsNamedAfter(best, index, limit, locale), points.ofPlace);
    return { matches: inOrderOfPoints(), text: query, isCountry };
  };
  const findPart = (part: string): Found => findMatches(index, part, limit, locale);
  if (typed === '') return answer();

  const named = names.find(typed, limit);
  addAll(named.whole, points.whole);
  const country = countries.find(typed);
  addCountries(country.whole, points.country);
  addAll(named.beginning, points.beginning);
  addCountries(country.beginning, points.countryBeginning);
  if (found.size === 0) {
    const read = readings.find(typed, limit);
    addAll(read.whole, points.wholeReading);
    const readCountry = countries.findReading(typed);
    addCountries(readCountry.whole, points.countryReading);
    addAll(read.beginning, points.beginningReading);
    addCountries(readCountry.beginning, points.countryBeginning);
  }
  const hasMatches = found.size > 0;
  const isKnown = named.whole.length > 0 || ofCountries.length > 0;
  const startsWord = (entry: Entry): boolean =>
    locales.some((l) => foldedWords(entry.name(l)).some((word) => word.startsWith(typed)));
  const isByChance = (entry: Entry): boolean =>
    (country.whole.length > 0 || (isKnown && fewLetters.test(typed))) && !startsWord(entry);
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

  const [naming, namingMore] = hasMatches
    ? [[], []]
    : [namingParts(query), namingParts(query, { kinds: true })];
  const parts = [...new Set([...naming, ...namingMore])];
  const nameOf = (texts: string[]) => texts.find((part) => isName(index, part));
  const place = nameOf(naming);
  if (place !== undefined) return findPart(place);
  const ways = (text: string) => typedWords(text, (name) => otherNames.has(name));
  const findWords = (texts: string[], matches: (way: string[]) => WordMatches): WordMatches => {
    for (const way of texts.flatMap(ways)) {
      const inWords = matches(way);
      if (inWords.size > 0) return inWords;
    }
    return new Map();
  };
  const addWords = (inWords: WordMatches, kind: keyof typeof weighs) => {
    for (const [number, { lacks, isOwn }] of inWords) {
      const entry = itemAt(entries, number);
      const share = Math.max(0, points.ownWords - lacks * points.lack) + (isOwn ? points.allOwn : 0);
      add(entry, points[kind] + share - entry.weight * (1 - weighs[kind]));
    }
  };
  let hasWords = false;
  if (!hasMatches) {
    let inWords = findWords([query], (way) => words.find(way));
    // 'kyoto garden' may be a name; that there is a 'spa' in Kyoto, or in Spain, is none
    const described = inWords.values().some(({ isOwn }) => isOwn) ? undefined : nameOf(namingMore);
    if (described !== undefined) return findPart(described);
    if (inWords.size === 0) inWords = findWords(namingMore, (way) => words.find(way));
    hasWords = inWords.size > 0;
    addWords(inWords, 'words');
    const almost = hasWords ? undefined : parts.find((part) => isAlmostName(index, part));
    if (almost !== undefined) return findPart(almost);
  }
  if (!isKnown && allowedTypos(typed) > 0 && found.size === 0)
    addCountries(countries.almost(typed), points.almostWhole);
  const isCountryWithError = ofCountries.length > 0 && !hasMatches;
  if (!hasMatches && !hasWords && !isCountryWithError)
    addWords(
      findWords([query, ...parts], (way) => words.almost(way)),
      'almostWords',
    );
  if (!isKnown && !isCountryWithError && found.size < limit && allowedTypos(typed) > 0) {
    for (const [number, worth] of spelled.almostOthers.almost(typed)) add(itemAt(others, number), worth);
    if (found.size === 0)
      for (const [number, worth] of spelled.almostHotels.almost(typed)) add(itemAt(hotels, number), worth);
  }
  if (found.size === 0)
    for (const entry of others)
      if (entry.keys.some((key) => isPairWithOneWrong(key, typed))) add(entry, points.almostWhole);
  if (found.size === 0) {
    const runs = runsOf(query);
    const run = runs.find((text) => isName(index, text)) ?? runs.find((text) => isAlmostName(index, text));
    if (run !== undefined) return findPart(run);
  }
  return answer();
}
