import { itemAt } from '@voyage/domain/item-at.ts';
import type { Readings } from './readings.ts';
import { at } from './sorted.ts';

/**
 * The characters of a text as a 32-bit set: texts whose sets differ in some bits differ in at least as many
 * characters.
 */
function charactersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}
function hasMore(bits: number, limit: number): boolean {
  let left = limit;
  for (let rest = bits; rest !== 0; rest &= rest - 1) if (left-- === 0) return true;
  return false;
}

const ideograph = /[\u3400-\u9fff]/;
const kana = /[\u3041-\u3096]/;

/**
 * The shortest name that may be typed with one error; the shortest text that may have two as a whole name, one
 * as a name without its last letter, and one as the beginning of a longer name. A small share may be wrong, or
 * everything short resembles something; ideographs say more than letters.
 */
const shortest = {
  letters: { one: 5, two: 8, almostAll: 7, beginning: 8 },
  kana: { one: 5, two: 9, almostAll: 6, beginning: 7 },
  ideographs: { one: 4, two: 8, almostAll: 5, beginning: 6 },
};
const shortestOf = (typed: string) =>
  ideograph.test(typed) ? shortest.ideographs : kana.test(typed) ? shortest.kana : shortest.letters;
/** Allowed typing errors in a whole name; of the shortest, a letter may be missing. */
export function allowedTypos(typed: string): number {
  const { one, two } = shortestOf(typed);
  return typed.length < one - 1 ? 0 : typed.length < two ? 1 : 2;
}

/** The rows of a keyboard, each with how far it is indented, in keys. */
const keyboard: [row: string, indent: number][] = [
  ['qwertyuiop', 0],
  ['asdfghjkl', 0.25],
  ['zxcvbnm', 0.75],
];
const keys = new Map(
  keyboard.flatMap(([row, indent], y) => [...row].map((key, x) => [key, { x: x + indent, y }] as const)),
);
function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [keys.get(a), keys.get(b)];
  return !!one && !!other && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

/** Of two or three ideographs, one may be another of the same sound, which is what input methods confuse. */
const fewIdeographs = /^[\u3400-\u9fff]{2,3}$/;
export const isFewIdeographs = (typed: string): boolean => fewIdeographs.test(typed);
/** Whether one of few ideographs is wrong, but sounds the same: 牛約 for 紐約, but 南京 is not 北京. */
export function hasHomophoneError(name: string, typed: string, readings: Readings): boolean {
  if (name.length !== typed.length) return false;
  const wrong = [...name].flatMap((character, i) => (character === typed[i] ? [] : [i]));
  const [only = 0] = wrong;
  return wrong.length === 1 && readings.soundAlike(name.charAt(only), typed.charAt(only));
}

/** Finds texts that approximately are or begin with typed text. */
export class PrefixMatcher {
  readonly #texts: readonly string[];
  readonly #characters: Int32Array;
  readonly #readings: Readings;
  constructor(texts: readonly string[], readings: Readings) {
    this.#texts = texts;
    this.#readings = readings;
    this.#characters = Int32Array.from(texts, charactersOf);
  }
  /**
   * Calls back with the index and errors of each match, and whether it is one with the whole text; texts that
   * lack too many characters are skipped. `limit` is the number of allowed errors in a whole text of at least
   * `shortestText` characters.
   */
  each(
    typed: string,
    limit: number,
    found: (index: number, errors: number, whole: boolean) => void,
    shortestText = shortestOf(typed).one,
  ): void {
    if (limit === 0) return;
    const wanted = charactersOf(typed);
    const { almostAll, beginning: leastBeginning } = shortestOf(typed);
    for (let i = 0; i < this.#texts.length; i++) {
      if (hasMore(wanted & ~at(this.#characters, i), limit)) continue;
      const text = itemAt(this.#texts, i);
      // what cannot match is left out before it is compared, which takes most of the time
      if (text.length < shortestText) continue;
      if (text[0] !== typed[0] && text.length !== typed.length) continue;
      if (text.length > typed.length + limit && typed.length < leastBeginning) continue;
      const { whole, beginning } = distances(text, typed, limit);
      if (whole <= limit) {
        if (this.#beginsAlike(text, typed, whole)) found(i, whole, true);
      } else if (beginning <= 1 && text[0] === typed[0]) {
        const isAlmostAll = text.length <= typed.length + 1;
        if (typed.length >= (isAlmostAll ? almostAll : leastBeginning)) found(i, beginning, false);
      }
    }
  }

  /** Few get the first letter wrong: only the key next to it, a character of the same sound, or the first two exchanged. */
  #beginsAlike(text: string, typed: string, errors: number): boolean {
    if (text[0] === typed[0]) return true;
    const [first, typedFirst] = [text.charAt(0), typed.charAt(0)];
    return (
      errors === 1 &&
      ((first === typed[1] && text[1] === typedFirst) ||
        areNeighbours(first, typedFirst) ||
        this.#readings.soundAlike(first, typedFirst))
    );
  }
}

/**
 * The Damerau-Levenshtein distance from `typed` to a key, and the least to any beginning of it, abandoned beyond
 * `limit`.
 */
export function distances(key: string, typed: string, limit: number): { whole: number; beginning: number } {
  const width = typed.length;
  let [twoBefore, before, row] = [
    new Uint16Array(width + 1),
    new Uint16Array(width + 1),
    Uint16Array.from({ length: width + 1 }, (_, j) => j),
  ];
  let beginning = limit + 1;
  let whole = limit + 1;
  if (key.length < width - limit) return { whole, beginning };
  for (let i = 1; i <= Math.min(key.length, width + limit); i++) {
    [twoBefore, before, row] = [before, row, twoBefore];
    let least = (row[0] = i);
    for (let j = 1; j <= width; j++) {
      const same = key[i - 1] === typed[j - 1] ? 0 : 1;
      let d = Math.min(at(before, j) + 1, at(row, j - 1) + 1, at(before, j - 1) + same);
      if (i > 1 && j > 1 && key[i - 1] === typed[j - 2] && key[i - 2] === typed[j - 1])
        d = Math.min(d, at(twoBefore, j - 2) + 1);
      row[j] = d;
      if (d < least) least = d;
    }
    if (least > limit) break;
    beginning = Math.min(beginning, at(row, width));
    if (i === key.length) whole = Math.min(whole, at(row, width));
  }
  return { whole, beginning };
}
