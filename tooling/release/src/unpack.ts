import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extract, list, type ReadEntry } from 'tar';
import { sha256 } from './files.ts';
import type { Release } from './source.ts';

/** The archives in a folder whose names start so, sorted by name. */
const archivesIn = (folder: string, start = ''): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(start) && name.endsWith('.tar.gz'))
    .toSorted();

/** @throws Error if an archive is not what the `.sha256` next to it says */
function assertHash(archive: string): void {
  if (!readFileSync(`${archive}.sha256`, 'utf8').startsWith(sha256(archive)))
    throw new Error(`${archive} does not match its .sha256`);
}

/**
 * The archives of one version, in the order of their names. @throws Error if there is none, one is of another version, or
 * not what its `.sha256` says
 */
export function archivesOfVersion(folder: string, part: string, version: string): string[] {
  const archives = archivesIn(folder);
  if (archives.length === 0) throw new Error('there is no archive');
  for (const archive of archives) {
    if (!archive.startsWith(`voyage-${part}-${version}-`))
      throw new Error(`${archive} does not belong to ${part} ${version}`);
    assertHash(join(folder, archive));
  }
  return archives;
}

/** The release in an archive. @throws Error if it is not one */
export async function releaseIn(archive: string): Promise<Release> {
  let text = '';
  const onReadEntry = (entry: ReadEntry) => void entry.on('data', (part) => (text += String(part)));
  await list({ file: archive, onReadEntry }, [`${basename(archive, '.tar.gz')}/release.json`]);
  return JSON.parse(text);
}

export const hasArchive = (folder: string, part: string): boolean =>
  archivesIn(folder, `voyage-${part}-`).length > 0;

/**
 * Unpacks the only archive of a part in `from` to a folder of its name below `to`, and returns that folder.
 * @throws Error if there is none or another one, or its hash is wrong
 */
export async function unpackPart(from: string, part: string, to: string): Promise<string> {
  const archives = archivesIn(from, `voyage-${part}-`);
  const [archive] = archives;
  if (!archive || archives.length > 1)
    throw new Error(`${from} has ${archives.length} archives of ${part}, where one is expected`);
  assertHash(join(from, archive));
  mkdirSync(to, { recursive: true });
  await extract({ file: join(from, archive), cwd: to });
  console.log(archive);
  return join(to, basename(archive, '.tar.gz'));
}
