import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogOf, hasSection } from './publish-command.ts';
import { parts, versionOf, type Part } from './source.ts';

export interface VersionTag {
  part: Part;
  /** Such as `main-v0.2.0`. */
  tag: string;
  /** The commit that the version came with, in full. */
  commit: string;
}

/**
 * The versions in a folder with our history that have a changelog and no tag. Each is of the commit that it came with, not
 * of the latest: whoever looks later finds the same. @throws Error if the history is not all there
 */
export function missingTags(folder: string): VersionTag[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('The whole history is needed, to find the commit of a version: git fetch --unshallow');
  const known = new Set(git('tag', '--list').split('\n'));
  return parts.flatMap((part) => {
    const version = versionOf(part, folder);
    const tag = `${part}-v${version}`;
    const notes = join(folder, changelogOf(part));
    if (known.has(tag) || !existsSync(notes) || !hasSection(readFileSync(notes, 'utf8'), version)) return [];
    const manifest = `apps/${part}/package.json`;
    const commit = git(
      'log',
      '--max-count=1',
      '--first-parent',
      '--format=%H',
      `-S"version": "${version}"`,
      '--',
      manifest,
    );
    return [{ part, tag, commit }];
  });
}
