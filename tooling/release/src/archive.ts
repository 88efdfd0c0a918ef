import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { filesIn } from './files.ts';

/**
 * Packs a folder, under `name`, as a .tar.gz that depends only on its files: sorted, without owners, with one
 * timestamp and two kinds of permissions. The same bytes on every machine with the same version of Node.
 */
export async function pack(folder: string, name: string, file: string, time: Date): Promise<void> {
  const files = filesIn(folder);
  for (const path of files) {
    const executable = (statSync(join(folder, path)).mode & 0o100) !== 0;
    chmodSync(join(folder, path), executable ? 0o755 : 0o644);
  }
  await create(
    { file, cwd: folder, gzip: { level: 9 }, portable: true, mtime: time, prefix: name, noDirRecurse: true },
    files.map((path) => (path.startsWith('@') ? `./${path}` : path)), // tar takes "@file" as another archive
  );
}
