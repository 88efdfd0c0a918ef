import type { Locale } from '@voyage/domain/locale.ts';
import { breakLines } from '@voyage/typefaces/break-lines.ts';
import type { FaceKind } from '@voyage/typefaces/brand-faces.ts';
import { partsByLanguage } from '../../../platform/marked-text.ts';
import type { Faces } from './faces.ts';

export interface TextStyle {
  face: FaceKind;
  /** In points, like every length here. */
  size: number;
  color: string;
  /** Baseline to baseline, relative to the size. */
  leading: number;
  /** Space between letters; only for Latin. */
  tracking?: number;
  /** Tabular lining figures, for numbers and amounts. */
  figures?: boolean;
}
interface Run {
  font: string;
  text: string;
  /** Its language; null: that of the page. */
  lang: Locale | null;
}
/** Consecutive runs in one language, and how they are drawn. */
export interface Drawing {
  lang: Locale | null;
  draw: () => void;
}
export interface Paragraph {
  lines: { runs: Run[]; width: number; text: string }[];
  style: TextStyle;
  /** The same in English; null: nothing. */
  english: { paragraph: Paragraph; at: 'beside' | 'beneath' } | null;
  /** With what is beneath. */
  height: number;
}
export type Align = 'left' | 'center' | 'right';
/** Where a line was placed, for checks of the page. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The column it had to stay in. */
  column: { x: number; width: number };
}

/**
 * Typesets text of mixed scripts: each character in a font that has it, lines broken by the rules of its
 * script.
 */
export class Typesetter {
  readonly placed: PlacedText[] = [];
  readonly #doc: PDFKit.PDFDocument;
  readonly #faces: Faces;
  readonly #widths = new Map<string, number>();
  constructor(doc: PDFKit.PDFDocument, faces: Faces) {
    this.#doc = doc;
    this.#faces = faces;
  }

  /**
   * Text, which may have parts in other languages (`inLanguage`), in lines of at most `width`; lines beyond `maxLines`
   * are cut off with an ellipsis.
   */
  paragraph(marked: string, style: TextStyle, width: number, maxLines = Number.POSITIVE_INFINITY): Paragraph {
    const parts = partsByLanguage(marked);
    const measure = (part: string) => this.#widthOf(this.#runs(part, style, null), style);
    const broken = breakLines(parts.map(({ text }) => text).join(''), width, measure);
    const texts = broken.slice(0, maxLines);
    if (broken.length > maxLines) {
      let last = texts.pop() ?? '';
      while (last !== '' && measure(`${last}…`) > width) last = [...last].slice(0, -1).join('');
      texts.push(`${last.trimEnd()}…`);
    }
    let from = 0;
    const lines = texts.map((line, i) => {
      const start = from;
      from += broken[i]?.length ?? 0;
      const runsOf = (words: string) =>
        piecesOf(words, start, parts).flatMap(({ text, lang }) => this.#runs(text, style, lang));
      const text = line.trimEnd();
      return { runs: runsOf(line), text, width: this.#widthOf(runsOf(text), style) };
    });
    return { lines, style, english: null, height: lines.length * style.size * style.leading };
  }

  /** The lines of a paragraph, without the English, in reading order: each language has an element of its own. */
  drawings(
    { lines, style }: Paragraph,
    x: number,
    y: number,
    width: number,
    align: Align = 'left',
  ): Drawing[] {
    const step = style.size * style.leading;
    const drawings: Drawing[] = [];
    for (const [i, line] of lines.entries()) {
      let at = x + (align === 'left' ? 0 : (width - line.width) * (align === 'center' ? 0.5 : 1));
      const baseline = y + i * step + baselineOf(style);
      this.placed.push({
        text: line.text,
        x: at,
        y: y + i * step,
        width: line.width,
        height: step,
        column: { x, width },
      });
      for (const run of line.runs) {
        const left = at;
        const draw = () => this.#draw(run, style, left, baseline);
        const last = drawings.at(-1);
        if (last?.lang === run.lang) {
          const before = last.draw;
          last.draw = () => (before(), draw());
        } else drawings.push({ lang: run.lang, draw });
        at += this.#widthOf([run], style) + (style.tracking ?? 0);
      }
    }
    return drawings;
  }

  #draw({ font, text }: Run, style: TextStyle, x: number, baseline: number): void {
    this.#doc.font(font).fontSize(style.size).fillColor(style.color);
    this.#doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...this.#options(style) });
  }

  #options({ tracking, figures }: TextStyle): PDFKit.Mixins.TextOptions {
    return {
      ...(tracking ? { characterSpacing: tracking } : {}),
      ...(figures ? { features: ['lnum', 'tnum', 'kern'] } : {}),
    };
  }

