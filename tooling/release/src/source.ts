import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

/** What a release can be made of: the two sites, the service, the stories. */
export const parts = ['main', 'club', 'api', 'storybook'] as const;
export type Part = (typeof parts)[number];
export const isPart = (text: string | undefined): text is Part => parts.some((part) => part === text);

/** What a release says of itself: `release.json`. */
export interface Release {
  part: Part;
  version: string;
  /** In full; `+changes` behind it where files were not as committed. */
  commit: string;
  /** The time of the commit, so that the same commit makes the same bytes. */
  builtAt: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();

/** The version that a part's package.json says. */
export function versionOf(part: Part): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(workspaceRoot, 'apps', part, 'package.json'), 'utf8'),
  );
  return version;
}

/**
 * The release that the workspace would make of a part. `snapshot` marks its version as that of a preview.
 * @throws Error where files are not as committed, unless `uncommitted` allows it
 */
export function releaseOfWorkspace(part: Part, wish: { snapshot: boolean; uncommitted: boolean }): Release {
  const changed = git('status', '--porcelain') !== '';
  if (changed && !wish.uncommitted)
    throw new Error(
      'There are changes that are not committed, and a release is of a commit. Commit them, or say --uncommitted for a trial.',
    );
  const commit = git('rev-parse', 'HEAD');
  const version = versionOf(part);
  return {
    part,
    version: wish.snapshot ? `${version}-snapshot.${commit.slice(0, 8)}` : version,
    commit: changed ? `${commit}+changes` : commit,
    builtAt: new Date(Number(git('log', '-1', '--format=%ct')) * 1000).toISOString(),
  };
}

/** What a release's folder and archive are called. The stories alone run on every kind of machine. */
export function nameOf({ part, version, commit }: Release): string {
  const platform = part === 'storybook' ? '' : `-${process.platform}-${process.arch}`;
  const changes = commit.endsWith('+changes') ? '-changes' : '';
  return `voyage-${part}-${version}-${commit.slice(0, 8)}${changes}${platform}`;
}
