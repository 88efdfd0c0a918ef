import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromText, toText, type Fingerprint } from './fingerprint.ts';

const fileOf = (brand: string) => join(import.meta.dirname, '../references', `${brand}.txt`);

/**
 * The committed references of a brand by `story locale width`. One line each, sorted, so that a diff names
 * the stories that changed.
 */
export function readReferences(brand: string): Map<string, Fingerprint> {
  if (!existsSync(fileOf(brand))) return new Map();
  const lines = readFileSync(fileOf(brand), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [story, locale, width, size, cells] = line.split(' ');
      return [`${story} ${locale} ${width}`, fromText(`${size} ${cells}`)];
    }),
  );
}

export function writeReferences(brand: string, references: ReadonlyMap<string, Fingerprint>): void {
  const lines = [...references].map(([name, fingerprint]) => `${name} ${toText(fingerprint)}\n`);
  mkdirSync(dirname(fileOf(brand)), { recursive: true });
  writeFileSync(fileOf(brand), lines.toSorted().join(''));
}
