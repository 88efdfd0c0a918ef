import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

/** The parts of a release: the two sites, the service, the stories. */
export const parts = ['main', 'club', 'api', 'storybook'] as const;
export type Part = (typeof parts)[number];
export const isPart = (text: string | undefined): text is Part => parts.some((part) => part === text);

/** The content of `release.json`. */
export interface Release {
  part: Part;
  version: string;
  /** In full; with `+changes` if files were not committed. */
  commit: string;
  /** The time of the commit, so that the same commit gives the same bytes. */
  builtAt: string;
}

/** What git says in a folder. @throws Error if it fails */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** The version in a part's package.json. */
export function versionOf(part: Part, folder: string = workspaceRoot): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'apps', part, 'package.json'), 'utf8'),
  );
  return version;
}

/**
 * The release of a part from the workspace. `snapshot` marks its version as a preview.
 * @throws Error if files are not committed, unless `uncommitted` allows it
 */
export function releaseOfWorkspace(part: Part, wish: { snapshot: boolean; uncommitted: boolean }): Release {
  const changed = git(workspaceRoot, 'status', '--porcelain') !== '';
  if (changed && !wish.uncommitted)
    throw new Error(
      'There are uncommitted changes, and a release is made from a commit. Commit them, or pass --uncommitted for a trial.',
    );
  const commit = git(workspaceRoot, 'rev-parse', 'HEAD');
  const version = versionOf(part);
  return {
    part,
    version: wish.snapshot ? `${version}-snapshot.${commit.slice(0, 8)}` : version,
    commit: changed ? `${commit}+changes` : commit,
    builtAt: new Date(Number(git(workspaceRoot, 'log', '-1', '--format=%ct')) * 1000).toISOString(),
  };
}

/** The name of a release's folder and archive. Only the stories are independent of the platform. */
export function nameOf({ part, version, commit }: Release): string {
  const platform = part === 'storybook' ? '' : `-${process.platform}-${process.arch}`;
  const changes = commit.endsWith('+changes') ? '-changes' : '';
  return `voyage-${part}-${version}-${commit.slice(0, 8)}${changes}${platform}`;
}
