import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the built site of `app` (its folder) into `folder`, to be served from there: a build in the
 * meantime would remove the files of the running one.
 */
export function copySite(app: string, folder: string): string {
  for (const file of ['server.ts', 'package.json', 'dist'])
    cpSync(join(app, file), join(folder, file), { recursive: true });
  symlinkSync(join(app, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
