import { startReceiver } from '@voyage/tracing/receiver.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';
import { readRates } from './rates.ts';
import { fetchRates } from './refresh.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService({ RATES_URL: 'https://rates.test/latest' });
});
afterAll(() => s.close());

const source =
  (body: unknown, status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const ours = async () => (await readRates(s.services)).rates;
const inEuros = (rates: Record<string, number>) =>
  Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, rate / (rates.EUR ?? 1)]));

test('accepts a newer table, whatever its base', async () => {
  const before = await ours();
  expect(
    await fetchRates(
      s.services,
      source({
        base: 'EUR',
        date: '2026-11-25',
        rates: inEuros({ ...before, JPY: (before.JPY ?? 0) * 1.02 }),
      }),
    ),
  ).toBe('new');
  s.pass(2 * 60_000);
  expect((await readRates(s.services)).asOf).toBe('2026-11-25');
  expect((await ours()).JPY).toBeCloseTo((before.JPY ?? 0) * 1.02, 6);
  expect((await ours()).EUR).toBeCloseTo(before.EUR ?? 0, 6);
  expect((await s.call('GET', 'v1/meta/exchange')).data.asOf).toBe('2026-11-25');
});

test.each([
  ['garbage', '<html>', 200],
  ['an error', { base: 'USD', date: '2026-11-28', rates: {} }, 500],
  ['a table without our currencies', { base: 'USD', date: '2026-11-28', rates: { EUR: 0.9 } }, 200],
  ['a rate of nothing', { base: 'USD', date: '2026-11-28', rates: { TWD: 0 } }, 200],
])('rejects %s', async (_what, body, status) => {
  const before = await ours();
  expect(await fetchRates(s.services, source(body, status))).toBe('refused');
  expect(await ours()).toEqual(before);
});

test('rejects the whole table if a rate moves by more than a quarter', async () => {
  const before = await ours();
  expect(
    await fetchRates(
      s.services,
      source({ base: 'USD', date: '2026-11-28', rates: { ...before, TWD: (before.TWD ?? 0) * 1.3 } }),
    ),
  ).toBe('refused');
  expect(await ours()).toEqual(before);
});

test('ignores an older table', async () => {
  const before = await ours();
  expect(await fetchRates(s.services, source({ base: 'USD', date: '2026-11-01', rates: before }))).toBe(
    'kept',
  );
});

test('is a step of its trace that holds the host of the source, which learns of no trace', async () => {
  const receiver = await startReceiver();
  await startTracing({ endpoint: receiver.endpoint, service: 'test', share: 1 });
  let sent = new Headers();
  const RATES_URL = 'https://rates.test/latest?key=a-secret';
  await fetchRates({ ...s.services, env: { ...s.services.env, RATES_URL } }, (_url, init) => {
    sent = new Headers(init?.headers);
    return Promise.resolve(new Response('<html>', { status: 403 }));
  });
  await tracing()?.stop();
  await receiver.stop();
  expect(receiver.spans).toMatchObject([{ name: 'rates fetch', kind: 3, status: { code: 2 } }]);
  expect(receiver.spans[0]?.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': 'rates.test',
    'http.response.status_code': 403,
    'error.type': '403',
  });
  expect([...sent.keys()]).toEqual(['accept']);
});
