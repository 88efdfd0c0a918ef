import { breakLines } from '@voyage/typefaces/break-lines.ts';
import type { FaceKind } from '@voyage/typefaces/brand-faces.ts';
import { faceFor, type Face, type TypeOf } from '@voyage/typefaces/faces.ts';

/** In pixels. */
export interface TextStyle {
  kind: FaceKind;
  size: number;
}
interface Run {
  face: Face;
  text: string;
}

/**
 * A letter whose accent no typeface has (ế) loses it; characters without a glyph (an emoji) and invisible
 * ones are omitted.
 */
function runsOf(text: string, type: TypeOf, kind: FaceKind): Run[] {
  const runs: Run[] = [];
  for (const character of text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')) {
    const last = runs.at(-1);
    if (character === ' ' && last) {
      last.text += character;
      continue;
    }
    const [base = ''] = character.normalize('NFD');
    for (const written of new Set([character, base])) {
      const face = faceFor(written, type, kind);
      if (!face) continue;
      if (last?.face === face) last.text += written;
      else runs.push({ face, text: written });
      break;
    }
  }
  return runs;
}
/** `scale`: from font units to pixels. */
function shape({ face, text }: Run) {
  const { glyphs, positions, advanceWidth } = face.font.layout(text);
  return { scale: 1 / face.font.unitsPerEm, glyphs, positions, advanceWidth };
}

/** The width of a line of text. */
export const widthOf = (text: string, type: TypeOf, { kind, size }: TextStyle): number =>
  runsOf(text, type, kind)
    .map(shape)
    .reduce((sum, { advanceWidth, scale }) => sum + advanceWidth * scale * size, 0);

/** A line of text as outlines, from `x` along the baseline `y`: an SVG that needs no installed font. */
export function linePaths(
  text: string,
  type: TypeOf,
  { kind, size }: TextStyle,
  { x, y, fill }: { x: number; y: number; fill: string },
): string {
  let at = x;
  const paths = runsOf(text, type, kind).flatMap((run) => {
    const { glyphs, positions, scale } = shape(run);
    const unit = scale * size;
    return glyphs.map((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const place = [unit, 0, 0, -unit, at + xOffset * unit, y - yOffset * unit].map((n) => n.toFixed(4));
      at += xAdvance * unit;
      return `<path transform="matrix(${place.join(' ')})" d="${glyph.path.toSVG()}"/>`;
    });
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Lines of at most `width`; text that does not fit in `most` lines is truncated with an ellipsis. */
export function fittingLines(
  text: string,
  type: TypeOf,
  style: TextStyle,
  { width, most }: { width: number; most: number },
): string[] {
  const measure = (part: string) => widthOf(part, type, style);
  const lines = breakLines(text, width, measure).map((line) => line.trim());
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = [...last].slice(0, -1).join('');
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}
