import type { Endpoint } from '@voyage/contracts/endpoint.ts';
import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import { success } from '@voyage/contracts/envelope.ts';
import { locales } from '@voyage/domain/locale.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, startService, type TestOffer, type TestService } from '../../testing/service.ts';

let s: TestService;
let token: string;
let employee: string;
let found: TestOffer;
let orderId: string;
const product = { orderId: '', tradeId: '' };
beforeAll(async () => {
  s = await startService({ INTERCOM_APP_ID: 'abcd1234', INTERCOM_SECRET: 'a secret of the chat, for tests' });
  token = (await s.login('noir')).accessToken;
  employee = (await s.login('employee')).accessToken;
  found = await s.firstOffer('par');
  orderId = (await s.book(token, found.offerRef, { note: 'Late <b>arrival</b>', arrivalTime: '22:30' })).data
    .orderId;
  await payOnce();
  await s.call('POST', 'v1/user/account-request', {
    token,
    body: { kind: 'export', password: 'Voyage2026' },
  });
  await s.sql('update account_requests set due_at = requested_at'); // ready, and no clock has moved
});
afterAll(() => s.close());

/** An order of fast track, on its way through the bank. */
async function payOnce(): Promise<void> {
  const { data } = await s.call('POST', 'v1/product/order/fast-track', {
    token,
    body: {
      productId: 'tpe-arrival',
      serviceDay: '2026-12-20',
      serviceTime: '10:30',
      flightNumber: 'BR 198'.replace(' ', ''),
      passengers: [{ name: 'Haruka Sato' }, { name: 'Ren Sato' }],
      contactName: 'Haruka Sato',
      contactPhone: '+819012345678',
    },
  });
  product.orderId = data.order.id;
  const paid = await s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token,
    headers: { 'idempotency-key': newKey() },
    body: {
      orderId: product.orderId,
      prime: await s.prime('4242424242424242'),
      payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    },
  });
  product.tradeId = paid.data.tradeId;
}

const calls = endpointNames.map((name) => [name, endpointOf(name)] as const);
const gets = calls.filter(([, e]) => e.method === 'GET');
const idOf = (name: EndpointName) =>
  name === 'payment'
    ? product.orderId
    : name === 'paymentResult'
      ? product.tradeId
      : name.startsWith('order')
        ? orderId
        : name.startsWith('coupon')
          ? '11111111-0000-4000-8000-000000000001'
          : found.hotelId;
const pathOf = (name: EndpointName, e: Endpoint) =>
  `${e.path.replace('{id}', idOf(name)).replace('{slug}', 'kyoto-winter-week').replace('{iata}', 'TPE')}${name === 'suggest' ? '?q=par' : ''}`;

describe.each(locales)('in %s', (locale) => {
  test.each(gets)('%s returns what its contract states, and nothing else', async (name, e) => {
    const reply = await s.call('GET', pathOf(name, e), {
      locale,
      token: e.access === 'staff' ? employee : token,
    });
    expect(reply.status, reply.text.slice(0, 300)).toBe(200);
    if (!e.data) {
      expect(reply.headers.get('content-type')).toBe(e.produces);
      if (e.produces === 'application/pdf') expect(reply.text.startsWith('%PDF-')).toBe(true);
      else expect(JSON.parse(reply.text)).toHaveProperty('profile');
      return;
    }
    const body: unknown = JSON.parse(reply.text);
    expect(v.parse(success(e.data), body)).toEqual(body);
  });
});

test('responses differ by language, and an unknown language falls back to English', async () => {
  const names = await Promise.all(
    locales.map(
      async (locale) =>
        (await s.call('GET', `v1/hotel/${found.hotelId}`, { locale })).data.place.name as string,
    ),
  );
  expect(new Set(names).size).toBeGreaterThan(2);
  const other = await s.call('GET', `v1/hotel/${found.hotelId}`, { headers: { lang: 'tlh' } });
  expect(other.data.place.name).toBe(names[locales.indexOf('en')]);
});

test('a public response is cached with an ETag; a member’s never is', async () => {
  const path = `v1/hotel/${found.hotelId}`;
  const first = await s.call('GET', path);
  expect(first.headers.get('cache-control')).toContain('public');
  expect(
    (await s.call('GET', path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status,
  ).toBe(304);
  expect((await s.call('GET', path, { token })).headers.get('cache-control')).toBe('no-store');
  expect((await s.call('GET', 'v1/user/profile', { token })).headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['malformed JSON', '{"code":', 400, 'rq0002'],
  ['deep nesting', '['.repeat(5000) + ']'.repeat(5000), 400, 'rq0002'],
  ['NUL', '{"code":"paris\\u0000"}', 400, 'rq0002'],
  ['ten megabytes', `{"code":"${'a'.repeat(10_000_000)}"}`, 413, 'rq0003'],
  ['__proto__', '{"__proto__":{"code":"paris"}}', 400, 'rq0001'],
  ['an array', '[1]', 400, 'rq0001'],
  ['SQL', `{"code":"paris'; drop table users;--"}`, 400, 'rq0001'],
])('rejects a body of %s without revealing internals', async (_name, rawBody, status, code) => {
  const reply = await s.call('POST', 'v1/tp/hotel/search', {
    rawBody,
    headers: { 'content-type': 'application/json' },
  });
  expect([reply.status, reply.code]).toEqual([status, code]);
  expect(reply.text).not.toMatch(/\.ts:|node_modules|select /);
});

test('handles unknown paths, health, readiness and the OpenAPI document', async () => {
  expect((await s.call('GET', 'v1/no/such')).code).toBe('rq0004');
  expect((await s.call('GET', 'v1/hotel/..%2f..%2fetc%2fpasswd')).status).toBeOneOf([400, 404]);
  expect((await s.call('GET', 'health')).text).toContain('ok');
  expect((await s.call('GET', 'ready')).text).toBe('{"status":"ready","database":"answers"}');
  const document = JSON.parse((await s.call('GET', 'openapi.json')).text) as {
    paths: Record<string, object>;
  };
  for (const [, e] of calls)
    expect(document.paths[`/${e.path}`], e.path).toHaveProperty(e.method.toLowerCase());
});
