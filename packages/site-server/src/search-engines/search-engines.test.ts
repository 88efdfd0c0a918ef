import { locales } from '@voyage/domain/locale.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import { searchEngines } from './search-engines.ts';
import { hotelsPerFile } from './sitemap.ts';

beforeEach(() => vi.stubEnv('SITE_ORIGIN', 'http://site.test'));
afterEach(() => vi.unstubAllEnvs());

const place = { code: 'tyo', name: 'Tokyo' };
const article = {
  slug: 'tea-&-snow',
  title: 'Tea & <snow>',
  standfirst: 'A week in "Kyoto"',
  category: { code: 'places', name: 'Places' },
  tags: [],
  picture: 'x',
  publishedAt: '2026-11-02',
  author: 'Mei Lin',
  readingMinutes: 4,
  hot: false,
  draft: false,
};
const total = hotelsPerFile + 1;
const answers: Record<string, (body: { page?: number; pageSize?: number }) => unknown> = {
  '/v1/tp/deploy/hotel': ({ page = 1, pageSize = hotelsPerFile }) => ({
    total,
    page,
    pageSize,
    hotels: Array.from(
      { length: Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) },
      (_, i) => ({
        id: `${i}`,
        slug: `hotel-${page}-${i}`,
        place: place.code,
        flagship: false,
      }),
    ),
  }),
  '/v1/tp/hotel/groups': () => ({
    groups: [
      {
        code: 'aurelian',
        name: 'Aurelian',
        standfirst: '',
        picture: '',
        hotels: 3,
        countries: 2,
        brands: [{ code: 'indigo', name: 'Indigo', standfirst: '', hotels: 3 }],
      },
    ],
  }),
  '/v1/hotel/meta/regions': () => ({
    regions: [{ code: 'japan', name: 'Japan', point: { lat: 0, lng: 0 }, hotels: 3, picture: '' }],
  }),
  '/v1/product/fast-track': () => ({
    regions: [{ code: 'japan', name: 'Japan' }],
    airports: [
      {
        iata: 'HND',
        name: 'Tokyo Haneda Airport',
        city: 'Tokyo',
        country: 'Japan',
        region: 'japan',
        services: ['arrival'],
        priceTwd: 6800,
        minutesSaved: 40,
      },
    ],
  }),
  '/v1/blog/category/list': () => ({
    categories: [
      { code: 'places', name: 'Places', description: '', articles: 1 },
      { code: 'empty', name: 'Empty', description: '', articles: 0 },
    ],
    tags: [],
  }),
  '/v1/blog/list': () => ({ total: 1, page: 1, pageSize: 50, articles: [article] }),
};
let service: Server;
let address = '';
beforeAll(async () => {
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const answer = answers[request.url ?? ''];
      response.setHeader('content-type', 'application/json');
      response.statusCode = answer ? 200 : 404;
      response.end(
        JSON.stringify(
          answer ? { success: true, data: answer(text ? JSON.parse(text) : {}) } : { success: false },
        ),
      );
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`; // listening on a port
});
afterAll(() => service.close());

const site = { name: 'Aldermere', brand: 'main', locales, defaultLocale: 'ja' } as const;
const get = (path: string, apiUrl = address) =>
  searchEngines({ ...site, apiUrl }).request(`http://site.test${path}`);
const textOf = async (path: string) => (await get(path)).text();

it('lists the pages, and the hotels in several files', async () => {
  const index = await textOf('/sitemap.xml');
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'http://site.test/sitemaps/pages.xml',
    'http://site.test/sitemaps/hotels-1.xml',
    'http://site.test/sitemaps/hotels-2.xml',
  ]);
});
it('lists every page once per language, each with all languages and x-default', async () => {
  const pages = await textOf('/sitemaps/pages.xml');
  const found = [...pages.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(new Set(found).size).toBe(found.length);
  for (const path of [
    '',
    '/hotel',
    '/membership',
    '/hotel/group/aurelian',
    '/hotel/group/aurelian/indigo',
    '/hotel/region/japan',
    '/experience-share/places',
    '/tailor-made',
    '/fast-track/hnd',
    '/ultraluxe-experiences/trains/paris-venice',
    '/ultraluxe-experiences/silver-seas',
    '/ultraluxe-experiences/regent-seven-seas/explorer',
    '/ultraluxe-experiences/regent-seven-seas/grandeur/rome-barcelona',
  ])
    expect(found.filter((loc) => loc?.replace(/^http:\/\/site\.test\/[^/]+/, '') === path)).toHaveLength(4);
  expect(
    found.filter((loc) => /search|user|login|register|password|newsletter|404|empty/.test(loc ?? '')),
  ).toEqual([]);
  const home = pages.split('\n').find((line) => line.includes('<loc>http://site.test/en</loc>'));
  expect([...(home ?? '').matchAll(/hreflang="([\w-]+)"/g)].map(([, lang]) => lang)).toEqual([
    'zh-Hant',
    'zh-Hans',
    'ja',
    'en',
    'x-default',
  ]);
  expect(pages).toContain(
    '/en/experience-share/blog/tea-&amp;-snow</loc><lastmod>2026-11-02</lastmod><xhtml:link',
  );
  expect(pages.match(/<lastmod>/g)).toHaveLength(4); // only articles have a date of their last change
});
test('serves existing files of hotels, and 404 for others', async () => {
  const [second, third] = await Promise.all(['2', '3'].map((part) => get(`/sitemaps/hotels-${part}.xml`)));
  expect((await second?.text())?.match(/<url>/g)).toHaveLength(4);
  expect(third?.status).toBe(404);
  for (const path of ['/sitemaps/hotels-0.xml', '/sitemaps/hotels-.xml', '/sitemaps/other.xml'])
    expect((await get(path)).status).toBe(404);
});
test('responds 503, not cacheable, while the service is unavailable', async () => {
  const answer = await get('/sitemap.xml', 'http://127.0.0.1:1');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
test('the feed is valid XML for any title', async () => {
  const feed = await textOf('/en/experience-share/feed.xml');
  expect(feed).toContain('<title>Tea &amp; &lt;snow&gt;</title>');
  expect(feed).toContain('<pubDate>Mon, 02 Nov 2026 12:00:00 GMT</pubDate>');
  expect(feed).toContain('http://site.test/en/experience-share/blog/tea-&amp;-snow</link>');
});
test('robots.txt names the sitemap, llms.txt the pages, and generate-sitemap redirects', async () => {
  expect(await textOf('/robots.txt')).toMatch(
    /Disallow: \/api\/\n\nSitemap: http:\/\/site\.test\/sitemap\.xml/,
  );
  expect(await textOf('/llms.txt')).toContain('(http://site.test/en/membership)');
  for (const path of ['/generate-sitemap', '/en/generate-sitemap']) {
    const moved = await get(path);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/sitemap.xml']);
  }
});
