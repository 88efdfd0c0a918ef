import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a release's `release.json` (docs/operations/release.md). */
export interface Release {
  part: string;
  version: string;
  /** The commit that it was built from, in full. */
  commit: string;
}

/**
 * The release in a folder; undefined if it is not one, as in the workspace. @throws Error for an invalid file
 */
export function releaseOf(folder: string): Release | undefined {
  const file = join(folder, 'release.json');
  if (!existsSync(file)) return undefined;
  const { part, version, commit }: Partial<Record<keyof Release, unknown>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  if (typeof part !== 'string' || typeof version !== 'string' || typeof commit !== 'string')
    throw new Error(`${file} does not belong to a release`);
  return { part, version, commit };
}
