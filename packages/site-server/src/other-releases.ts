import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { releaseOf } from './release.ts';

/** The releases of a site that stand side by side in a folder; none where the folder is not there. */
async function releasesIn(folder: string, part: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory()) // a link such as "current" names one of them again
    .map((entry) => join(folder, entry.name))
    .filter((release) => isOf(release, part))
    .toSorted();
}
const isOf = (release: string, part: string): boolean => {
  try {
    return releaseOf(release)?.part === part;
  } catch {
    return false; // half unpacked
  }
};

/**
 * Files of `/assets` that this release has not, from the others in `folder`: a page that was opened before a release, or
 * before it was taken back, still asks for its own. Their names hold a hash of what is in them, so that one of a name
 * is as good as another. The folder is looked through at each such request: releases come and go while the site runs.
 */
export function assetsOfOtherReleases(folder: string, part: string): MiddlewareHandler {
  return async (c: Context, next) => {
    for (const release of await releasesIn(folder, part)) {
      const files = serveStatic({ root: join(release, 'dist', 'client'), precompressed: true });
      const answer = await files(c, async () => {});
      if (answer) return answer;
    }
    return next();
  };
}
