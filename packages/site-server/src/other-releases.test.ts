import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it, test } from 'vitest';
import { readEnvironment } from './platform/environment.ts';
import { PageCache } from './platform/page-cache.ts';
import { releaseOf } from './platform/release.ts';
import { siteApp } from './server.ts';
import type { CachedPage } from './pages/site-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'voyage-releases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function addRelease(name: string, part: string, assets: Record<string, string | Buffer>): void {
  const client = join(folder, name, 'dist', 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(assets)) writeFileSync(join(client, 'assets', file), text);
  writeFileSync(join(client, 'secret.txt'), 'beside the assets');
  writeFileSync(join(folder, name, 'release.json'), JSON.stringify({ part, version: name, commit: 'c' }));
}
addRelease('club-1', 'club', { 'old-1.js': 'old', 'both-1.js': 'of 1' });
addRelease('club-2', 'club', { 'new-2.js': 'new', 'both-1.js': 'of 2' });
addRelease('main-1', 'main', { 'theirs-1.js': 'theirs' });
mkdirSync(join(folder, 'being-unpacked'));
writeFileSync(join(folder, 'being-unpacked', 'release.json'), '{"part":');
symlinkSync(join(folder, 'club-2'), join(folder, 'current'));
const script = 'a'.repeat(100);
addRelease('club-0', 'club', { 'packed-0.js': script, 'packed-0.js.br': brotliCompressSync(script) });

const siteOf = (releasesFolder: string | undefined) =>
  siteApp({
    dist: join(folder, 'current', 'dist'),
    env: readEnvironment({ API_URL: 'http://127.0.0.1:1', RELEASES_DIR: releasesFolder }),
    name: 'Test',
    phone: '+886 2 5550 1800',
    brand: 'club',
    defaultLocale: 'en',
    builtAt: 5000,
    locales: ['en'],
    bestLocale: () => 'en',
    render: async () => ({ status: 200, headers: new Headers(), html: '' }),
    pages: new PageCache<CachedPage>({ freshFor: 1000, staleFor: 0, maxWeight: 10_000 }),
  });
const site = siteOf(folder);

test.each([
  ['/assets/new-2.js', 'new'],
  ['/assets/old-1.js', 'old'],
  ['/assets/both-1.js', 'of 2'],
])('serves %s, cacheable for ever', async (path, text) => {
  const answer = await site.request(path);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    text,
  ]);
});

it('serves assets of other releases compressed as built', async () => {
  const packed = await site.request('/assets/packed-0.js', { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString('utf8')).toBe(script);
});

it('notices releases added or removed while it runs', async () => {
  expect((await site.request('/assets/later-3.js')).status).toBe(404);
  addRelease('club-3', 'club', { 'later-3.js': 'later' });
  expect(await (await site.request('/assets/later-3.js')).text()).toBe('later');
  rmSync(join(folder, 'club-3'), { recursive: true });
  expect((await site.request('/assets/later-3.js')).status).toBe(404);
});

test.each([
  '/assets/theirs-1.js', // of the other brand
  '/assets/..%2fsecret.txt',
  '/assets/..%2f..%2f..%2f..%2fmain-1%2fdist%2fclient%2fassets%2ftheirs-1.js',
  '/assets/..%5csecret.txt',
  '/assets/%00',
  '/assets/',
])('responds 404 to %s, not cacheable', async (path) => {
  const answer = await site.request(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('theirs');
});

it('serves no other releases if the folder is not set or does not exist', async () => {
  expect((await siteOf(undefined).request('/assets/old-1.js')).status).toBe(404);
  expect((await siteOf(join(folder, 'nowhere')).request('/assets/old-1.js')).status).toBe(404);
});

test('a folder without release.json is not a release; an invalid file throws', () => {
  expect(releaseOf(tmpdir())).toBeUndefined();
  expect(releaseOf(join(folder, 'club-1'))).toEqual({ part: 'club', version: 'club-1', commit: 'c' });
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other', 'release.json'), '{"name":"x"}');
  expect(() => releaseOf(join(folder, 'other'))).toThrow('does not belong to a release');
});
