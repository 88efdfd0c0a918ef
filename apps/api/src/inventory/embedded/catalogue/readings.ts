import { readRows } from '../../../platform/content-files.ts';

/** The readings of name parts, by first character, longest first. */
type Table = Map<string, [piece: string, reading: string][]>;
const tables = new Map<string, Table>();
function table(kind: 'kana' | 'pinyin'): Table {
  let made = tables.get(kind);
  if (!made) {
    const pieces = readRows(`readings/${kind}.tsv`).map((row): [string, string] => [
      row.name ?? '',
      row[kind] ?? '',
    ]);
    made = Map.groupBy(
      pieces.toSorted(([a], [b]) => b.length - a.length),
      ([piece]) => piece[0] ?? '',
    );
    tables.set(kind, made);
  }
  return made;
}

const ideograph = /[\u3400-\u9fff\uf900-\ufaff々]/u;
/**
 * The parts of a name, longest parts first, with their readings; a part that needs none reads as it is, and one
 * has null if none is known.
 */
function* partsOf(name: string, kind: 'kana' | 'pinyin'): Generator<[part: string, reading: string | null]> {
  const known = table(kind);
  for (let at = 0; at < name.length;) {
    const first = name.charAt(at);
    const found = known.get(first)?.find(([piece]) => name.startsWith(piece, at));
    yield found ?? [first, ideograph.test(first) ? null : first];
    at += found ? found[0].length : 1;
  }
}
/** The parts of a name with their readings, as above. Null if one has none, or nothing needs a reading. */
export function readParts(name: string, kind: 'kana' | 'pinyin'): [part: string, reading: string][] | null {
  if (!ideograph.test(name)) return null;
  const parts: [string, string][] = [];
  for (const [part, reading] of partsOf(name, kind)) {
    if (reading === null) return null;
    parts.push([part, reading]);
  }
  return parts;
}
/** The reading of a name; of what is between them, if it has signs whose reading is not known. */
export function knownReadings(name: string, kind: 'kana' | 'pinyin'): string[] {
  if (!ideograph.test(name)) return [];
  const readings = [''];
  for (const [, reading] of partsOf(name, kind))
    if (reading === null) readings.push('');
    else readings.push((readings.pop() ?? '') + reading);
  return readings.filter(Boolean);
}
const read = (name: string, kind: 'kana' | 'pinyin'): string | null =>
  readParts(name, kind)
    ?.map(([, reading]) => reading)
    .join('') ?? null;

/** A Japanese name in kana: 銀座 is ぎんざ. Null if it has no ideographs, or one without a known reading. */
export const kanaOf = (name: string): string | null => read(name, 'kana');
/** A simplified Chinese name as typed in pinyin: 银座 is yinzuo. Null as above. */
export const pinyinOf = (name: string): string | null => read(name, 'pinyin');

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
