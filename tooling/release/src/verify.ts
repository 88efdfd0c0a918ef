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
import { filesIn } from './files.ts';
import { manifestProblems } from './manifest.ts';
import type { Release } from './source.ts';

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
    const bytes = readFileSync(join(folder, path));
    const found = (isText(path) ? words : anywhere).find((word) => bytes.includes(word));
    return [
      ...(pictureOfBrand(basename(path)) === other ? [`${path} is a picture of ${other}`] : []),
      ...(found === undefined ? [] : [`${path} holds "${found.slice(0, 60)}" of ${other}`]),
    ];
  });
}

/** Compressed files that differ from their source: texts are only searched in the sources. */
function compressedProblems(folder: string): string[] {
  return filesIn(folder)
    .filter((path) => /\.(br|gz)$/.test(path))
    .flatMap((path) => {
      const plain = join(folder, path.replace(/\.(br|gz)$/, ''));
      const bytes = readFileSync(join(folder, path));
      const unpacked = path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      return existsSync(plain) && unpacked.equals(readFileSync(plain))
        ? []
        : [`${path} is not ${basename(plain)}`];
    });
}

/** All problems of a release in a folder, one per line. @throws Error if it is not a release */
export function problemsOf(folder: string): string[] {
  const { part }: Release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const sources = filesIn(folder)
    .filter((path) => /(^|\/)node_modules\/.*\.[cm]?tsx?$/.test(path))
    .map((path) => `${path}: Node reads no TypeScript in packages`);
  return [
    ...manifestProblems(folder),
    ...compressedProblems(folder),
    ...sources,
    ...(part === 'main' || part === 'club' ? otherBrandTraces(folder, part) : []),
  ];
}

/** Files that contain a path of the machine that made them. */
export const pathProblems = (folder: string, root: string): string[] =>
  filesIn(folder)
    .filter((path) => readFileSync(join(folder, path)).includes(root))
    .map((path) => `${path} names the folder that it was made in`);
