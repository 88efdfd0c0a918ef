import { resolveLocale } from '@voyage/domain/locale.ts';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { earlyErrors } from '@voyage/site-core/reports/early-errors.ts';
import { hashSource, renderNonce } from '../platform/inline-hashes.ts';
import { PageCache } from '../platform/page-cache.ts';
import { hotelsHeader, pageServer, type CachedPage, type Page, type SitePages } from './site-pages.ts';

beforeEach(() => vi.stubEnv('SITE_ORIGIN', 'http://site.test'));
afterEach(() => vi.unstubAllEnvs());

const locales = ['zh-tw', 'zh-cn', 'en'] as const;
const html = (request: Request): Page => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  html: `<html><body>${request.url} <script nonce="${request.headers.get('x-nonce')}">a()</script></body></html>`,
});

function setUp(
  answer: (request: Request) => Page | Promise<Page> = html,
  more: Pick<SitePages, 'maintenance' | 'collectsReports'> = {},
) {
  const render = vi.fn(async (request: Request) => answer(request));
  const pages = new PageCache<CachedPage>({ freshFor: 60_000, staleFor: 600_000, maxWeight: 2 ** 20 });
  const bestLocale = (hints: { stored?: string | undefined; url?: string | undefined; browser?: string[] }) =>
    resolveLocale({ ...hints, served: locales, fallback: 'zh-tw' });
  const app = new Hono().all(
    '*',
    pageServer({
      name: 'Test & Co',
      phone: '+886 2 5550 1800',
      locales,
      bestLocale,
      render,
      pages,
      sizeOf: () => 1,
      ...more,
    }).handle,
  );
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://site.test${path}`, { headers });
  const post = async (path: string, body: string) =>
    app.request(`http://site.test${path}`, { method: 'POST', body: new URLSearchParams(body) });
  return { app, get, post, render, pages };
}
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

it('renders a page once for a hundred readers, and allows its inline script by hash', async () => {
  const { get, render } = setUp();
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/en')));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(policyOf(answer)).toContain(`script-src 'self' ${hashSource('a()')};`);
    const text = await answer.text();
    expect(text).toContain('<script>a()</script>');
    expect(text).not.toContain(renderNonce);
  }
  expect(render).toHaveBeenCalledOnce();
});

it('keeps the first errors of a page where reports are collected, as part of its own script', async () => {
  const text = `${earlyErrors}a()`;
  const answer = await setUp(html, { collectsReports: true }).get('/en');
  expect(policyOf(answer)).toContain(`script-src 'self' ${hashSource(text)};`);
  expect(await answer.text()).toContain(`<script>${text}</script>`);
});

it('does not allow a script contained in the content', async () => {
  const { get } = setUp((request) => ({
    ...html(request),
    html: `<html><script>steal()</script><script nonce="${request.headers.get('x-nonce')}">a()</script></html>`,
  }));
  const policy = policyOf(await get('/en'));
  expect(policy).toContain(hashSource('a()'));
  expect(policy).not.toContain(hashSource('steal()'));
});

it('a page has its own picture, and one that is not indexed has that of the brand', async () => {
  const head = (more: string) =>
    `<html><head><meta property="og:title" content="A | Kyoto | Test &amp; Co"/>${more}</head></html>`;
  const { get } = setUp((request) => ({
    ...html(request),
    html: head(request.url.endsWith('/login') ? '<meta name="robots" content="noindex"/>' : ''),
  }));
  const tag = /<meta property="og:image" content="([^"]*)"/;
  const text = await (await get('/en/hotel/detail/a?adults=2')).text();
  expect(tag.exec(text)?.[1]).toMatch(/^http:\/\/site\.test\/og\/[\da-f]{12}\/en\/hotel\/detail\/a\.jpg$/);
  expect(text).toContain('<meta property="og:image:alt" content="A · Kyoto · Test &amp; Co"/>');
  expect(tag.exec(await (await get('/en/login')).text())?.[1]).toBe('http://site.test/og/brand.jpg');
});

it('caches pages separately by address, query and language', async () => {
  const { get, render } = setUp();
  const addresses = [
    '/en',
    '/zh-tw',
    '/en/hotel/search?code=tyo',
    '/en/hotel/search?code=osa',
    '/en/hotel/search?code=tyo&page=2',
    '/en/hotel/search',
    '/zh-tw/hotel/search?code=tyo',
  ];
  for (let round = 0; round < 2; round++)
    for (const address of addresses)
      expect(await (await get(address)).text()).toContain(`>http://site.test${address} <`);
  expect(render).toHaveBeenCalledTimes(addresses.length);
});

it('a page is the same for every requested host, and names only our own', async () => {
  vi.stubEnv('SITE_ORIGIN', undefined);
  const { app, render } = setUp();
  for (const host of ['evil.test', 'other.test:8080', 'localhost.evil.test'])
    expect(await (await app.request(`http://${host}/en`)).text()).not.toMatch(/(?:evil|other)\.test/);
  expect(render).toHaveBeenCalledTimes(1);
});

