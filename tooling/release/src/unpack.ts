import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';

/** @throws Error if an archive is not what the `.sha256` next to it says */
export function assertHash(archive: string): void {
  const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (!readFileSync(`${archive}.sha256`, 'utf8').startsWith(sha256))
    throw new Error(`${archive} is not what its .sha256 says`);
}

/** The archives of a part in a folder, by name. */
const archivesOf = (folder: string, part: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(`voyage-${part}-`) && name.endsWith('.tar.gz'));

export const hasArchive = (folder: string, part: string): boolean => archivesOf(folder, part).length > 0;

/**
 * Unpacks the only archive of a part in `from` to a folder of its name below `to`, and returns that folder.
 * @throws Error if there is none or another one, or its hash is wrong
 */
export async function unpackPart(from: string, part: string, to: string): Promise<string> {
  const archives = archivesOf(from, part);
  const [archive] = archives;
  if (!archive || archives.length > 1)
    throw new Error(`${from} has ${archives.length} archives of ${part}: one is wanted`);
  assertHash(join(from, archive));
  const name = archive.replace(/\.tar\.gz$/, '');
  mkdirSync(to, { recursive: true });
  await extract({ file: join(from, archive), cwd: to });
  console.log(archive);
  return join(to, name);
}
