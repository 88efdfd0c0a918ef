import { globalFontFace } from '@vanilla-extract/css';
import faces from '../generated/display-faces.json' with { type: 'json' };

/** One self-hosted Latin font; all other scripts use the stacks in languages.ts. */
export function latinFace(family: string, weight: string, url: string): void {
  globalFontFace(family, {
    src: `url("${url}") format("woff2")`,
    fontWeight: weight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  });
}

/**
 * The subsets of the CJK display fonts in one weight (prepare-fonts.ts): a browser fetches those
 * whose glyphs a page uses.
 */
export function cjkDisplayFaces(weight: string): void {
  for (const { family, file, unicodeRange } of faces.filter((face) => face.weight === weight)) {
    globalFontFace(family, {
      src: `url("../../generated/${file}") format("woff2")`,
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });
  }
}

/**
 * Fonts of equal width, so that one set of metrics fits whichever the system has. Android has neither Times nor
 * Arial: its Roboto is as wide as Arial to within 0.3 %, but its serif is a fifth wider than Times and needs metrics of
 * its own.
 */
const localFonts = {
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  androidSerif: ['Noto Serif', 'NotoSerif-Regular'],
  sans: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
};

/**
 * A system font adjusted to the metrics of the web font, so that nothing shifts when it loads.
 * Metrics: @capsizecss/metrics 4.3.0.
 */
export function fallbackFace(
  family: string,
  kind: keyof typeof localFonts,
  { sizeAdjust, ascent, descent }: { sizeAdjust: string; ascent: string; descent: string },
): void {
  globalFontFace(family, {
    src: localFonts[kind].map((name) => `local("${name}")`).join(', '),
    sizeAdjust,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  });
}
