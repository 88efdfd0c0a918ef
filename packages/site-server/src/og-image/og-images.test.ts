import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest';
import { mailMark, mailPicture } from '@voyage/contracts/mail-pictures.ts';
import { ogImages } from './og-images.ts';
import { pictureAddress, previewHash, widestFile, type PagePreview } from '../pages/page-preview.ts';

const dist = mkdtempSync(join(tmpdir(), 'voyage-og-'));
const mailed = ['kyoto', 'pool-1', 'suite-2', 'lounge-1'];
beforeAll(() => {
  mkdirSync(join(dist, 'client', 'pictures'), { recursive: true });
  for (const file of ['kyoto-640.webp', ...mailed.map((id) => widestFile(id) ?? '')])
    cpSync(
      new URL(`../../../pictures/public/pictures/${file}`, import.meta.url),
      join(dist, 'client', 'pictures', file),
    );
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const preview: PagePreview = {
  locale: 'en',
  title: 'A hotel',
  place: 'Kyoto',
  picture: 'kyoto-640.webp',
  bytes: 1,
};
const pages: Record<string, { status: number; preview: PagePreview | null }> = {
  '/en/hotel/detail/a-hotel': { status: 200, preview },
  '/en/without-a-picture': { status: 200, preview: { ...preview, picture: 'gone-640.webp' } },
  '/en/login': { status: 200, preview: null },
  '/en/unavailable': { status: 503, preview: null },
};
function setUp() {
  const pageAt = vi.fn(async ({ pathname }: URL) => ({
    headers: {},
    body: null,
    hotels: new Set<number>(),
    ...(pages[pathname] ?? { status: 404, preview: null }),
  }));
  const app = ogImages({ dist, locales: ['en', 'ja'], pageAt, visitorOf: () => 'somebody' });
  return { pageAt, get: async (path: string) => app.request(`http://site.test${path}`) };
}
const addressOf = (path: string, hash = previewHash(pages[path]?.preview ?? preview)) =>
  pictureAddress(hash, path);

it('draws the picture of a page, cacheable for ever', async () => {
  const answer = await setUp().get(addressOf('/en/hotel/detail/a-hotel'));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});
it.each([
  [mailMark, 'image/png', '89504e47'],
  [mailPicture('kyoto'), 'image/jpeg', 'ffd8ffdb'],
  ['/favicon.ico', 'image/x-icon', '00000100'],
  ['/apple-touch-icon.png', 'image/png', '89504e47'],
  ['/apple-touch-icon-precomposed.png', 'image/png', '89504e47'],
])('draws the brand’s icons, and the pictures of emails, at %s', async (path, type, start) => {
  const answer = await setUp().get(path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    type,
    'public, max-age=86400',
  ]);
  expect(Buffer.from(await answer.arrayBuffer()).toString('hex', 0, 4)).toBe(start);
});
it('draws every picture of an email for the one proxy that fetches them all', async () => {
  const { get } = setUp();
  const paths = [mailMark, '/favicon.ico', '/apple-touch-icon.png', ...mailed.map(mailPicture)];
  const answers = await Promise.all(paths.map(get));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
});
test.each(['nowhere', 'constructor', 'kyoto-640', '../kyoto'])('an email has no picture %s', async (id) =>
  expect((await setUp().get(mailPicture(id))).status).toBe(404),
);
it('redirects an outdated address to the current picture', async () => {
  const answer = await setUp().get(addressOf('/en/hotel/detail/a-hotel', '0123456789ab'));
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    addressOf('/en/hotel/detail/a-hotel'),
    'no-store',
  ]);
});
test('draws the title alone if the photograph is missing', async () =>
  expect((await setUp().get(addressOf('/en/without-a-picture'))).status).toBe(200));
test.each(['/en/login', '/en/nothing', '/zh-tw/hotel/detail/a-hotel'])('%s has no picture', async (path) =>
  expect((await setUp().get(addressOf(path))).status).toBe(404),
);
it('does not fetch a page for an invalid address', async () => {
  const { get, pageAt } = setUp();
  for (const path of [
    `${addressOf('/en/hotel/detail/a-hotel')}?width=90000`,
    '/og/0123456789ab//evil.test/en.jpg',
    '/og/0123456789ab/fr.jpg',
    '/og/',
  ])
    expect((await get(path)).status, path).toBe(404);
  expect(pageAt).not.toHaveBeenCalled();
});
test('falls back to the picture of the brand while the service is unavailable', async () => {
  const { get } = setUp();
  const answer = await get(addressOf('/en/unavailable'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/og/brand.jpg']);
  const brand = await get('/og/brand.jpg');
  expect([brand.status, brand.headers.get('content-type'), brand.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=86400',
  ]);
});
it('rejects too many concurrent requests', async () => {
  const { get } = setUp();
  for (let i = 0; i < 6; i++) pages[`/en/${i}`] = { status: 200, preview: { ...preview, title: `${i}` } };
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => get(addressOf(`/en/${i}`))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 503, 503]);
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('10');
});
