import { existsSync, readFileSync } from 'node:fs';
import { packageFolder } from './package-folder.ts';

const file = new URL('release.json', packageFolder);

/** Which release the service is started from; undefined in the workspace. @throws Error for a file of another form */
export function releaseOf(from: URL = file): { version: string; commit: string } | undefined {
  if (!existsSync(from)) return undefined;
  const { version, commit }: { version?: unknown; commit?: unknown } = JSON.parse(readFileSync(from, 'utf8'));
  if (typeof version !== 'string' || typeof commit !== 'string')
    throw new Error(`${from.pathname} does not belong to a release`);
  return { version, commit };
}
