import { itemAt } from '@voyage/domain/item-at.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { fold, foldedWords } from './fold.ts';
import type { CountryMatches } from './country-index.ts';
import { entriesAt, Matches, type Found, type Wanted } from './matches.ts';
import type { NameMatches } from './name-index.ts';
import type { Entry } from './entry.ts';
import { points, type SuggestIndex } from './suggest-index.ts';
import { namingParts, runsOf, typedWords, withoutKindOfPlace } from './typed-words.ts';
import { allowedTypos, hasHomophoneError, isFewIdeographs } from './typing-errors.ts';
import type { WordMatches } from './word-index.ts';

export type { Found, Match } from './matches.ts';

/** Latin letters that occur by chance within many names, and across their words: "edo" in Turtle Dove. */
const fewLetters = /^[a-z]{1,4}$/;
/** Minimum number of matching places, groups and articles that are listed, however many hotels match as well. */
export const minOthers = 3;
/** What is found by its words is ordered by how much of it was typed; once there is an error, even more so. */
const kindWeights = { words: 0.5, almostWords: 0.2 };
/** Shorter words resemble too much: 'long' is not London. */
const minWithErrors = 5;
/** The same of readings, whose few syllables are also those of names elsewhere: 'manila' is not 马蒂拉. */
const minOfReading = 7;

/** A query on its way through the steps; what several of them need is made by the first that does. */
interface Search extends Wanted {
  found: Matches;
  /** What is left of the query without words for "hotel". */
  withoutGeneral: () => string[];
  /** What is left of it without words for kinds and features as well. */
  withoutKinds: () => string[];
  /** What contains all words of the query. */
  words: () => WordMatches;
}
/** Adds what it finds. Returns the answer if no further step is needed. */
type Step = (search: Search) => Found | undefined;

/**
 * What a query finds: a place with the word for what it is; names as typed; then without words for "hotel"; then
 * words in any order; then without words for kinds and features; then with typing errors; then the names among
 * its words.
 */
export function findMatches(index: SuggestIndex, query: string, limit: number, locale: Locale): Found {
  const search = startSearch({ index, query, typed: fold(query), limit, locale });
  if (search.typed === '') return search.found.answer();
  return (
    placeWithItsKind(search) ??
    namesAsTyped(search) ??
    nameWithoutGeneralWords(search) ??
    wordsInAnyOrder(search) ??
    withoutKindsAndFeatures(search) ??
    withTypingErrors(search) ??
    nameAmongWords(search) ??
    search.found.answer()
  );
}
/** The answer for a part of the query in place of all of it; what was found until then is dropped. */
const findPart = ({ index, limit, locale }: Search, part: string): Found =>
  findMatches(index, part, limit, locale);

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
const startSearch = (wanted: Wanted): Search => ({
  ...wanted,
  found: new Matches(wanted),
  withoutGeneral: once(() => namingParts(wanted.query)),
  withoutKinds: once(() => namingParts(wanted.query, wanted.index.describing)),
  words: once(() => findWords(wanted.index, [wanted.query], 'find')),
});

/** A place is meant before hotels whose names have such a word: 'london city', 'rome city'. */
const placeWithItsKind: Step = (search) => {
  const place = placeOf(search.index, search.query);
  return place === undefined ? undefined : findPart(search, place);
};

/** Enough if a name begins so; unless one is whole, names that resemble it may be meant as well. */
const namesAsTyped: Step = (search) => {
  const { index, typed, limit, found } = search;
  const named = index.names.find(typed, limit);
  const country = index.countries.find(typed);
  addNamed(search, named, country, points);
  if (found.size === 0) addReadings(search);
  const hasMatches = found.size > 0;
  const isKnown = named.whole.length > 0 || found.hasCountries;
  const mayBeByChance = country.whole.length > 0 || (isKnown && fewLetters.test(typed));
  addNamesWithin(search, named.within, mayBeByChance);
  if (!hasMatches) return undefined;
  if (!isKnown) addSimilarNames(search);
  return found.answer();
};

function addReadings(search: Search): void {
  const { index, typed, limit } = search;
  const read = index.readings.find(typed, limit);
  const country = index.countries.findReading(typed);
  addNamed(search, read, country, {
    whole: points.wholeReading,
    country: points.countryReading,
    beginning: points.beginningReading,
  });
}

/** Whole names before those that begin so, and countries after other names. */
function addNamed(
  { index, found }: Search,
  named: NameMatches,
  country: CountryMatches,
  worth: { whole: number; country: number; beginning: number },
): void {
  found.addAll(entriesAt(index.entries, named.whole), worth.whole);
  found.addCountries(country.whole, worth.country);
  found.addAll(entriesAt(index.entries, named.beginning), worth.beginning);
  found.addCountries(country.beginning, points.countryBeginning);
}

/**
 * Names that contain the typed text; hotels may take all the room, so others are looked up again. A few letters
 * are within too many by chance, and must begin a word, unless a space between them says where they are.
 */
function addNamesWithin(search: Search, within: number[], mayBeByChance: boolean): void {
  const { index, typed, found } = search;
  if (fewLetters.test(typed) && foldedWords(search.query).length === 1) {
    found.addAll(
      entriesAt(index.others, index.namesOfOthers.find(typed, minOthers).beginning),
      points.beginning,
    );
    addWordsThatBegin(search);
    return;
  }
  const startsWord = (entry: Entry): boolean =>
    locales.some((l) => foldedWords(entry.name(l)).some((word) => word.startsWith(typed)));
  const isMeant = (entry: Entry): boolean => !mayBeByChance || startsWord(entry);
  found.addAll(entriesAt(index.entries, within).filter(isMeant), points.within);
  const others = index.namesOfOthers.find(typed, minOthers);
  found.addAll(entriesAt(index.others, others.beginning), points.beginning);
  found.addAll(entriesAt(index.others, others.within).filter(isMeant), points.within);
}

