import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files below a folder, as relative paths with slashes, sorted by their bytes: the same on every machine.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

export const sha256 = (file: string): string => hash('sha256', readFileSync(file));

export interface HashedFile {
  path: string;
  size: number;
  sha256: string;
}
export const hashedFilesIn = (folder: string): HashedFile[] =>
  filesIn(folder).map((path) => {
    const file = join(folder, path);
    return { path, size: statSync(file).size, sha256: sha256(file) };
  });

/** What has become of files, one per line; nothing if they are the same. */
export function differences(before: readonly HashedFile[], after: readonly HashedFile[]): string[] {
  const was = new Map(before.map((file) => [file.path, file.sha256]));
  const is = new Map(after.map((file) => [file.path, file.sha256]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    if (!was.has(path)) return `${path} was added`;
    if (!is.has(path)) return `${path} is missing`;
    return was.get(path) === is.get(path) ? [] : `${path} has changed`;
  });
}
