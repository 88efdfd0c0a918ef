import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { keysOf } from '@voyage/domain/keys-of.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { create } from 'fontkit';
import type { Brand } from '../../mail/transport.ts';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

export type FaceKind = 'text' | 'strong' | 'display';
interface Face {
  name: string;
  data: Buffer;
  /** Whether it has a glyph for a code point. */
  has: (code: number) => boolean;
}

/** Unpacked once for the process: a Chinese face has two megabytes, and a page needs a dozen of its glyphs. */
const cached = new Map<string, Face>();
function face(name: string): Face {
  let created = cached.get(name);
  if (!created) {
    const data = unpackWoff(readFileSync(require.resolve(`@fontsource/${name}.woff`)));
    const font = create(data);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
    cached.set(name, (created = { name, data, has: (code) => font.hasGlyphForCodePoint(code) }));
  }
  return created;
}

const latin: Record<Brand, Record<FaceKind, [family: string, weight: number]>> = {
  main: {
    text: ['hanken-grotesk', 400],
    strong: ['hanken-grotesk', 600],
    display: ['cormorant-garamond', 500],
  },
  club: { text: ['figtree', 400], strong: ['figtree', 600], display: ['bodoni-moda', 500] },
};
/** As on the sites: a serif for display, and what the language's readers call their own characters first. */
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
/** Fontsource's file of all Traditional characters lacks full-width marks (，：（）), which stand in the middle of their square in Taiwan alone; its small files have them. */
const marks: Partial<Record<Locale, Record<'plain' | 'display', number[]>>> = {
  'zh-tw': { plain: [119, 118, 115], display: [123, 122, 119] },
};
const order: Record<Locale, (keyof typeof scripts)[]> = {
  en: ['zh-tw', 'ja', 'zh-cn'],
  'zh-tw': ['zh-tw', 'ja', 'zh-cn'],
  'zh-cn': ['zh-cn', 'ja', 'zh-tw'],
  ja: ['ja', 'zh-tw', 'zh-cn'],
};

function chainOf(brand: Brand, locale: Locale, kind: FaceKind): string[] {
  const [family, weight] = latin[brand][kind];
  const wide = kind === 'display' ? (brand === 'club' ? 600 : 500) : kind === 'strong' ? 500 : 400;
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

/** Every face that a certificate may be set in: those that a release of the service brings (tooling/release). */
export function faceNames(): string[] {
  const names = keysOf(latin).flatMap((brand) =>
    keysOf(order).flatMap((locale) => keysOf(latin[brand]).flatMap((kind) => chainOf(brand, locale, kind))),
  );
  return [...new Set(names)].toSorted();
}

/** Picks for each character the first face of the brand and the language that has it. */
export class Faces {
  readonly #brand: Brand;
  readonly #locale: Locale;
  readonly #registered = new Set<string>();
  readonly #chosen = new Map<string, string | null>();
  readonly #doc: PDFKit.PDFDocument;
  constructor(doc: PDFKit.PDFDocument, brand: Brand, locale: Locale) {
    this.#doc = doc;
    this.#brand = brand;
    this.#locale = locale;
  }

  /** The registered name of the face for a character; null where none of ours can write it. */
  faceOf(character: string, kind: FaceKind): string | null {
    const key = kind + character;
    let chosen = this.#chosen.get(key);
    if (chosen === undefined) this.#chosen.set(key, (chosen = this.#choose(character, kind)));
    return chosen;
  }

  #choose(character: string, kind: FaceKind): string | null {
    const code = character.codePointAt(0) ?? 0;
    const found = chainOf(this.#brand, this.#locale, kind).find((name) => face(name).has(code));
    if (found === undefined) return null;
    if (!this.#registered.has(found)) {
      this.#doc.registerFont(found, face(found).data);
      this.#registered.add(found);
    }
    return found;
  }
}
