import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, isPart, parts, versionOf, type Part } from './source.ts';

interface VersionTag {
  part: Part;
  /** Such as `main-v0.2.0`. */
  tag: string;
  /** The commit that the version came with, in full. */
  commit: string;
}

/** The part and version that a tag names. @throws Error for a tag that is not of a release */
export function releaseOfTag(tag: string): { part: Part; version: string } {
  const [, part, version = ''] = /^(\w+)-v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(tag) ?? [];
  if (!isPart(part)) throw new Error(`"${tag}" is not the tag of a release, such as main-v0.2.0`);
  return { part, version };
}

/** What changesets wrote of a version of a part, below `folder`; undefined if it was never released. */
export function notesOf(part: Part, version: string, folder: string): string | undefined {
  const file = join(folder, 'apps', part, 'CHANGELOG.md');
  const notes = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const section = notes.split(/^(?=## )/m).find((one) => one.startsWith(`## ${version}\n`));
  return section && `${section.slice(section.indexOf('\n')).trim()}\n`;
}

/**
 * The versions in a folder with our history that have a changelog and no tag. Each is of the commit that it came with, not
 * of the latest: whoever looks later finds the same. @throws Error if the history is not all there
 */
export function missingTags(folder: string): VersionTag[] {
  if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('The whole history is needed, to find the commit of a version: git fetch --unshallow');
  const known = new Set(git(folder, 'tag', '--list').split('\n'));
  return parts.flatMap((part) => {
    const version = versionOf(part, folder);
    const tag = `${part}-v${version}`;
    if (known.has(tag) || notesOf(part, version, folder) === undefined) return [];
    const manifest = `apps/${part}/package.json`;
    const came = ['--max-count=1', '--first-parent', `-S"version": "${version}"`, '--', manifest];
    const commit = git(folder, 'log', '--format=%H', ...came);
    return [{ part, tag, commit }];
  });
}