it('passes nothing about the visitor to the renderer', async () => {
  const { get, render } = setUp();
  await get('/en', {
    cookie: 'currentLang=en; secret=1',
    authorization: 'Bearer abc',
    'x-nonce': 'guessed',
    'user-agent': 'me',
    'accept-language': 'ja',
  });
  expect(Object.fromEntries(render.mock.calls[0]?.[0].headers ?? [])).toEqual({
    accept: 'text/html',
    'x-nonce': renderNonce,
  });
});

test.each([
  '/en?redirect=%2Fuser',
  '/en/hotel/search?code=tyo&token=secret',
  '/en/hotel/search?code=tyo&code=osa',
  `/en/hotel/search?code=${'x'.repeat(2000)}`,
])('does not cache %.60s', async (address) => {
  const { get, render, pages } = setUp();
  await get(address);
  await get(address);
  expect(render).toHaveBeenCalledTimes(2);
  expect(pages.weight).toBe(0);
});

test.each([
  ['a redirect', 307, {}],
  ['a missing page', 404, {}],
  ['an error', 500, {}],
  ['a page with no-store', 200, { 'cache-control': 'no-store' }],
])('does not cache %s', async (_name, status, headers) => {
  const { get, render } = setUp((request) => ({ ...html(request), status, headers: new Headers(headers) }));
  const first = await get('/en/hotel');
  expect(first.status).toBe(status);
  await get('/en/hotel');
  expect(render).toHaveBeenCalledTimes(2);
  if ('cache-control' in headers) expect(first.headers.get('cache-control')).toBe('no-store');
});

it("responds 500 with a message in the visitor's language if rendering fails, and renders the next request", async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  let broken = true;
  const { get } = setUp((request) => {
    if (broken) throw new Error('a chunk is missing');
    return html(request);
  });
  const answer = await get('/zh-tw/hotel', { 'accept-encoding': 'br' });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = brotliDecompressSync(await answer.arrayBuffer()).toString('utf8');
  expect(text).toContain('頁面暫時無法顯示');
  expect(text).toContain('lang="zh-Hant"');
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
  expect(style).not.toBe('');
  expect(policyOf(answer)).toContain(hashSource(style));
  expect(text).not.toContain('chunk');
  expect(text).toContain('<a href="tel:+886255501800">+886 2 5550 1800</a>');
  broken = false;
  expect((await get('/zh-tw/hotel')).status).toBe(200);
});

test.each<[string, Record<string, string>, string]>([
  ['/', {}, '/zh-tw'],
  ['/', { 'accept-language': 'en-GB' }, '/en'],
  ['/', { cookie: 'currentLang=zh-cn', 'accept-language': 'en' }, '/zh-cn'],
  ['/?code=tyo', {}, '/zh-tw?code=tyo'],
  ['/ja/hotel?page=2', {}, '/en/hotel?page=2'],
  ['/EN', {}, '/en'],
  ['/zh-TW/hotel?page=2', { 'accept-language': 'en' }, '/zh-tw/hotel?page=2'],
  ['/zh_CN/hotel', {}, '/zh-cn/hotel'],
  ['/zh-Hant-HK/hotel', {}, '/zh-tw/hotel'],
  ['/JA/hotel', {}, '/en/hotel'],
  ['/En/hotel', { cookie: 'currentLang=zh-cn' }, '/zh-cn/hotel'],
  ['/En/hotel', { cookie: 'currentLang=zh-cn.keep' }, '/en/hotel'],
  ['/english/hotel', { 'accept-language': 'en' }, '/en/404'],
  ['/xx/hotel', { 'accept-language': 'en' }, '/en/404'],
  // What the router writes otherwise than the browser does would be requested twice, or for ever.
  ...['a%5Eb', 'a^b', 'a%5bb', 'a[b', 'a]b', 'a%5Db', 'a|b', 'a%7cb'].map(
    (name): [string, Record<string, string>, string] => [`/en/hotel/detail/${name}`, {}, '/en/404'],
  ),
  ['/en/hotel?page=2', { cookie: 'currentLang=zh-cn' }, '/zh-cn/hotel?page=2'],
])('%s with %j redirects to %s', async (address, headers, target) => {
  const { get, render } = setUp();
  const answer = await get(address, headers);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([
    302,
    target,
    'Cookie, Accept-Language',
  ]);
  expect(render).not.toHaveBeenCalled();
});

it('keeps the address’s language for visitors who chose that, and redirects an address without one to theirs', async () => {
  const { get } = setUp();
  const headers = { cookie: 'currentLang=zh-cn.keep' };
  expect((await get('/en/hotel?page=2', headers)).status).toBe(200);
  expect((await get('/', headers)).headers.get('location')).toBe('/zh-cn');
});