  /** Without the tracking after the last letter. */
  #widthOf(runs: Run[], style: TextStyle): number {
    const tracking = style.tracking ?? 0;
    const letters = runs.reduce((sum, { text }) => sum + [...text].length, 0);
    return (
      runs.reduce((sum, run) => sum + this.#widthAtOne(run, style) * style.size, 0) +
      tracking * Math.max(0, letters - 1)
    );
  }

  /** The width of a run at one point: the attempts at a page differ only in size. */
  #widthAtOne({ font, text }: Run, style: TextStyle): number {
    const key = `${font} ${style.figures ?? false} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      const { features } = this.#options(style);
      this.#widths.set(
        key,
        (width = this.#doc
          .font(font)
          .fontSize(1)
          .widthOfString(text, features ? { features } : {})),
      );
    }
    return width;
  }

  #runs(text: string, { face }: TextStyle, lang: Locale | null): Run[] {
    const runs: Run[] = [];
    for (const word of inOrder(wordsOf(text))) {
      const isSpace = word === ' ';
      const characters = isSpace ? [' '] : charactersOf(word);
      const fonts = this.#faces.facesOf(characters, face, lang);
      for (const [i, character] of characters.entries()) {
        const last = runs.at(-1);
        const font = isSpace && last ? last.font : fonts[i];
        const run = this.#run(character, font, face, lang);
        if (!run) continue;
        // Words of Arabic and Hebrew are drawn one by one: within a run they would be set from left to right.
        if (last?.font === run.font && !fromRight.test(last.text + run.text)) last.text += run.text;
        else if (last?.font === run.font && i > 0) last.text += run.text;
        else runs.push(run);
      }
    }
    return runs;
  }

  /** A character that no font has loses its marks; without any is a square. */
  #run(character: string, font: string | null | undefined, face: FaceKind, lang: Locale | null): Run | null {
    if (font) return { font, text: character, lang };
    for (const other of [[...character.normalize('NFD')][0] ?? '', missing]) {
      const [plain] = this.#faces.facesOf([other], face, lang);
      if (plain) return { font: plain, text: other, lang };
    }
    return null;
  }
}

/** Where text of a style stands in its line: its baseline, from the top. */
export const baselineOf = ({ size, leading }: TextStyle): number => (size * leading - size) / 2 + size * 0.82;

/** Stands for what cannot be printed. */
const missing = '\u25a1';
/** A line in pieces of one language each, by where it begins in the text of these parts. */
function piecesOf(
  line: string,
  start: number,
  parts: ReturnType<typeof partsByLanguage>,
): ReturnType<typeof partsByLanguage> {
  let from = -start;
  const pieces = parts.map(({ text, lang }) => {
    const begin = Math.max(0, from);
    from += text.length;
    return { text: line.slice(begin, Math.max(0, from)), lang };
  });
  return pieces.filter(({ text }) => text !== '');
}
const graphemes = new Intl.Segmenter('en');
/** Letters with their marks, without what shows nothing, and without the tint of an emoji. */
const charactersOf = (word: string): string[] =>
  Array.from(graphemes.segment(word), ({ segment }) =>
    segment.replaceAll(/[\p{Cc}\p{Cf}\ufe00-\ufe0f]|(?<=.)\p{Emoji_Modifier}/gu, ''),
  ).filter(Boolean);
/** Words and single spaces. */
const wordsOf = (text: string): string[] => text.normalize('NFC').split(/( )/).filter(Boolean);
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Words in their order from left to right: those of Arabic and Hebrew in a row are reversed. */
function inOrder(words: readonly string[]): string[] {
  const ordered: string[] = [];
  let row: string[] = [];
  const end = () => {
    const spaces: string[] = [];
    while (row.at(-1) === ' ') spaces.push(row.pop() ?? '');
    ordered.push(...row.toReversed(), ...spaces);
    row = [];
  };
  for (const word of words) {
    if (fromRight.test(word) || (word === ' ' && row.length > 0)) row.push(word);
    else {
      end();
      ordered.push(word);
    }
  }
  end();
  return ordered;
}
