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
  for (const path of files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
    const { mode } = statSync(join(from, path));
    chmodSync(join(to, path), (mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  return files.length;
}
