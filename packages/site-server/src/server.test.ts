import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readEnvironment } from './platform/environment.ts';
import { PageCache } from './platform/page-cache.ts';
import { siteApp, watchVersion } from './server.ts';
import type { CachedPage } from './pages/site-pages.ts';

const dist = mkdtempSync(join(tmpdir(), 'voyage-dist-'));
mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
const script = 'export const a = 1;';
const render = vi.fn(async () => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html' }),
  html: '<html></html>',
}));
const options = {
  dist,
  env: readEnvironment({ API_URL: 'http://127.0.0.1:1' }),
  name: 'Test',
  phone: '+886 2 5550 1800',
  brand: 'club' as const,
  defaultLocale: 'en' as const,
  builtAt: 5000,
  locales: ['en'] as const,
  bestLocale: () => 'en' as const,
  render,
  pages: new PageCache<CachedPage>({ freshFor: 1000, staleFor: 0, maxWeight: 10_000 }),
};
const app = siteApp(options);
beforeAll(() => {
  writeFileSync(join(dist, 'client', 'assets', 'a-1.js'), script);
  writeFileSync(join(dist, 'client', 'assets', 'a-1.js.br'), brotliCompressSync(script));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

it('serves files compressed as built, cacheable for ever', async () => {
  const plain = await app.request('/assets/a-1.js');
  expect([plain.status, plain.headers.get('cache-control'), await plain.text()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    script,
  ]);
  const packed = await app.request('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.headers.get('content-encoding'), packed.headers.get('content-type')]).toEqual([
    'br',
    'text/javascript; charset=utf-8',
  ]);
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString('utf8')).toBe(script);
});

it('gives the card frame an opaque origin, even when opened as a page', async () => {
  writeFileSync(join(dist, 'client', 'assets', 'card-frame-1.html'), '<!doctype html>');
  const { headers } = await app.request('/assets/card-frame-1.html');
  expect(headers.get('content-security-policy')).toBe(
    "sandbox allow-scripts; connect-src 'self'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
  );
  expect((await app.request('/assets/a-1.js')).headers.get('content-security-policy')).toBeNull();
});

test.each([
  '/assets/gone-2.js',
  '/assets/..%2f..%2fserver.js',
  '/assets/%00',
  '/assets/',
  '/pictures/none.webp',
  '/favicon.svg',
])('responds 404 to %s, not cacheable', async (path) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('is ready until it stops, and healthy meanwhile', async () => {
  let stopping = false;
  const site = siteApp({ ...options, accepts: () => !stopping });
  const status = async (path: string) => (await site.request(path)).status;
  expect(await status('/ready')).toBe(200);
  stopping = true;
  expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
});

test.each(['/en', '/assets/gone.js', '/', '/health'])('%s has the common security headers', async (path) => {
  const { headers } = await app.request(path);
  for (const name of [
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'strict-transport-security',
  ])
    expect(headers.get(name), name).toBeTruthy();
});

it('notifies when the service’s data has changed, and does not while the service is unavailable', async () => {
  let answer = { status: 200, version: 1 };
  let asked = 0;
  const service = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status).end(`{"success":true,"data":{"t":${answer.version}}}`);
  });
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const changed = vi.fn();
  watchVersion(`http://127.0.0.1:${(service.address() as AddressInfo).port}`, 'club', changed, 20);
  /** Until this answer has been read, which it has been when it is asked for again. */
  const isRead = async () => {
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before + 1);
  };
  await isRead();
  expect(changed).not.toHaveBeenCalled();
  answer = { status: 503, version: 2 };
  await isRead();
  expect(changed).not.toHaveBeenCalled();
  answer = { status: 200, version: 2 };
  await isRead();
  expect(changed).toHaveBeenCalledOnce();
  service.closeAllConnections();
  service.close();
});

test('the version is the later of the build and the brand’s data', async () => {
  const requests: string[] = [];
  let t = 1000;
  const service = createServer((request, response) => {
    requests.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, data: { t } }));
  });
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const env = readEnvironment({ API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}` });
  const site = siteApp({ ...options, env });
  const version = async () => (await site.request('/api/v1/fe-version?brand=main')).json();
  expect(await version()).toEqual({ success: true, data: { t: 5000, build: 5000 } });
  t = 9000;
  expect(await version()).toEqual({ success: true, data: { t: 9000, build: 5000 } });
  expect(requests).toEqual(['/v1/fe-version?brand=club', '/v1/fe-version?brand=club']);
  const released = siteApp({
    ...options,
    env,
    release: { part: 'club', version: '1.2.3', commit: 'abc' },
  });
  expect(await (await released.request('/api/v1/fe-version?brand=club')).json()).toEqual({
    success: true,
    data: { t: 9000, build: 5000, release: { brand: 'club', version: '1.2.3', commit: 'abc' } },
  });
  service.closeAllConnections();
  service.close();
  expect((await app.request('/api/v1/fe-version')).status).toBe(503);
});
