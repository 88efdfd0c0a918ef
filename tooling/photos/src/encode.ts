import { mkdirSync, statSync } from 'node:fs';
import type { Sharp } from 'sharp';

export const output = new URL('../../../packages/site/public/pictures/', import.meta.url);
mkdirSync(output, { recursive: true });

/** Bytes; a picture that fills the first screen is the page's largest paint (quality.md). */
const largest = 180_000;
interface Quality { avif: number; webp: number }

/** Writes `{id}-{width}.avif` and `.webp` in the widths that the picture has. The largest AVIF is made again, coarser, while it is too heavy. */
export async function encode(id: string, source: Sharp, widths: readonly number[], quality: Quality): Promise<void> {
  for (const width of widths) {
    const resized = source.clone().resize(width);
    const file = (ending: string) => new URL(`${id}-${width}.${ending}`, output).pathname;
    for (let avif = quality.avif; ; avif -= 5) {
      await resized.clone().avif({ quality: avif, effort: 5 }).toFile(file('avif'));
      if (statSync(file('avif')).size <= largest) break;
    }
    await resized.clone().webp({ quality: quality.webp, effort: 6, smartSubsample: true }).toFile(file('webp'));
  }
}
