import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { copyPackageFiles, copyPackages } from './copy-packages.ts';
import { filesIn } from './files.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'voyage-copy-packages-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folderOf = (id: string): string => join(root, '.store', id, 'node_modules', id.split('@')[0] ?? '');
/** As pnpm installs: each in a folder of its own, with links to its dependencies beside it. */
function install(id: string, manifest: object = {}, links: string[] = [], files: string[] = []): void {
  const [name, version] = id.split('@');
  for (const file of ['package.json', ...files]) {
    mkdirSync(dirname(join(folderOf(id), file)), { recursive: true });
    writeFileSync(join(folderOf(id), file), JSON.stringify({ name, version, ...manifest }));
  }
  for (const link of links) symlinkSync(folderOf(link), join(folderOf(id), '..', link.split('@')[0] ?? ''));
}
let made = 0;
/** A new folder for a release. */
const release = (): string => join(root, `release-${++made}`);
install('leaf@1.0.0');
install('leaf@2.0.0');
install('a@1.0.0', { dependencies: { leaf: '^1', round: '*' } }, ['leaf@1.0.0', 'round@1.0.0']);
install(
  'b@1.0.0',
  {
    dependencies: { leaf: '^1' },
    optionalDependencies: { absent: '1', native: '1' },
    peerDependencies: { a: '*', maybe: '*' },
    peerDependenciesMeta: { maybe: { optional: true } },
  },
  ['leaf@1.0.0', 'native@1.0.0', 'a@1.0.0', 'maybe@1.0.0'],
);
install('maybe@1.0.0');
install('native@1.0.0', {}, [], ['lib/native.node']);
install('round@1.0.0', { dependencies: { a: '*' } }, ['a@1.0.0']);
install('other@1.0.0', { dependencies: { leaf: '^2' } }, ['leaf@2.0.0']);
install('broken@1.0.0', { dependencies: { absent: '1' } });

it('includes dependencies and required peers once each, and optional dependencies of this platform', () => {
  const to = release();
  const folders = copyPackages([folderOf('b@1.0.0')], to);
  expect(filesIn(to)).toEqual([
    'node_modules/a/package.json',
    'node_modules/b/package.json',
    'node_modules/leaf/package.json',
    'node_modules/native/lib/native.node',
    'node_modules/native/package.json',
    'node_modules/round/package.json',
  ]);
  expect(folders.toSorted()).toEqual(
    ['a', 'b', 'leaf', 'native', 'round'].map((one) => folderOf(`${one}@1.0.0`)),
  );
});

it('rejects two versions of a package: each package has one place', () => {
  const both = ['a@1.0.0', 'other@1.0.0'].map(folderOf);
  expect(() => copyPackages(both, release())).toThrow(/exist.*leaf/s);
});

it('reports a package that is not installed', () => {
  expect(() => copyPackages([folderOf('broken@1.0.0')], release())).toThrow(
    'absent, which broken needs, is not installed',
  );
});

test('of a package there are no types, sources or maps, and nothing installed inside it', () => {
  const kept = ['LICENSE', 'README.md', 'dist/index.mjs', 'lib/a.node'];
  const left = [
    'src/a.cc',
    'src/a.gyp',
    'src/a.h',
    'lib/a.d.ts',
    'lib/a.d.mts',
    'lib/a.js.map',
    'node_modules/.bin/a',
  ];
  install('whole@1.0.0', {}, [], [...kept, ...left]);
  const to = release();
  copyPackages([folderOf('whole@1.0.0')], to);
  expect(filesIn(join(to, 'node_modules', 'whole'))).toEqual([...kept, 'package.json'].toSorted());
});

test('of a package whose files are read by name there are these, and what it says of itself', () => {
  const there = ['LICENSE', 'unicode.json', 'files/a.woff', 'files/b.woff', 'metadata.json'];
  install('face@1.0.0', { dependencies: { leaf: '^1' } }, [], there);
  const to = release();
  const folders = copyPackageFiles([join(folderOf('face@1.0.0'), 'files', 'a.woff')], to);
  expect(folders).toEqual([folderOf('face@1.0.0').replaceAll('\\', '/')]);
  const copied = ['LICENSE', 'files/a.woff', 'package.json', 'unicode.json'];
  expect(filesIn(join(to, 'node_modules', 'face'))).toEqual(copied);
  const absent = join(folderOf('face@1.0.0'), 'files', 'c.woff');
  expect(() => copyPackageFiles([absent], release())).toThrow('ENOENT');
});
