import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/**
 * The digest of each package at the last release, written by `release:version`. A file instead of a tag, so that
 * it is known in a shallow clone, or without git.
 */
const released = join(root, '.changeset', 'released.json');

/** Built, or not part of the repository (.gitignore). */
const ignored =
  /^(node_modules|dist|generated|coverage|test-results|playwright-report|storybook-static|\..*|.*\.gen\.ts|.*\.tsbuildinfo)$/;
/** What users of a package do not get: tests, stories, and how it is described and built. */
const internal =
  /\.(test|spec|stories|test-d)\.tsx?$|(^|\/)(testing|testing\.tsx?|faults|references|__snapshots__|CHANGELOG\.md|README\.md|package\.json|tsconfig[\w.]*\.json|vitest[\w.]*\.ts)(\/|$)/;

export const isInternal = (path: string): boolean => internal.test(path);

/** The digest of files by path and content, in any order. */
export function digestOf(files: ReadonlyMap<string, Buffer | string>): string {
  const all = createHash('sha256');
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    all.update(`${path}\n${createHash('sha256').update(content).digest('hex')}\n`);
  return all.digest('hex').slice(0, 16);
}

/**
 * The digest of what each package gives its users, by name. Those in `tooling` have no users but ourselves, and
 * need no change set.
 */
export function packageDigests(): Map<string, string> {
  const folders = globSync('{apps,packages,packages/features}/*/package.json', { cwd: root }).map(dirname);
  return new Map(
    folders.map((folder): [string, string] => {
      const { name }: { name: string } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const paths = globSync('**', {
        cwd: join(root, folder),
        exclude: (path) => path.split(/[\\/]/).some((part) => ignored.test(part)),
      });
      const files = paths
        .map((path): [string, string] => [path.replaceAll(sep, '/'), join(root, folder, path)])
        .filter(([path, file]) => !isInternal(path) && statSync(file).isFile());
      return [name, digestOf(new Map(files.map(([path, file]) => [path, readFileSync(file)])))];
    }),
  );
}

/** The digests at the last release; empty before the first one. */
export const releasedDigests = (): Map<string, string> =>
  new Map(existsSync(released) ? Object.entries(JSON.parse(readFileSync(released, 'utf8'))) : []);

/** Records the present digests as released. */
export function writeReleasedDigests(): void {
  const digests = Object.fromEntries([...packageDigests()].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(released, `${JSON.stringify(digests, null, 2)}\n`);
}
