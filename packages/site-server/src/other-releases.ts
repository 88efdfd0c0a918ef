import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { releaseOf } from './platform/release.ts';

/** The releases of a site next to each other in a folder; none if the folder does not exist. */
async function releasesIn(folder: string, part: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory()) // a link such as "current" to one of them
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
 * Files of `/assets` that this release does not have, from the others in `folder`: a page opened before a
 * release or a rollback still requests its own. Their names contain a hash of their content, so that any file
 * with the name is the right one. The folder is searched at each such request: releases are added and removed
 * while the site runs.
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
