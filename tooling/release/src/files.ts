import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The files below a folder, as relative paths with slashes, sorted by their bytes: the same on every machine.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/**
 * Copies the files of a folder that `wanted` accepts, following links; readable for all, and executable if
 * they were.
 */
export function copyFiles(from: string, to: string, wanted: (path: string) => boolean = () => true): number {
  const files = filesIn(from).filter(wanted);
  for (const path of files) copyOne(join(from, path), join(to, path));
  return files.length;
}

export function copyOne(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  const { mode } = statSync(from);
  chmodSync(to, (mode & 0o100) === 0 ? 0o644 : 0o755);
}
