import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.ts';
import type { Release } from './source.ts';

interface ManifestFile {
  path: string;
  size: number;
  sha256: string;
}
export interface Manifest extends Release {
  files: ManifestFile[];
}
const manifestFile = 'manifest.json';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function describe(folder: string): ManifestFile[] {
  return filesIn(folder)
    .filter((path) => path !== manifestFile)
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      return { path, size: bytes.length, sha256: sha256(bytes) };
    });
}

/** Writes `manifest.json`: the release, and each of its files but this one. */
export function writeManifest(folder: string, release: Release): void {
  const manifest: Manifest = { ...release, files: describe(folder) };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Differences between a folder and its manifest, one per line. @throws Error if there is no manifest */
export function manifestProblems(folder: string): string[] {
  if (!existsSync(join(folder, manifestFile))) throw new Error(`${folder} has no ${manifestFile}`);
  const { files }: Manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
  const listed = new Map(files.map((file) => [file.path, file]));
  const there = describe(folder);
  return [
    ...there.filter(({ path }) => !listed.has(path)).map(({ path }) => `${path} is not in the manifest`),
    ...there
      .filter(({ path, sha256: is }) => listed.has(path) && listed.get(path)?.sha256 !== is)
      .map(({ path }) => `${path} is not what the manifest says`),
    ...[...listed.keys()]
      .filter((path) => !there.some((file) => file.path === path))
      .map((path) => `${path} is not there`),
  ];
}
