import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parts } from './source.ts';
import { archivesOfVersion } from './unpack.ts';
import { missingTags, notesOf, releaseOfTag } from './versions.ts';

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

it('reads tags, and rejects others', () => {
  expect(releaseOfTag('api-v1.2.3-next.0')).toEqual({ part: 'api', version: '1.2.3-next.0' });
  for (const tag of ['v1.2.3', 'vite-v1.2.3', 'main-v1']) expect(() => releaseOfTag(tag)).toThrow('is not');
});

it('takes the notes of one version', () => {
  const notes = '# Aldermere\n\n## 0.2.1\n\n### Patch Changes\n\n- B\n\n## 0.2.0\n\n- A\n';
  write('apps/main/CHANGELOG.md', notes);
  expect(notesOf('main', '0.2.1', folder)).toBe('### Patch Changes\n\n- B\n');
  expect(notesOf('main', '0.2.0', folder)).toBe('- A\n');
  expect(notesOf('main', '0.2', folder)).toBeUndefined();
});

it('publishes archives of the tag alone, each with its hash', () => {
  const archive = 'voyage-main-0.2.0-1a2b3c4d-linux-x64.tar.gz';
  expect(() => archivesOfVersion(folder, 'main', '0.2.0')).toThrow('no archive');
  write(archive, 'x');
  expect(() => archivesOfVersion(folder, 'main', '0.2.0')).toThrow('.sha256');
  write(`${archive}.sha256`, createHash('sha256').update('y').digest('hex'));
  expect(() => archivesOfVersion(folder, 'main', '0.2.0')).toThrow('does not match its .sha256');
  write(`${archive}.sha256`, createHash('sha256').update('x').digest('hex'));
  expect(archivesOfVersion(folder, 'main', '0.2.0')).toEqual([archive]);
  for (const [part, version] of [
    ['club', '0.2.0'],
    ['main', '0.2.1'],
  ] as const)
    expect(() => archivesOfVersion(folder, part, version)).toThrow('does not belong to');
});
