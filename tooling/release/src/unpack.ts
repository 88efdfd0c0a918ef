import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract, list } from 'tar';
import type { Release } from './source.ts';

/** @throws Error if an archive is not what the `.sha256` next to it says */
function assertHash(archive: string): void {
  const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (!readFileSync(`${archive}.sha256`, 'utf8').startsWith(sha256))
    throw new Error(`${archive} does not match its .sha256`);
}

/** The archives of a part in a folder, by name. */
const archivesOf = (folder: string, part: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(`voyage-${part}-`) && name.endsWith('.tar.gz'));

/**
 * The archives of one version, in the order of their names. @throws Error if there is none, one is of another version, or
 * not what its `.sha256` says
 */
export function archivesOfVersion(folder: string, part: string, version: string): string[] {
  const archives = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  if (archives.length === 0) throw new Error('there is no archive');
  for (const archive of archives) {
    if (!archive.startsWith(`voyage-${part}-${version}-`))
      throw new Error(`${archive} does not belong to ${part} ${version}`);
    assertHash(join(folder, archive));
  }
  return archives.toSorted();
}

/** The release in an archive. @throws Error if it is not one */
export async function releaseIn(archive: string): Promise<Release> {
  const parts: Buffer[] = [];
  await list({
    file: archive,
    filter: (path) => /^[^/]+\/release\.json$/.test(path),
    onReadEntry: (entry) => void entry.on('data', (part: Buffer) => parts.push(part)),
  });
  return JSON.parse(Buffer.concat(parts).toString());
}

export const hasArchive = (folder: string, part: string): boolean => archivesOf(folder, part).length > 0;

/**
 * Unpacks the only archive of a part in `from` to a folder of its name below `to`, and returns that folder.
 * @throws Error if there is none or another one, or its hash is wrong
 */
export async function unpackPart(from: string, part: string, to: string): Promise<string> {
  const archives = archivesOf(from, part);
  const [archive] = archives;
  if (!archive || archives.length > 1)
    throw new Error(`${from} has ${archives.length} archives of ${part}, where one is expected`);
  assertHash(join(from, archive));
  const name = archive.replace(/\.tar\.gz$/, '');
  mkdirSync(to, { recursive: true });
  await extract({ file: join(from, archive), cwd: to });
  console.log(archive);
  return join(to, name);
}
