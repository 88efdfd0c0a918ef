import { locales, type Locale } from '@voyage/domain/locale.ts';
import { foldedWords } from './fold.ts';
import type { Readings } from './readings.ts';
import type { EntryWords } from './word-index.ts';

export type EntryKind = 'city' | 'place' | 'region' | 'group' | 'brand' | 'hotel' | 'airport' | 'article';

/** What can be suggested. Hotels may be many thousand, and compute what is only read while an index is built. */
export interface Entry {
  readonly kind: EntryKind;
  readonly code: string;
  /** Normalised names: in four languages, alternative names, and kana. */
  readonly keys: string[];
  /** How readers of Japanese and Chinese type them in Latin letters; used only if no name begins so. */
  readonly readings: string[];
  /** Names whose words also find it: those of its place, country and group. */
  readonly around: string[];
  /** Orders what is found in the same way; at most 100. */
  readonly weight: number;
  name: (locale: Locale) => string;
  detail: (locale: Locale) => string;
  /** Its names as they are written, in all languages and other ones: what may have been typed. */
  written: () => string[];
  /** Of a city or a place itself, not of its districts and airports. */
  readonly country?: string;
  /** Of a hotel: the code of its place. */
  readonly place?: string | undefined;
}

/** What is known of names and words besides the entries. */
export interface Lexicon {
  readings: Readings;
  /** Every name by which a country may be typed, the usual ones first. */
  countryNames: (code: string) => readonly string[];
  /** Folded words of what hotels have: they describe a hotel, and name none. */
  features: readonly string[];
}

/** The words that find an entry; hotels share many of those around them, so `wordsIn` may keep what it has found. */
export function wordsOf(entry: Entry, wordsIn: (text: string) => readonly string[]): EntryWords {
  const isHotel = entry.kind === 'hotel';
  return {
    own: [
      ...new Set([...locales.flatMap((l) => foldedWords(entry.name(l))), ...(isHotel ? [] : entry.keys)]),
    ],
    // a reading is not the name itself
    around: [...new Set([...entry.around.flatMap(wordsIn), ...(isHotel ? [] : entry.readings)])],
  };
}
