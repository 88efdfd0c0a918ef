import { routeIds } from '@voyage/routes/pages.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserFamily } from './browser-family.ts';
import { minuteLimit } from './minute-limit.ts';
import { reportRoutes } from './report-routes.ts';
import { visitorMetrics, type VisitorMetrics } from './visitor-metrics.ts';

const vitals = {
  page: 'hotel/{id}',
  device: 'phone',
  vitals: [
    { name: 'LCP', value: 1800, page: 'hotel/{id}' },
    { name: 'INP', value: 90, page: '' },
    { name: 'CLS', value: 0.02, page: 'hotel/{id}' },
  ],
};
const error = {
  kind: 'uncaught',
  name: 'TypeError',
  page: '',
  build: 5000,
  file: 'a-1.js',
  line: 3,
  column: 4,
};
const safari =
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

let metrics: VisitorMetrics;
let logged: string[];
let visitor: string;
let app: ReturnType<typeof reportRoutes>;
beforeEach(() => {
  metrics = visitorMetrics('club');
  logged = [];
  visitor = '203.0.113.7';
  app = reportRoutes({
    brand: 'club',
    builtAt: 5000,
    release: { part: 'club', version: '1.2.3', commit: 'abc' },
    metrics,
    visitorOf: () => visitor,
    log: (line) => logged.push(line),
  });
});
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  (
    await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;
const text = () => metrics.registry.metrics();

describe('measurements', () => {
  test('become histograms by page and device', async () => {
    expect(await post('/reports/vitals', vitals)).toBe(204);
    const made = await text();
    for (const line of [
      'voyage_page_views_total{page="hotel/{id}",device="phone",brand="club"} 1',
      'voyage_page_lcp_seconds_bucket{le="2",brand="club",page="hotel/{id}",device="phone"} 1',
      'voyage_page_lcp_seconds_bucket{le="1.5",brand="club",page="hotel/{id}",device="phone"} 0',
      'voyage_page_inp_seconds_bucket{le="0.1",brand="club",page="home",device="phone"} 1',
      'voyage_page_cls_sum{brand="club",page="hotel/{id}",device="phone"} 0.02',
    ])
      expect(made).toContain(`${line}\n`);
    expect(logged).toEqual([]);
  });

  test.each([
    ['an unknown page', { ...vitals, page: 'hotel/1000' }],
    ["the other brand's page", { ...vitals, page: 'screen' }],
    ['an unknown page of a figure', { ...vitals, vitals: [{ name: 'LCP', value: 1, page: '/en/hotel' }] }],
    ['another field', { ...vitals, member: 'noor' }],
    ['another field of a figure', { ...vitals, vitals: [{ name: 'LCP', value: 1, page: '', url: '/' }] }],
    ['a figure twice', { ...vitals, vitals: [vitals.vitals[0], vitals.vitals[0]] }],
    ['no figure', { ...vitals, vitals: [] }],
    ['less than nothing', { ...vitals, vitals: [{ name: 'LCP', value: -1, page: '' }] }],
    ['longer than ten minutes', { ...vitals, vitals: [{ name: 'LCP', value: 600_001, page: '' }] }],
    ['an unknown device', { ...vitals, device: 'iPhone 17' }],
    ['a list', [vitals]],
    ['no JSON', '{"page":'],
  ])('are rejected with %s', async (_, body) => {
    expect(await post('/reports/vitals', body)).toBe(400);
    expect(await text()).toContain('voyage_reports_refused_total{reason="invalid",brand="club"} 1');
    expect(await text()).not.toMatch(/^voyage_page_\w+\{/m);
  });

  test('are accepted for every page of the brand', async () => {
    for (const page of routeIds.filter((id) => !/^(screen|ultraluxe)/.test(id))) {
      visitor = page;
      expect(await post('/reports/vitals', { ...vitals, page }), page).toBe(204);
    }
  });
});

describe('errors', () => {
  test('are counted, and logged as one line', async () => {
    expect(await post('/reports/error', error, { 'user-agent': safari })).toBe(204);
    expect(await text()).toContain(
      'voyage_page_errors_total{page="home",kind="uncaught",browser="Safari",build="current",brand="club"} 1',
    );
    expect(logged.map((line) => ({ ...JSON.parse(line), time: '' }))).toEqual([
      {
        level: 40,
        time: '',
        ...error,
        brand: 'club',
        release: '1.2.3',
        browser: 'Safari',
        msg: 'error in a browser',
      },
    ]);
  });

  test('of another release are marked', async () => {
    expect(await post('/reports/error', { ...error, build: 4000 })).toBe(204);
    expect(await text()).toContain('build="other"');
    expect(JSON.parse(logged[0] ?? '{}')).not.toHaveProperty('release');
  });

  test.each([
    ['a message', { ...error, message: 'noor@demo.test' }],
    ['a name of its own', { ...error, name: 'Noor' }],
    ['a path', { ...error, file: '../en/hotel.js' }],
    ['an address', { ...error, file: 'https://a.example/x.js' }],
    ['an unknown kind', { ...error, kind: 'other' }],
    ['a text for a line', { ...error, line: '3' }],
  ])('are rejected with %s', async (_, body) => {
    expect(await post('/reports/error', body)).toBe(400);
    expect(logged).toEqual([]);
  });

  test('beyond sixty a minute are counted but no longer logged', async () => {
    for (let i = 0; i < 70; i++) {
      visitor = `visitor ${i}`;
      await post('/reports/error', error);
    }
    expect(logged).toHaveLength(60);
    expect(await text()).toMatch(/^voyage_page_errors_total\{.*\} 70$/m);
  });
});

test('nothing is stored for a browser that declines', async () => {
  const headers: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }];
  for (const declined of headers) {
    expect(await post('/reports/vitals', vitals, declined)).toBe(204);
    expect(await post('/reports/error', error, declined)).toBe(204);
  }
  expect(await text()).not.toMatch(/^voyage_\w+\{/m);
  expect(logged).toEqual([]);
});

test('rejects other sites, floods and large bodies', async () => {
  expect(await post('/reports/vitals', vitals, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post('/reports/vitals', vitals, { 'sec-fetch-site': 'same-origin' })).toBe(204);
  expect(await post('/reports/vitals', ' '.repeat(2049))).toBe(413);
  const answers = await Promise.all(Array.from({ length: 60 }, () => post('/reports/vitals', vitals)));
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
  visitor = '203.0.113.8';
  expect(await post('/reports/vitals', vitals)).toBe(204);
});

test('never fails or creates new labels, for any body', async () => {
  const labels =
    /^voyage_\w+\{(?:(?:le="[\d.+Inf]+"|brand="club"|page="(?:home|hotel)"|device="(?:phone|desktop)"|reason="\w+"),?)+\} \d[\d.e+-]*$/;
  let n = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          page: fc.oneof(fc.constantFrom('', 'hotel'), fc.string()),
          device: fc.oneof(fc.constantFrom('phone', 'desktop'), fc.string()),
          vitals: fc.array(
            fc.record({
              name: fc.constantFrom('LCP', 'CLS', 'X'),
              value: fc.double(),
              page: fc.constantFrom('', 'hotel', 'x'),
            }),
          ),
        }),
      ),
      async (body) => {
        visitor = `visitor ${n++}`;
        expect([204, 400, 413]).toContain(await post('/reports/vitals', body));
      },
    ),
    { numRuns: 200 },
  );
  for (const line of (await text()).split('\n'))
    if (line !== '' && !line.startsWith('#')) expect(line).toMatch(labels);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    'Chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  [safari, 'Safari'],
  ['curl/8', 'other'],
  [undefined, 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});

test('a limit applies to one minute', () => {
  const now = vi.fn(() => 0);
  const allows = minuteLimit(2, now);
  expect([allows('a'), allows('a'), allows('a'), allows('b')]).toEqual([true, true, false, true]);
  now.mockReturnValue(60_000);
  expect(allows('a')).toBe(true);
});
