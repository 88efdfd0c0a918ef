import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { brands } from './brand-of-environment.ts';
import { cellOf, difference, fingerprintOf, fromText, toText, writeChange } from './fingerprint.ts';
import type { Picture } from './plan.ts';
import { pictureOf } from './still-page.ts';

const fileOf = (brand: string) => join(import.meta.dirname, '../references', `${brand}.txt`);

/** The committed references by the names of pictures. One line each, sorted: a diff names the stories that changed. */
export const readReferences = (): Map<string, string> =>
  new Map(
    brands.flatMap((brand) =>
      (existsSync(fileOf(brand)) ? readFileSync(fileOf(brand), 'utf8') : '')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [, name = '', text = ''] = /^(\S+ \S+ \S+) (.+)$/.exec(line) ?? [];
          return [`${brand} ${name}`, text] as const;
        }),
    ),
  );
export function writeReferences(references: ReadonlyMap<string, string>): void {
  for (const brand of brands) {
    const lines = [...references]
      .map((line) => `${line.join(' ')}\n`)
      .filter((line) => line.startsWith(`${brand} `));
    const own = lines.map((line) => line.slice(brand.length + 1));
    writeFileSync(fileOf(brand), own.toSorted().join(''));
  }
}

/** Number of identical pictures in a row before a story fails or a reference is written. */
const repetitions = 6;
/** Tolerance for identical pictures: the edge of a layer may be rounded either way. */
const identical = { base: 3, slope: 0, size: 0 };

/**
 * Compares the current story with its reference. One that differs is shown once more on a fresh page
 * (`reload`), and only that picture counts: what other stories left behind is not a fault of this one. Returns
 * its fault, and with `update` the new reference instead.
 */
export async function compare(
  page: Page,
  { id, name }: Picture,
  reference: string | undefined,
  { folder, update, reload }: { folder: string; update: boolean; reload: () => Promise<void> },
): Promise<{ fault?: string; written?: string }> {
  if (!reference && !update) return { fault: 'has no reference; look at it, then run with --update' };
  const cell = cellOf(id);
  const expected = reference ? await fromText(reference, cell) : null;
  const look = async () => {
    const png = await pictureOf(page);
    const actual = await fingerprintOf(png, cell);
    const found = expected && difference(expected, actual);
    return { png, actual, found, matches: expected !== null && !found };
  };
  let last = await look();
  if (last.matches) return {};
  await reload();
  last = await look();
  for (let [looks, same] = [1, 1]; same < repetitions && !last.matches; looks += 1) {
    if (looks === 10 * repetitions) return { fault: 'never settles: its pictures keep changing' };
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    const next = await look();
    same = difference(last.actual, next.actual, identical) ? 1 : same + 1;
    last = next;
  }
  if (last.matches) return {};
  if (update || !expected || !last.found) return { written: await toText(last.actual) };
  mkdirSync(folder, { recursive: true });
  await writeChange(join(folder, name.replaceAll(' ', '.')), last.png, cell, last.found);
  const { resized, marks } = last.found;
  const [worst] = marks.toSorted((a, b) => b.excess - a.excess);
  const sizes = [last.actual, expected].map(({ width, height }) => `${width}x${height} px`);
  const size = resized ? `, ${sizes.join(' instead of ')}` : '';
  return {
    fault: `looks different${size}${worst ? `, in ${marks.length} squares, most at ${worst.x},${worst.y}` : ''}`,
  };
}