test.each<[string, Record<string, string>, string]>([
  ['/booking.html', {}, '/zh-tw/hotel'],
  ['/booking.html?adults=2', { 'accept-language': 'en-GB,en;q=0.8' }, '/en/hotel?adults=2'],
  ['/membership.html', { cookie: 'currentLang=zh-cn' }, '/zh-cn/membership'],
  [
    '/experience-share/item/kyoto-winter-week.html',
    { 'accept-language': 'en' },
    '/en/experience-share/blog/kyoto-winter-week',
  ],
  ['/tag/tea.html', { 'accept-language': 'en' }, '/en/experience-share/tag/tea'],
])('redirects %s, a legacy address without a language, permanently', async (path, headers, target) => {
  const { get, render } = setUp();
  const answer = await get(path, headers);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([
    301,
    target,
    'Cookie, Accept-Language',
  ]);
  expect(render).not.toHaveBeenCalled();
});
test.each(['/bookingxhtml', '/tag/..%2f.html'])('responds 404 to %s', async (path) => {
  const answer = await setUp().get(path, { 'accept-language': 'en' });
  expect(answer.headers.get('location')).toBe('/en/404');
});

it('allows the payment provider only on the card page', async () => {
  const pages = new PageCache<CachedPage>({ freshFor: 60_000, staleFor: 600_000, maxWeight: 2 ** 20 });
  const app = new Hono().get(
    '*',
    pageServer({
      name: 'Test',
      phone: '+886 2 5550 1800',
      locales,
      bestLocale: () => 'en',
      render: async (request) => html(request),
      pages,
      sizeOf: () => 1,
      cardFrames: 'sandbox',
    }).handle,
  );
  const policyAt = async (path: string) => policyOf(await app.request(`http://site.test${path}`));
  expect(await policyAt('/en/payment/credit-card/stay/order/new')).toContain('https://js.tappaysdk.com');
  for (const path of ['/en', '/en/hotel/booking', '/en/payment/credit-card/stay/order/trade/result'])
    expect(await policyAt(path)).not.toContain('tappay');
});

it('responds 503 to every page during maintenance, without rendering or caching', async () => {
  const until = new Date(Date.now() + 3_600_000);
  const { get, render, pages } = setUp(html, { maintenance: { until } });
  for (const address of ['/', '/en', '/en/hotel/search?code=tyo', '/en/maintain', '/de/about']) {
    const answer = await get(address, { 'accept-language': 'en' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(policyOf(answer)).toContain('style-src');
    const text = await answer.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('expect to be back on');
    expect(text).toContain('tel:+886255501800');
  }
  expect(await (await get('/zh-tw')).text()).toContain('臺北時間');
  expect(render).not.toHaveBeenCalled();
  expect(pages.weight).toBe(0);
});

test.each([null, new Date('2020-01-01T00:00:00Z')])(
  'omits the end of the maintenance if it is unknown or past (%s)',
  async (until) => {
    const { get } = setUp(html, { maintenance: { until } });
    const answer = await get('/en');
    expect(answer.headers.get('retry-after')).toBe('300');
    expect(await answer.text()).toContain('back shortly');
  },
);

it('redirects the maintenance page to Home when the maintenance is over', async () => {
  const answer = await setUp().get('/en/maintain');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/en');
});

it('knows the hotels of a page, and does not send them to visitors', async () => {
  const { get, pages } = setUp((request) => ({
    ...html(request),
    headers: new Headers({ 'content-type': 'text/html', [hotelsHeader]: '9 11' }),
  }));
  const answer = await get('/en/hotel');
  expect(Object.fromEntries(answer.headers)).not.toHaveProperty(hotelsHeader);
  const cached = vi.fn(() => false);
  pages.drop(cached);
  expect(cached).toHaveBeenCalledWith(expect.objectContaining({ hotels: new Set([9, 11]) }));
});

test.each([
  ['/zh-tw/login?redirect=%2Fzh-tw%2Fuser', '這份表單需要 JavaScript'],
  ['/zh-cn/forgot-password', '此表单需要 JavaScript'],
  ['/en/eligibility', 'This form needs JavaScript'],
  ['/nowhere', '這份表單需要 JavaScript'],
])(
  'answers a form sent without our script at %s: says so, and nothing that was typed',
  async (path, title) => {
    const { post, render, pages } = setUp();
    const answer = await post(path, 'username=mei%40example.com&password=Geheim2026');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('allow')]).toEqual([
      405,
      'no-store',
      'GET, HEAD',
    ]);
    const text = await answer.text();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('<a href="">');
    expect(text).not.toMatch(/mei|Geheim/);
    expect(policyOf(answer)).toContain("form-action 'self'");
    expect(render).not.toHaveBeenCalled();
    expect(pages.size).toBe(0);
  },
);
