import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  brands,
  otherBrandWords,
  otherBrand,
  pictureOfBrand,
  type Brand,
} from '@voyage/checks/brand-words.ts';
import { differences, filesIn, hashedFilesIn, type HashedFile } from './files.ts';
import type { Release } from './source.ts';

/** The content of `manifest.json`: the release, and each of its other files. */
interface Manifest extends Release {
  files: HashedFile[];
}
export const manifestOf = (folder: string, release: Release): Manifest => ({
  ...release,
  files: hashedFilesIn(folder).filter(({ path }) => path !== 'manifest.json'),
});

const isText = (path: string): boolean => /\.(js|cjs|mjs|css|json|html|svg|txt|md|xml)$/.test(path);

/**
 * Traces of the other brand in a site's release: its pictures, its texts in text files, its name in any file.
 */
export function otherBrandTraces(folder: string, brand: Brand): string[] {
  const other = otherBrand(brand);
  const name = brands[other].name.split(' ')[0] ?? '';
  const anywhere = [name, name.toLowerCase(), name.toUpperCase()];
  const words = [...anywhere, ...otherBrandWords(brand)];
  return filesIn(folder).flatMap((path) => {
    if (pictureOfBrand(basename(path)) === other) return `${path} is a picture of ${other}`;
    const bytes = readFileSync(join(folder, path));
    const found = (isText(path) ? words : anywhere).find((word) => bytes.includes(word));
    return found === undefined ? [] : `${path} holds "${found.slice(0, 60)}" of ${other}`;
  });
}

/** Whether a compressed file differs from its source: texts are only searched in the sources. */
function isOutdated(file: string): boolean {
  const plain = file.replace(/\.(br|gz)$/, '');
  if (plain === file) return false;
  const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  return !existsSync(plain) || !unpack(readFileSync(file)).equals(readFileSync(plain));
}

/**
 * All problems of a release in a folder, one per line. `madeIn`: a folder of the machine that made it, which no file
 * may name. @throws Error if it is not a release
 */
export function problemsOf(folder: string, madeIn?: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const { part, files } = manifest;
  const paths = filesIn(folder);
  const where = (wrong: (path: string) => boolean, problem: string): string[] =>
    paths.filter(wrong).map((path) => `${path} ${problem}`);
  return [
    ...differences(files, manifestOf(folder, manifest).files),
    ...where((path) => isOutdated(join(folder, path)), 'is not what it was compressed from'),
    ...where((path) => /(^|\/)node_modules\/.*\.[cm]?tsx?$/.test(path), 'is TypeScript in a package'),
    ...(madeIn ? where((path) => readFileSync(join(folder, path)).includes(madeIn), `names ${madeIn}`) : []),
    ...(part === 'main' || part === 'club' ? otherBrandTraces(folder, part) : []),
  ];
}