/** The names with a word that begins so. */
function addWordsThatBegin({ index, typed, limit, found }: Search): void {
  if (typed.length < 2 || found.size >= limit) return;
  const numbers = [...index.words.find([typed])].flatMap(([number, { isOwn }]) => (isOwn ? [number] : []));
  const entries = entriesAt(index.entries, numbers);
  found.addAll(entries.slice(0, limit), points.within);
  found.addAll(entries.filter(({ kind }) => kind !== 'hotel').slice(0, minOthers), points.within);
}

const nameWithoutGeneralWords: Step = (search) => {
  const place = search.withoutGeneral().find((part) => isName(search.index, part));
  return place === undefined ? undefined : findPart(search, place);
};

/** Only if something has them all in its own name: 'kyoto garden' may be one. */
const wordsInAnyOrder: Step = (search) => {
  const words = search.words();
  const areOwn = words.values().some(({ isOwn }) => isOwn);
  return areOwn ? answerOfWords(search, words) : undefined;
};

/** That there is a 'spa' in Kyoto, or in Spain, is not a name: 'kyoto' alone is looked up first. */
const withoutKindsAndFeatures: Step = (search) => {
  const parts = search.withoutKinds();
  const described = parts.find((part) => isName(search.index, part));
  if (described !== undefined) return findPart(search, described);
  const words = search.words().size > 0 ? search.words() : findWords(search.index, parts, 'find');
  return words.size > 0 ? answerOfWords(search, words) : undefined;
};

const withTypingErrors: Step = (search) => {
  const { index, query, typed, found } = search;
  const place = withoutKindOfPlace(query);
  const parts = [
    ...new Set([
      ...search.withoutGeneral(),
      ...search.withoutKinds(),
      ...(place === undefined ? [] : [place]),
    ]),
  ];
  const almost = parts.find((part) => isAlmostName(index, part));
  if (almost !== undefined) return findPart(search, almost);
  if (found.size === 0 && allowedTypos(typed) > 0)
    found.addCountries(index.countries.almost(typed), points.almostWhole);
  if (found.hasCountries) return found.answer();
  addWords(search, findWords(index, [query, ...parts], 'almost'), 'almostWords');
  addSimilarNames(search);
  if (found.size === 0 && isFewIdeographs(typed))
    for (const entry of index.others)
      if (entry.keys.some((key) => hasHomophoneError(key, typed, index.lexicon.readings)))
        found.add(entry, points.almostWhole);
  return found.size > 0 ? found.answer() : undefined;
};

const nameAmongWords: Step = (search) => {
  const { index, query } = search;
  const runs = runsOf(query);
  const run = runs.find((text) => isName(index, text)) ?? runs.find((text) => isAlmostName(index, text));
  return run === undefined ? undefined : findPart(search, run);
};

/** Names that resemble the typed text, if there is room; those of hotels only if there is nothing else. */
function addSimilarNames({ index, typed, limit, found }: Search): void {
  if (found.size >= limit || allowedTypos(typed) === 0) return;
  for (const [number, worth] of index.almostOthers.almost(typed))
    found.add(itemAt(index.others, number), worth);
  if (typed.length >= minOfReading)
    for (const [number, worth] of index.almostReadings.almost(typed, 1))
      found.add(itemAt(index.others, number), worth);
  if (found.size > 0) return;
  for (const [number, worth] of index.almostHotels.almost(typed))
    found.add(itemAt(index.hotels, number), worth);
}

/** What contains all words of the first of several texts for which there is anything. */
function findWords(index: SuggestIndex, texts: string[], how: 'find' | 'almost'): WordMatches {
  for (const way of texts.flatMap((text) => typedWords(text, (name) => index.otherNames.has(name)))) {
    const inWords = index.words[how](way);
    if (inWords.size > 0) return inWords;
  }
  return new Map();
}
function addWords({ index, found }: Search, inWords: WordMatches, kind: keyof typeof kindWeights): void {
  for (const [number, { lacks, isOwn }] of inWords) {
    const entry = itemAt(index.entries, number);
    const share = Math.max(0, points.ownWords - lacks * points.lack) + (isOwn ? points.allOwn : 0);
    found.add(entry, points[kind] + share - entry.weight * (1 - kindWeights[kind]));
  }
}
function answerOfWords(search: Search, inWords: WordMatches): Found {
  addWords(search, inWords, 'words');
  addSimilarNames(search);
  return search.found.answer();
}

/** A place whose name is followed by what it is; none if all of it is a name: Mexico City. */
function placeOf({ placeNames }: SuggestIndex, text: string): string | undefined {
  const place = withoutKindOfPlace(text);
  if (place === undefined || placeNames.has(fold(text))) return undefined;
  return placeNames.has(fold(place)) ? place : undefined;
}
/** Whether a text is a whole name of something, or how one is typed. */
const isName = (index: SuggestIndex, text: string): boolean => {
  const { names, readings, countries } = index;
  const typed = fold(text);
  return (
    typed.length > 1 &&
    (placeOf(index, text) !== undefined ||
      names.find(typed, 1).whole.length > 0 ||
      readings.find(typed, 1).whole.length > 0 ||
      countries.find(typed).whole.length > 0)
  );
};
/** The same with a typing error, of anything but hotels. */
const isAlmostName = ({ almostOthers, countries }: SuggestIndex, text: string): boolean => {
  const typed = fold(text);
  if (typed.length < minWithErrors || allowedTypos(typed) === 0) return false;
  return (
    almostOthers
      .almost(typed)
      .values()
      .some((worth) => worth >= points.almostWhole) || countries.almost(typed).length > 0
  );
};
