import { itemAt } from '@voyage/domain/item-at.ts';

/** The number at an index, which the loops keep within bounds. */
// a bounds check would slow down every search
const at = (numbers: Int32Array | Uint16Array, index: number): number => numbers[index] as number;

/**
 * The characters of a text as a 32-bit set: texts whose sets differ in some bits differ in at least as many
 * characters.
 */
function charactersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}
/** Whether more than `limit` bits are set. */
function hasMore(bits: number, limit: number): boolean {
  let left = limit;
  for (let rest = bits; rest !== 0; rest &= rest - 1) if (left-- === 0) return true;
  return false;
}

const ideograph = /[\u3400-\u9fff]/;
/**
 * Allowed typing errors: none in a few letters, then one, two in a long word. Ideographs carry more
 * information: one of three may be wrong.
 */
export const allowedTypos = (typed: string): number =>
  typed.length < (ideograph.test(typed) ? 3 : 4) ? 0 : typed.length < 8 ? 1 : 2;

/**
 * Whether both are two ideographs, one of them the same in its place: 牛約 for 紐約. Too little for a
 * search by parts, but enough to recognise a whole name.
 */
export const isPairWithOneWrong = (name: string, typed: string): boolean =>
  name.length === 2 &&
  typed.length === 2 &&
  [...name, ...typed].every((sign) => ideograph.test(sign)) &&
  (name[0] === typed[0]) !== (name[1] === typed[1]);

/** Finds texts that approximately begin with typed text. */
export class PrefixMatcher {
  readonly #texts: readonly string[];
  readonly #characters: Int32Array;
  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#characters = Int32Array.from(texts, charactersOf);
  }
  /**
   * Calls back with the index and errors of each match, and whether it matches the whole text; texts that
   * lack too many characters are skipped.
   */
  each(typed: string, limit: number, found: (index: number, errors: number, whole: boolean) => void): void {
    const wanted = charactersOf(typed);
    for (let i = 0; i < this.#texts.length; i++) {
      if (hasMore(wanted & ~at(this.#characters, i), limit)) continue;
      const text = itemAt(this.#texts, i);
      const errors = distanceToBeginning(text, typed, limit);
      if (errors <= limit) found(i, errors, text.length <= typed.length + limit);
    }
  }
}

/** The least Damerau-Levenshtein distance from `typed` to any prefix of a key, abandoned beyond `limit`. */
export function distanceToBeginning(key: string, typed: string, limit: number): number {
  const width = typed.length;
  let [twoBefore, before, row] = [
    new Uint16Array(width + 1),
    new Uint16Array(width + 1),
    Uint16Array.from({ length: width + 1 }, (_, j) => j),
  ];
  let best = limit + 1;
  if (key.length < width - limit) return best;
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
    best = Math.min(best, at(row, width));
  }
  return best;
}
