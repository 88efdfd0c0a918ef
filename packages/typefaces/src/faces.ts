import { readFileSync } from 'node:fs';
import { keysOf } from '@voyage/domain/keys-of.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { create, type Font } from 'fontkit';
import type { BrandFaces, FaceKind } from './brand-faces.ts';
import { faceFile } from './face-file.ts';
import { otherFaces } from './other-scripts.ts';
import { unpackWoff } from './woff.ts';

export interface Face {
  name: string;
  data: Buffer;
  font: Font;
}
/** For whom a text is set: the brand's Latin face comes first, then the language's own characters. */
export interface TypeOf {
  faces: BrandFaces;
  locale: Locale;
}

/** Unpacked once per process: a Chinese face has two megabytes, and a page needs a dozen of its glyphs. */
const cached = new Map<string, Face>();
function face(name: string): Face {
  let created = cached.get(name);
  if (!created) {
    const data = unpackWoff(readFileSync(faceFile(name)));
    const font = create(data);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
    cached.set(name, (created = { name, data, font }));
  }
  return created;
}

/** As on the sites: a serif for display, with the variants of the language first. */
const scripts = {
  'zh-tw': {
    plain: ['noto-sans-tc', 'chinese-traditional'],
    display: ['noto-serif-tc', 'chinese-traditional'],
  },
  'zh-cn': {
    plain: ['noto-sans-sc', 'chinese-simplified'],
    display: ['noto-serif-sc', 'chinese-simplified'],
  },
  ja: { plain: ['noto-sans-jp', 'japanese'], display: ['shippori-mincho', 'japanese'] },
} as const;
/**
 * Fontsource's file of all Traditional characters lacks full-width marks (，：（）), which only Taiwan centres in
 * their square; its small files have them.
 */
const marks: Partial<Record<Locale, Record<'plain' | 'display', number[]>>> = {
  'zh-tw': { plain: [119, 118, 115], display: [123, 122, 119] },
};
const order: Record<Locale, (keyof typeof scripts)[]> = {
  en: ['zh-tw', 'ja', 'zh-cn'],
  'zh-tw': ['zh-tw', 'ja', 'zh-cn'],
  'zh-cn': ['zh-cn', 'ja', 'zh-tw'],
  ja: ['ja', 'zh-tw', 'zh-cn'],
};

function chainOf({ faces, locale }: TypeOf, kind: FaceKind): string[] {
  const [family, weight] = faces.latin[kind];
  const wide = kind === 'display' ? faces.cjkDisplayWeight : kind === 'strong' ? 500 : 400;
  const set = kind === 'display' ? 'display' : 'plain';
  const cjk = order[locale].map((language) => scripts[language][set]);
  const [first] = cjk;
  return [
    `${family}/files/${family}-latin-${weight}-normal`,
    `${family}/files/${family}-latin-ext-${weight}-normal`,
    ...(first
      ? (marks[locale]?.[set] ?? []).map((slice) => `${first[0]}/files/${first[0]}-${slice}-${wide}-normal`)
      : []),
    ...cjk.map(([name, subset]) => `${name}/files/${name}-${subset}-${wide}-normal`),
  ];
}

/**
 * Every face that a brand's text of these kinds may need, in any language: those included in a release
 * (tooling/release).
 */
export function faceNames(faces: BrandFaces, kinds: readonly FaceKind[] = keysOf(faces.latin)): string[] {
  const names = keysOf(order).flatMap((locale) => kinds.flatMap((kind) => chainOf({ faces, locale }, kind)));
  return [...new Set(names)].toSorted();
}

/** The first face of the brand and the language with a glyph for a character; null if none has one. */
export function faceFor(character: string, type: TypeOf, kind: FaceKind): Face | null {
  return firstWith(character, chainOf(type, kind));
}

/** The first of some faces with a glyph for each code point of a character. */
function firstWith(character: string, names: readonly string[]): Face | null {
  const codes = [...character].map((one) => one.codePointAt(0) ?? 0);
  for (const name of names) {
    const one = face(name);
    if (codes.every((code) => one.font.hasGlyphForCodePoint(code))) return one;
  }
  return null;
}

/**
 * The faces of the characters of a word, in any script: of one family for all if one has them, so that no
 * letter of a word looks different; otherwise for each character the first that has it. `characters` may
 * consist of several code points: a letter and its marks. Null for one that no face has.
 */
export function facesForWord(characters: readonly string[], type: TypeOf, kind: FaceKind): (Face | null)[] {
  const own = chainOf(type, kind);
  const found = characters.map((character) => firstWith(character, own));
  if (!found.includes(null)) return found;
  const families = characters.map((character) => otherFaces(character.codePointAt(0) ?? 0, kind));
  const perFamily = (families[0] ?? []).map((_, family) =>
    characters.map((character, i) => firstWith(character, families[i]?.[family] ?? [])),
  );
  const [whole] = perFamily.filter((faces) => !faces.includes(null));
  // Chinese and Japanese words stay in the typeface of their language, as far as it has them.
  return whole && characters.every((one) => alphabetic.test(one))
    ? whole
    : found.map((one, i) => one ?? perFamily.map((faces) => faces[i]).find(Boolean) ?? null);
}
const alphabetic = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{P}\p{N}]+$/u;
