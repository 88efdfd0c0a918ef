import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parts } from './source.ts';
import { missingTags } from './version-tags.ts';

let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
/** Commits the files, and returns the commit. */
function commit(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git('add', '--all');
  git('commit', '--quiet', '--message=x');
  return git('rev-parse', 'HEAD');
}
const manifest = (version: string): string => `{\n  "name": "x",\n  "version": "${version}"\n}\n`;
const released = (part: string, version: string): Record<string, string> => ({
  [`apps/${part}/package.json`]: manifest(version),
  [`apps/${part}/CHANGELOG.md`]: `# X\n\n## ${version}\n\n- A\n`,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voyage-tags-'));
  git('init', '--quiet', '--initial-branch=main');
  commit(Object.fromEntries(parts.map((part) => [`apps/${part}/package.json`, manifest('0.1.0')])));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('tags no version without a changelog: it was never released', () =>
  expect(missingTags(folder)).toEqual([]));

it('tags the commit that a version came with, also when others have followed', () => {
  const version = commit({ ...released('main', '0.2.0'), ...released('api', '0.3.0') });
  commit({ '.changeset/next.md': 'x' });
  expect(missingTags(folder)).toEqual([
    { part: 'main', tag: 'main-v0.2.0', commit: version },
    { part: 'api', tag: 'api-v0.3.0', commit: version },
  ]);
  git('tag', 'main-v0.2.0', version);
  expect(missingTags(folder)).toEqual([{ part: 'api', tag: 'api-v0.3.0', commit: version }]);
});

it('tags the merge, where versions come with one', () => {
  git('checkout', '--quiet', '-b', 'versions');
  commit(released('main', '0.2.0'));
  git('checkout', '--quiet', 'main');
  commit({ 'a.txt': 'x' });
  git('merge', '--quiet', '--no-ff', '--message=x', 'versions');
  const merge = git('rev-parse', 'HEAD');
  commit({ 'b.txt': 'x' });
  expect(missingTags(folder)).toEqual([{ part: 'main', tag: 'main-v0.2.0', commit: merge }]);
});

it('needs the whole history, where the commit would otherwise be another', () => {
  commit(released('main', '0.2.0'));
  commit({ 'a.txt': 'x' });
  const shallow = join(folder, 'shallow');
  git('clone', '--quiet', '--depth=1', `file://${folder}`, shallow);
  expect(() => missingTags(shallow)).toThrow('whole history');
});
