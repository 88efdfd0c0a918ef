export type Script = 'kana' | 'pinyin';
/** A part of a name with its reading: 銀座 is ぎんざ, 银座 is yinzuo. */
export type ReadPart = [part: string, reading: string];
export interface ReadingTables {
  kana: readonly ReadPart[];
  pinyin: readonly ReadPart[];
  /** Ideographs in simplified form by how they are typed; some have two readings. */
  homophones: readonly { pinyin: string; characters: string }[];
}

const ideograph = /[\u3400-\u9fff\uf900-\ufaff々]/u;

/** How names in ideographs are read, and which ideographs sound the same. */
export class Readings {
  /** The parts by first character, longest first. */
  readonly #parts: Record<Script, ReadonlyMap<string, ReadPart[]>>;
  readonly #syllables = new Map<string, Set<string>>();

  constructor({ kana, pinyin, homophones }: ReadingTables) {
    const table = (parts: readonly ReadPart[]) =>
      Map.groupBy(
        parts.toSorted(([a], [b]) => b.length - a.length),
        ([part]) => part[0] ?? '',
      );
    this.#parts = { kana: table(kana), pinyin: table(pinyin) };
    for (const { pinyin: syllable, characters } of homophones)
      for (const character of characters)
        this.#syllables.set(character, (this.#syllables.get(character) ?? new Set<string>()).add(syllable));
  }

  /** The parts of a name with their readings; one that needs none reads as it is. Null if one has none, or none needs one. */
  partsOf(name: string, script: Script): ReadPart[] | null {
    if (!ideograph.test(name)) return null;
    const parts: ReadPart[] = [];
    for (const [part, reading] of this.#read(name, script)) {
      if (reading === null) return null;
      parts.push([part, reading]);
    }
    return parts;
  }
  /** The reading of a name; of what is between them, if it has characters whose reading is not known. */
  knownOf(name: string, script: Script): string[] {
    if (!ideograph.test(name)) return [];
    const readings = [''];
    for (const [, reading] of this.#read(name, script))
      if (reading === null) readings.push('');
      else readings.push((readings.pop() ?? '') + reading);
    return readings.filter(Boolean);
  }
  /** A Japanese name in kana, a simplified Chinese name as typed in pinyin. Null as above. */
  of(name: string, script: Script): string | null {
    return (
      this.partsOf(name, script)
        ?.map(([, reading]) => reading)
        .join('') ?? null
    );
  }
  /** Whether two ideographs can be typed the same in pinyin. */
  soundAlike(a: string, b: string): boolean {
    const syllables = this.#syllables.get(b);
    return syllables !== undefined && !(this.#syllables.get(a)?.isDisjointFrom(syllables) ?? true);
  }

  *#read(name: string, script: Script): Generator<[part: string, reading: string | null]> {
    for (let at = 0; at < name.length;) {
      const first = name.charAt(at);
      const found = this.#parts[script].get(first)?.find(([part]) => name.startsWith(part, at));
      yield found ?? [first, ideograph.test(first) ? null : first];
      at += found ? found[0].length : 1;
    }
  }
}

const rows: Record<string, string> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  r: 'らりるれろ',
};
const syllables = new Map<string, string>([
  ...Object.entries(rows).flatMap(([row, kana]) =>
    [...kana].map((k, i): [string, string] => [k, `${row}${'aiueo'[i]}`]),
  ),
  ...Object.entries({
    し: 'shi',
    じ: 'ji',
    ち: 'chi',
    つ: 'tsu',
    ぢ: 'ji',
    づ: 'zu',
    ふ: 'fu',
    や: 'ya',
    ゆ: 'yu',
    よ: 'yo',
    わ: 'wa',
    を: 'o',
    ん: 'n',
    ゔ: 'vu',
  }),
]);
const small: Record<string, string> = {
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
};

/** Hiragana as typed in Latin letters: とうきょう is toukyou; a long vowel mark is dropped. */
export function romajiOf(kana: string): string {
  let text = '';
  let doubled = false;
  for (const character of kana) {
    const glide = small[character];
    if (character === 'っ') doubled = true;
    else if (glide)
      text = text.replace(/[aiueo]$/, '') + (/(?:sh|ch|j).$/.test(text) ? glide.replace('y', '') : glide);
    else if (character !== 'ー') {
      const syllable = syllables.get(character) ?? character;
      text += doubled ? (syllable[0] ?? '') + syllable : syllable;
      doubled = false;
    }
  }
  return text;
}
