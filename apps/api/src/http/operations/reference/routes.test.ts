import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { referencePages } from './routes.ts';

const app = referencePages();
const nonceOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

test('the page runs only its own scripts, and allows only styles with its nonce', async () => {
  const page = await app.request('/');
  const policy = page.headers.get('content-security-policy') ?? '';
  const text = await page.text();
  const nonce = nonceOf(policy, /style-src-elem 'nonce-([\w-]{22})'/);
  expect(nonce).toBeDefined();
  expect(nonceOf(text, /property="csp-nonce" content="([^"]*)"/)).toBe(nonce);
  expect(nonceOf(text, /<style nonce="([^"]*)"/)).toBe(nonce);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline'.*script|https?:/);
  expect(text, 'loads from elsewhere').not.toMatch(/(src=|url\(|<link[^>]*href=|import )['"]?https?:/);
  const again = await app.request('/');
  expect(again.headers.get('content-security-policy')).not.toBe(policy);
});

test('serves every file that the page and its styles refer to, compressed if the client accepts it', async () => {
  const text = await (await app.request('/')).text();
  const names = [...text.matchAll(/docs\/([\w.]+)/g)].map(([, name = '']) => name);
  expect(names.toSorted()).toEqual(['display.woff', 'start.js', 'strong.woff', 'text.woff']);
  for (const name of [...names, 'redoc.js']) expect((await app.request(`/${name}`)).status, name).toBe(200);

  const plain = await app.request('/redoc.js');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const packed = await app.request('/redoc.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await packed.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
  expect(await (await app.request('/redoc.js')).text(), 'pictures from elsewhere').not.toContain(
    'cdn.redoc.ly',
  );
  const tag = packed.headers.get('etag') ?? '';
  expect((await app.request('/redoc.js', { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test.each(['constructor', 'faces.ts', '..%2Fpackage.json'])('does not serve %s', async (name) => {
  expect((await app.request(`/${name}`)).status).toBe(404);
});
