// Report for reviewers after a failed check: for each story that looks different, the expected picture, the
// actual one and the differences, and a page that shows all of them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cell, renderFingerprint, type Difference, type Fingerprint } from './fingerprint.ts';
import { encodePng, type Bitmap } from './png.ts';

export const results = join(import.meta.dirname, '../test-results/stories');

/** The picture, faded; differing squares keep their colour and have a red outline. */
export function highlighted({ width, height, data }: Bitmap, { marks }: Difference): Bitmap {
  const faded = Uint8Array.from(data, (value) => 255 - Math.round((255 - value) * 0.3));
  const paint = (x: number, y: number, colour: ArrayLike<number>) => {
    if (x < width && y < height) faded.set(Array.from(colour), (y * width + x) * 3);
  };
  for (const { x: left, y: top } of marks) {
    for (let y = top; y < top + cell; y += 1) {
      for (let x = left; x < left + cell; x += 1) {
        const edge = x === left || y === top || x === left + cell - 1 || y === top + cell - 1;
        const from = (y * width + x) * 3;
        paint(x, y, edge ? [220, 20, 20] : data.subarray(from, from + 3));
      }
    }
  }
  return { width, height, data: faded };
}

const fileOf = (brand: string, name: string, kind: string) =>
  join(results, brand, `${name.replaceAll(' ', '.')}.${kind}.png`);

/**
 * Writes the three pictures of a changed story; `name` is `story locale width`. Returns the path of the last
 * one.
 */
export async function writeChange(
  brand: string,
  name: string,
  { reference, actual, found }: { reference: Fingerprint; actual: Bitmap; found: Difference },
): Promise<string> {
  mkdirSync(join(results, brand), { recursive: true });
  for (const [kind, picture] of [
    ['expected', renderFingerprint(reference)],
    ['actual', actual],
    ['difference', highlighted(actual, found)],
  ] as const)
    writeFileSync(fileOf(brand, name, kind), await encodePng(picture));
  return fileOf(brand, name, 'difference');
}

/** The story's picture from another build (`stories-before.ts`), replacing the squares of its reference. */
export const writeExpected = async (brand: string, name: string, picture: Bitmap): Promise<void> =>
  writeFileSync(fileOf(brand, name, 'expected'), await encodePng(picture));

/** The stories that changed in the last check, as `story locale width`, by brand. */
export function changedStories(brand: string): string[] {
  try {
    return readdirSync(join(results, brand))
      .filter((file) => file.endsWith('.actual.png'))
      .map((file) => file.replace('.actual.png', '').replaceAll('.', ' '))
      .toSorted();
  } catch {
    return [];
  }
}

/** A page with all changes side by side; null if there are none. */
export function writeChangesPage(brands: readonly string[]): string | null {
  const rows = brands.flatMap((brand) =>
    changedStories(brand).map((name) => {
      const pictures = ['expected', 'actual', 'difference'].map((kind) => {
        const file = `${brand}/${name.replaceAll(' ', '.')}.${kind}.png`;
        return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${kind}"></a></figure>`;
      });
      return `<section><h2>${brand}: ${name}</h2><div>${pictures.join('')}</div></section>`;
    }),
  );
  if (rows.length === 0) return null;
  const page = join(results, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories that look different</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
<h1>${rows.length} stories look different</h1>
${rows.join('\n')}
</html>\n`,
  );
  return page;
}
