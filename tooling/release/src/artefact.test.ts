import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { list } from 'tar';
import { afterAll, expect, it, test } from 'vitest';
import { pack } from './archive.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { differences, hashedFilesIn } from './files.ts';
import { nameOf, type Release } from './source.ts';
import { releaseIn } from './unpack.ts';
import { manifestOf, otherBrandTraces, problemsOf } from './verify.ts';

const work = mkdtempSync(join(tmpdir(), 'voyage-artefact-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const release: Release = {
  part: 'club',
  version: '1.2.3',
  commit: '0123456789abcdef0123456789abcdef01234567',
  builtAt: '2026-11-23T01:02:03.000Z',
};
const time = new Date(release.builtAt);

function folderOf(name: string, files: Record<string, string | Buffer>): string {
  const folder = join(work, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const files = {
  'server.js': 'serve()',
  'dist/client/assets/a-1.js': 'a',
  'node_modules/@scope/p/run.sh': '#',
};
const released = (name: string, more: Record<string, string | Buffer> = {}): string => {
  const folder = folderOf(name, { ...files, 'release.json': JSON.stringify(release), ...more });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(folder, release)));
  return folder;
};

it('packs the same bytes, whatever the folder, order, times and permissions', async () => {
  const one = folderOf('one', files);
  const two = folderOf('two/longer', Object.fromEntries(Object.entries(files).toReversed()));
  for (const folder of [one, two]) chmodSync(join(folder, 'node_modules/@scope/p/run.sh'), 0o755);
  chmodSync(join(two, 'server.js'), 0o664);
  utimesSync(join(two, 'server.js'), 1, 1);
  await pack(one, 'release', join(work, 'one.tar.gz'), time);
  await pack(two, 'release', join(work, 'two.tar.gz'), time);
  expect(readFileSync(join(work, 'one.tar.gz')).equals(readFileSync(join(work, 'two.tar.gz')))).toBe(true);
  const entries: string[] = [];
  await list({
    file: join(work, 'one.tar.gz'),
    onReadEntry: ({ path, mode, mtime, uid, uname }) =>
      entries.push(
        `${path} ${(mode ?? 0).toString(8)} ${mtime?.toISOString()} ${uid ?? '-'} ${uname || '-'}`,
      ),
  });
  expect(entries).toEqual([
    'release/dist/client/assets/a-1.js 644 2026-11-23T01:02:03.000Z - -',
    'release/node_modules/@scope/p/run.sh 755 2026-11-23T01:02:03.000Z - -',
    'release/server.js 644 2026-11-23T01:02:03.000Z - -',
  ]);
});

test('the manifest detects changed, missing and added files', () => {
  const folder = released('manifest');
  expect(problemsOf(folder)).toEqual([]);
  writeFileSync(join(folder, 'server.js'), 'serve();');
  writeFileSync(join(folder, 'more.js'), '');
  rmSync(join(folder, 'dist/client/assets/a-1.js'));
  expect(problemsOf(folder)).toEqual([
    'dist/client/assets/a-1.js is missing',
    'server.js has changed',
    'more.js was added',
  ]);
  expect(() => problemsOf(work)).toThrow('manifest.json');
});

test.each([
  [
    'a name in a file of any kind',
    { 'dist/client/pictures/a.webp': Buffer.from('\0Aldermere\0') },
    'holds "Aldermere"',
  ],
  ['a name in small letters', { 'a.css': '.aldermere {}' }, 'holds "aldermere"'],
  ['a telephone number', { 'a.js': "'+886 2 5550 1800'" }, 'holds "+886 2 5550 1800" of main'],
  ['a page', { 'a.js': 'ultraluxe-experiences/virgin-galactic' }, 'holds "'],
  ['a picture', { 'dist/client/pictures/art-away-main-640.avif': '' }, 'is a picture of main'],
])('detects the other brand: %s', (_, more, problem) => {
  const folder = folderOf(`foreign-${_.replaceAll(' ', '-')}`, { ...files, ...more });
  expect(otherBrandTraces(folder, 'club').join('\n')).toContain(problem);
});

it('accepts what belongs to the brand itself', () => {
  const own = { 'a.js': 'Lanthorn Club', 'dist/client/pictures/art-away-club-640.avif': '' };
  expect(otherBrandTraces(folderOf('own', { ...files, ...own }), 'club')).toEqual([]);
});

it('detects outdated compressed files, TypeScript sources in packages, and paths of the build folder', () => {
  const folder = released('wrong', {
    'dist/client/assets/a-1.js.gz': gzipSync('b'),
    'node_modules/p/a.mts': '',
    'b.js': `from ${work}/clone`,
  });
  const packed = 'dist/client/assets/a-1.js.gz is not what it was compressed from';
  const source = 'node_modules/p/a.mts is TypeScript in a package';
  expect(problemsOf(folder)).toEqual([packed, source]);
  expect(problemsOf(folder, work)).toEqual([packed, source, `b.js names ${work}`]);
});

test('the bill of materials has what is inside, and nothing that differs from run to run', () => {
  const bill = JSON.stringify(
    billOfMaterials(release, [{ name: '@babel/runtime', version: '1.0.0' }], {
      serialNumber: 'urn:uuid:1',
      metadata: { timestamp: 'now' },
      components: [
        { 'bom-ref': 'pkg:npm/b@1.0.0' },
        {
          'bom-ref': 'pkg:npm/%40babel/runtime@1.0.0',
          externalReferences: [
            { url: 'https://registry.example/', hashes: [{ alg: 'SHA-512', content: 'ab' }] },
          ],
        },
      ],
    }),
  );
  for (const there of ['pkg:npm/%40babel/runtime@1.0.0', '"content":"ab"', release.commit, release.builtAt])
    expect(bill).toContain(there);
  for (const gone of ['pkg:npm/b', 'registry.example', 'urn:uuid', 'now']) expect(bill).not.toContain(gone);
  expect(() =>
    billOfMaterials(release, [{ name: 'c', version: '1.0.0' }], { metadata: {}, components: [] }),
  ).toThrow('c 1.0.0');
});

test('compares two releases byte by byte, and names the files that differ', async () => {
  const make = async (place: string, text: string) => {
    const folder = released(join(place, 'r'), { 'a.txt': text });
    await pack(folder, 'r', join(work, place, 'r.tar.gz'), time);
    return join(work, place);
  };
  const [one, same, other] = [await make('p1', 'a'), await make('p2', 'a'), await make('p3', 'b')];
  const changes = (folder: string) => differences(hashedFilesIn(one), hashedFilesIn(folder));
  expect(changes(same)).toEqual([]);
  expect(await releaseIn(join(one, 'r.tar.gz'))).toEqual(release);
  expect(changes(other)).toEqual([
    'r.tar.gz has changed',
    'r/a.txt has changed',
    'r/manifest.json has changed',
  ]);
});

test('names contain the part, the version and the commit', () => {
  expect(nameOf({ ...release, part: 'storybook' })).toBe('voyage-storybook-1.2.3-01234567');
  expect(nameOf(release)).toBe(`voyage-club-1.2.3-01234567-${process.platform}-${process.arch}`);
  expect(nameOf({ ...release, part: 'api', commit: `${release.commit}+changes` })).toBe(
    `voyage-api-1.2.3-01234567-changes-${process.platform}-${process.arch}`,
  );
});
