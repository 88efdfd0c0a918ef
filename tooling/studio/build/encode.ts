import { mkdirSync, statSync } from 'node:fs';
import type { Sharp } from 'sharp';

export const output = new URL('../../../packages/pictures/public/pictures/', import.meta.url);
mkdirSync(output, { recursive: true });

/** Bytes; a picture that fills the first screen is the page's largest contentful paint (docs/quality.md). */
const largest = 180_000;
/**
 * Nearly every browser accepts AVIF; WebP is the fallback, so its large files are coarser. Fine lines need
 * full chroma resolution.
 */
export interface Quality {
  avif: number;
  webp: (width: number) => number;
  chroma: '4:2:0' | '4:4:4';
}
export const photographic: Quality = {
  avif: 40,
  webp: (width) => (width > 1024 ? 28 : width > 640 ? 34 : 44),
  chroma: '4:2:0',
};
/** Plain walls and soft light show banding sooner than a grainy photograph, and compress well. */
export const rendered: Quality = {
  avif: 52,
  webp: (width) => (width > 1024 ? 42 : 52),
  chroma: '4:2:0',
};
/** Washes of colour show every block, and compress well. */
export const printed: Quality = {
  avif: 50,
  webp: (width) => (width > 1024 ? 50 : 56),
  chroma: '4:2:0',
};
export const drawn: Quality = { avif: 42, webp: () => 48, chroma: '4:4:4' };

/**
 * Writes `{id}-{width}.avif` and `.webp` in the widths available. While the largest AVIF is too heavy it is
 * encoded again, more coarsely.
 */
export async function encode(
  id: string,
  source: Sharp,
  widths: readonly number[],
  quality: Quality,
): Promise<void> {
  for (const width of widths) {
    const resized = source.clone().resize(width);
    const file = (ending: string) => new URL(`${id}-${width}.${ending}`, output).pathname;
    for (let avif = quality.avif; ; avif -= 5) {
      await resized
        .clone()
        .avif({ quality: avif, effort: 3, chromaSubsampling: quality.chroma })
        .toFile(file('avif'));
      if (statSync(file('avif')).size <= largest) break;
    }
    await resized
      .clone()
      .webp({ quality: quality.webp(width), effort: 6, smartSubsample: quality.chroma === '4:4:4' })
      .toFile(file('webp'));
  }
}
