import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { PageCache } from '../platform/page-cache.ts';
import { pageServer, type CachedPage, type Page } from './site-pages.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import { siteMetrics, type SiteMetrics } from '../metrics/site-metrics.ts';

const minute = 60_000;
const answer = (status: number): Page => ({
  status,
  headers: new Headers({ 'content-type': 'text/html', 'x-hotels': status === 200 ? '11 12' : '' }),
  html: '<html></html>',
});

let registry: Registry;
let metrics: SiteMetrics;
let pages: PageCache<CachedPage>;
let time: number;
/** What the renderer answers next; it waits for `rendering`. */
let status: number;
let rendering: Promise<void>;
let app: Hono;
beforeEach(() => {
  registry = new Registry();
  metrics = siteMetrics(registry);
  time = 1_000_000;
  status = 200;
  rendering = Promise.resolve();
  pages = new PageCache<CachedPage>({
    freshFor: minute,
    staleFor: 10 * minute,
    maxWeight: 2 ** 20,
    now: () => time,
  });
  metrics.watch(pages);
  const { handle } = pageServer({
    name: 'Test',
    phone: '+886 2 5550 1800',
    locales: ['en'],
    bestLocale: () => 'en',
    render: async () => (await rendering, answer(status)),
    pages,
    sizeOf: () => 1,
    metrics,
  });
  app = new Hono();
  app.use(measureRequests(metrics, ['en']));
  for (const probe of ['/health', '/ready']) app.get(probe, (c) => c.text('ok'));
  app.get('/assets/*', (c) => c.text('a file'));
  app.all('/api/*', (c) => c.json({}, 503));
  app.get('/robots.txt', (c) => c.text('User-agent: *'));
  app.get('*', handle);
});
const visit = async (path: string, method = 'GET') => (await app.request(path, { method })).status;
/** The series of a metric, without its prefix, that are not 0. */
const counted = async (name: string): Promise<string[]> =>
  (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith(`voyage_site_${name}`) && !line.endsWith(' 0'))
    .map((line) => line.slice('voyage_site_'.length + name.length));

test('requests are counted by what was requested, the kind of page and the status', async () => {
  const hotel = '/en/hotel/detail/the-aldermere-kyoto/kyoto?secret=noor%40demo.test';
  for (const path of ['/en', '/en', hotel, '/', '/api/v1/hotels', '/assets/a-1.js', '/robots.txt'])
    await visit(path);
  for (const probe of ['/health', '/ready']) await visit(probe);
  status = 404;
  await visit('/en/nothing/here');
  expect(await counted('requests_total')).toEqual([
    '{kind="page",page="home",status="200"} 2',
    '{kind="page",page="hotel/detail/{name}/{region?}",status="200"} 1',
    '{kind="page",page="other",status="302"} 1',
    '{kind="call",page="",status="503"} 1',
    '{kind="file",page="",status="200"} 1',
    '{kind="page",page="other",status="200"} 1',
    '{kind="page",page="other",status="404"} 1',
  ]);
  expect(await counted('request_duration_seconds_count')).toEqual([
    '{kind="page"} 6',
    '{kind="call"} 1',
    '{kind="file"} 1',
  ]);
  expect(await registry.metrics()).not.toMatch(/secret|aldermere-kyoto|nothing/);
});

test('failures of pages start at 0: the first after a start is an increase', async () => {
  const text = await registry.metrics();
  for (const page of ['home', 'hotel/detail/{name}/{region?}', 'other'])
    for (const failure of [500, 503])
      expect(text).toContain(
        `voyage_site_requests_total{kind="page",page="${page}",status="${failure}"} 0\n`,
      );
  status = 503;
  await visit('/en');
  expect(await counted('requests_total')).toEqual(['{kind="page",page="home",status="503"} 1']);
});

test('distinguishes pages from the cache, rendered ones, and those that wait for one being rendered', async () => {
  let finish = () => {};
  rendering = new Promise((done) => (finish = done));
  const both = Promise.all([visit('/en'), visit('/en')]);
  await new Promise((done) => setTimeout(done));
  finish();
  await both;
  await visit('/en');
  time += 2 * minute;
  await visit('/en'); // while a new one is rendered
  await visit('/en/contact?of=nobody'); // not kept: of an unknown query
  expect(await counted('cache_lookups_total')).toEqual([
    '{page="home",result="miss"} 1',
    '{page="home",result="shared"} 1',
    '{page="home",result="hit"} 1',
    '{page="home",result="stale"} 1',
    '{page="contact",result="bypass"} 1',
  ]);
  await new Promise((done) => setTimeout(done));
  expect(await counted('render_seconds_count')).toEqual(['{page="home"} 2', '{page="contact"} 1']);
});

test('the size of the cache, and what was dropped from it and why', async () => {
  for (const path of ['/en', '/en/about', '/en/contact']) await visit(path);
  expect(await counted('cache_pages')).toEqual([' 3']);
  expect(await counted('cache_bytes')).toEqual([` ${pages.weight}`]);
  metrics.dropped(
    'hotel',
    pages.drop(({ hotels }) => hotels.has(99)),
  );
  expect(await counted('cache_dropped_total')).toEqual([]);
  metrics.dropped(
    'hotel',
    pages.drop(({ hotels }) => hotels.has(11)),
  );
  await visit('/en');
  metrics.dropped('all', pages.clear());
  expect(await counted('cache_dropped_total')).toEqual(['{reason="hotel"} 3', '{reason="all"} 1']);
  expect(await counted('cache_pages')).toEqual([]);
});

test('the process itself is measured', async () => {
  const text = await registry.metrics();
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(`# TYPE ${name} gauge`);
});
