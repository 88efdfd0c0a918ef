import { at, firstFrom } from './sorted.ts';

/** Entries that match typed text, each number once, lowest numbers first. */
export interface NameMatches {
  whole: number[];
  beginning: number[];
  within: number[];
}

/**
 * Many names by number (0 is the most relevant), each with several keys, searched for the first few that
 * equal, begin with or contain a text without scanning all: prefixes by binary search, and substrings in one
 * long text of all keys in number order, which stops at the last one needed. Latin-1 keys have a separate
 * text: it is half the size.
 */
export class NameIndex {
  readonly #keys: string[] = [];
  readonly #numberOf: Uint32Array;
  readonly #latin: JoinedKeys;
  readonly #wide: JoinedKeys;

  constructor(names: readonly (readonly string[])[]) {
    const pairs = names.flatMap((keys, number) => keys.map((key) => ({ key, number })));
    const sorted = pairs.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.number - b.number));
    this.#keys = sorted.map(({ key }) => key);
    this.#numberOf = Uint32Array.from(sorted, ({ number }) => number);
    this.#latin = new JoinedKeys(pairs.filter(({ key }) => isLatin(key)));
    this.#wide = new JoinedKeys(pairs.filter(({ key }) => !isLatin(key)));
  }

  /**
   * At most `limit` in total; each number counts for its best kind of match. Substrings of one character are
   * not searched.
   */
  find(typed: string, limit: number): NameMatches {
    const from = firstFrom(this.#keys, typed);
    let afterWhole = from;
    while (this.#keys[afterWhole] === typed) afterWhole++;
    const whole = this.#lowest(from, afterWhole, limit, []);
    const beginning = this.#lowest(
      afterWhole,
      firstFrom(this.#keys, `${typed}\uffff`),
      limit - whole.length,
      whole,
    );
    const wanted = limit - whole.length - beginning.length;
    if (wanted === 0 || typed.length < 2) return { whole, beginning, within: [] };
    const known = new Set([...whole, ...beginning]);
    const within = new Set([
      ...(isLatin(typed) ? this.#latin.holding(typed, wanted, known) : []),
      ...this.#wide.holding(typed, wanted, known),
    ]);
    return { whole, beginning, within: [...within].toSorted((a, b) => a - b).slice(0, wanted) };
  }

  /** The lowest numbers in a range of keys, each once, except for the known ones. */
  #lowest(from: number, to: number, count: number, known: readonly number[]): number[] {
    const lowest: number[] = [];
    if (count === 0) return lowest;
    for (let i = from; i < to; i++) {
      const number = at(this.#numberOf, i);
      const last = lowest[count - 1];
      if (last !== undefined && number >= last) continue;
      if (lowest.includes(number) || known.includes(number)) continue;
      const place = lowest.findIndex((other) => other > number);
      lowest.splice(place < 0 ? lowest.length : place, 0, number);
      if (lowest.length > count) lowest.pop();
    }
    return lowest;
  }
}

// oxlint-disable-next-line no-control-regex -- the whole of Latin-1
export const isLatin = (text: string): boolean => /^[\u0000-\u00ff]*$/.test(text);

/** Keys in number order as one text, one per line. No key contains a line break: normalisation removes them. */
export class JoinedKeys {
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly #numberOf: Uint32Array;

  constructor(pairs: readonly { key: string; number: number }[]) {
    this.#text = pairs.map(({ key }) => key).join('\n');
    let start = 0;
    this.#starts = Uint32Array.from(pairs, ({ key }) => {
      const own = start;
      start += key.length + 1;
      return own;
    });
    this.#numberOf = Uint32Array.from(pairs, ({ number }) => number);
  }

  /** The lowest numbers whose keys contain `piece`, except for the known ones. */
  holding(piece: string, count: number, known: ReadonlySet<number>): number[] {
    const found: number[] = [];
    let low = 0;
    for (let spot = this.#text.indexOf(piece); spot >= 0 && found.length < count;) {
      let high = this.#starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (at(this.#starts, middle) <= spot) low = middle;
        else high = middle;
      }
      const number = at(this.#numberOf, low);
      if (found.at(-1) !== number && !known.has(number)) found.push(number);
      low++;
      if (low === this.#starts.length) break;
      spot = this.#text.indexOf(piece, this.#starts[low]);
    }
    return found;
  }
}
