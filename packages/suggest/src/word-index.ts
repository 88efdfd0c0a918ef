import { itemAt } from '@voyage/domain/item-at.ts';
import { isLatin, JoinedKeys } from './name-index.ts';
import type { Readings } from './readings.ts';
import { firstFrom } from './sorted.ts';
import { PrefixMatcher } from './typing-errors.ts';

/** The words of an entry: those of its own name, and those of its location and owner. */
export interface EntryWords {
  own: readonly string[];
  around: readonly string[];
}

/** A word typed as it is counts for much more than one that merely begins so or is almost it. */
const worth = { own: 13, around: 6, whole: 6, beginning: 2, almostWhole: 1 };
const most = worth.own + worth.whole;
const allowedErrors = 1;
/** One word of several may be shorter than a text by itself, and still have an error. */
const minWithError = 4;

/**
 * By number of the entry: what it lacks, 0 if each word is a whole one of its own name, and whether all of them
 * are in that name.
 */
export type WordMatches = Map<number, { lacks: number; isOwn: boolean }>;

/**
 * Entries searched by several words in any order: 'bangkok jade' is a hotel in Bangkok with jade in its
 * name. A Latin word matches at the start of a word, any other anywhere, because other scripts have no
 * spaces.
 */
export class WordIndex {
  readonly #words: readonly string[];
  /** By word: the numbers of the entries times two, plus one if the word is in the entry's own name. */
  readonly #entries: readonly Uint32Array[];
  readonly #alike: PrefixMatcher;
  readonly #own: JoinedKeys;
  readonly #around: JoinedKeys;
  readonly #size: number;

  constructor(entries: readonly EntryWords[], readings: Readings) {
    this.#size = entries.length;
    const postings = new Map<string, number[]>();
    entries.forEach(({ own, around }, number) => {
      for (const word of new Set([...own, ...around])) {
        if (!isLatin(word)) continue;
        const known = postings.get(word);
        const posting = number * 2 + (own.includes(word) ? 1 : 0);
        if (known) known.push(posting);
        else postings.set(word, [posting]);
      }
    });
    this.#words = [...postings.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    this.#entries = this.#words.map((word) => Uint32Array.from(postings.get(word) ?? []));
    this.#alike = new PrefixMatcher(this.#words, readings);
    const wide = (part: keyof EntryWords) =>
      new JoinedKeys(
        entries.flatMap((entry, number) =>
          entry[part].filter((word) => !isLatin(word)).map((key) => ({ key, number })),
        ),
      );
    this.#own = wide('own');
    this.#around = wide('around');
  }

  /** The entries that contain every word as it is typed. */
  find(typed: readonly string[]): WordMatches {
    return this.#inAll(typed.map((word) => this.#worthOf(word)));
  }
  /** The same, allowing one error in each word that is long enough. */
  almost(typed: readonly string[]): WordMatches {
    return this.#inAll(typed.map((word) => this.#withErrors(word, this.#worthOf(word))));
  }

  #inAll(worths: readonly Uint8Array[]): WordMatches {
    const found: WordMatches = new Map();
    for (let number = 0; number < this.#size; number++) {
      let sum = 0;
      let isOwn = true;
      for (const each of worths) {
        const one = each[number];
        if (!one) {
          sum = 0;
          break;
        }
        sum += one;
        if (one < worth.own) isOwn = false;
      }
      if (sum > 0) found.set(number, { lacks: worths.length * most - sum, isOwn });
    }
    return found;
  }

  /** By number: the score of a word there, 0 if it does not occur. */
  #worthOf(word: string): Uint8Array {
    const best = new Uint8Array(this.#size);
    if (!isLatin(word)) {
      const none = new Set<number>();
      for (const number of this.#around.holding(word, this.#size, none)) best[number] = worth.around;
      for (const number of this.#own.holding(word, this.#size, none)) best[number] = worth.own;
      return best;
    }
    for (
      let i = firstFrom(this.#words, word);
      i < this.#words.length && itemAt(this.#words, i).startsWith(word);
      i++
    )
      this.#take(i, this.#words[i] === word ? worth.whole : worth.beginning, best);
    return best;
  }

  /** The same, allowing one error in a word that is long enough. */
  #withErrors(word: string, known: Uint8Array): Uint8Array {
    if (!isLatin(word) || word.length < minWithError) return known;
    const best = Uint8Array.from(known);
    this.#alike.each(
      word,
      allowedErrors,
      (i, _errors, whole) => this.#take(i, whole ? worth.almostWhole : 0, best),
      minWithError,
    );
    return best;
  }

  #take(word: number, more: number, best: Uint8Array): void {
    for (const posting of itemAt(this.#entries, word)) {
      const value = (posting % 2 === 1 ? worth.own : worth.around) + more;
      const number = posting >> 1;
      if ((best[number] ?? 0) < value) best[number] = value;
    }
  }
}
