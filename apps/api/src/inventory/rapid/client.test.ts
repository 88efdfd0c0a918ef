import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RateLimited } from '../supplier.ts';
import { rapidClient, type RapidClient } from './client.ts';
import { authorization } from './sign.ts';

const now = new Date('2027-03-01T08:00:00.500Z');
const key = { key: 'a-key', secret: 'a-secret' };
let asked: { request: IncomingMessage; body: string }[] = [];
let answer: (response: ServerResponse) => void = () => {};
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push({ request, body });
  answer(response);
});
let url = '';
let client: RapidClient;
beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  url = `http://127.0.0.1:${port}`;
  client = rapidClient({ url, key, userAgent: 'Voyage/1.0', fetch, now: () => now });
});
afterAll(() => void server.close());

const json = (status: number, body: object, headers: Record<string, string> = {}) => {
  asked = [];
  answer = (response) => response.writeHead(status, headers).end(JSON.stringify(body));
};

test('a call is signed and identifies the caller; an answer may be compressed', async () => {
  asked = [];
  answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('[{"a":"é"}]'));
  const query = {
    property_id: ['1', '2'],
    occupancy: ['2-9,4', '2'],
    rate_option: undefined,
    checkin: '2027-03-12',
  };
  expect(await client({ method: 'GET', path: '/properties/availability', query })).toEqual({
    status: 200,
    body: [{ a: 'é' }],
  });
  const { request } = asked[0]!;
  expect(request.url).toBe(
    '/v3/properties/availability?property_id=1&property_id=2&occupancy=2-9%2C4&occupancy=2&checkin=2027-03-12',
  );
  expect(request.headers).toMatchObject({
    authorization: authorization(key, now),
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': 'Voyage/1.0',
  });
  expect(request.headers).not.toHaveProperty('test');
  expect(request.headers).not.toHaveProperty('customer-ip');
});

test('a link is followed as it was given, with what is sent', async () => {
  json(201, { itinerary_id: '8' });
  const booking = rapidClient({ url, key, userAgent: 'Voyage/1.0', fetch, now: () => now, test: 'standard' });
  const call = { method: 'POST', path: '/v3/itineraries?token=MY5S%2B3', body: { hold: false } } as const;
  expect(await booking({ ...call, customerAddress: '203.0.113.9' })).toMatchObject({ status: 201 });
  expect(asked[0]?.request.url).toBe('/v3/itineraries?token=MY5S%2B3');
  expect(asked[0]?.body).toBe('{"hold":false}');
  expect(asked[0]?.request.headers).toMatchObject({ test: 'standard', 'customer-ip': '203.0.113.9' });
});

test.each(['https://elsewhere.example/v3/itineraries', '//elsewhere.example/v3/x', 'v3/itineraries'])(
  'nothing is sent to %s',
  async (path) => {
    json(200, {});
    await expect(client({ method: 'GET', path })).rejects.toThrow('another host');
    expect(asked).toEqual([]);
  },
);

test('every status is an answer, with or without JSON', async () => {
  json(409, { type: 'price_mismatch' });
  expect(await client({ method: 'POST', path: '/v3/itineraries' })).toEqual({
    status: 409,
    body: { type: 'price_mismatch' },
  });
  answer = (response) => response.writeHead(503).end('<h1>busy</h1>');
  expect(await client({ method: 'GET', path: '/regions' })).toEqual({ status: 503, body: undefined });
  answer = (response) => response.writeHead(204).end();
  expect(await client({ method: 'DELETE', path: '/v3/itineraries/8' })).toEqual({
    status: 204,
    body: undefined,
  });
});

test('a truncated response counts as no response', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"itinerary_id":');
    response.destroy();
  };
  await expect(client({ method: 'GET', path: '/regions' })).rejects.toThrow();
});

test.each([
  [{ 'Rate-Limit-Minute-Remaining': '0', 'Rate-Limit-Minute-Reset': '1803888020000' }, 1_803_888_020_000],
  [
    {
      'Rate-Limit-Minute-Remaining': '0',
      'Rate-Limit-Minute-Reset': '1803888020000',
      'Rate-Limit-Day-Remaining': '0',
      'Rate-Limit-Day-Reset': '1803900000000',
    },
    1_803_900_000_000,
  ],
  [
    {
      'Rate-Limit-Minute-Remaining': '0',
      'Rate-Limit-Minute-Reset': '1803888020000',
      'Rate-Limit-Day-Remaining': '40',
      'Rate-Limit-Day-Reset': '1803900000000',
    },
    1_803_888_020_000,
  ],
  [{}, now.getTime() + 60_000],
  [{ 'Rate-Limit-Minute-Remaining': '0', 'Rate-Limit-Minute-Reset': 'soon' }, now.getTime() + 60_000],
])('too many calls: %o', async (headers, until) => {
  json(429, {}, headers as Record<string, string>); // without absent ones
  const failed = await client({ method: 'GET', path: '/regions' }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(RateLimited);
  expect(failed).toMatchObject({ until: new Date(until) });
});

test('a list links to its next page, on the same host only', async () => {
  const link = (address: string) => ({ link: `<${address}>; rel="next"; expires=2027-03-01T09:00:00Z` });
  json(200, [], link(`${url}/v3/properties/inactive?token=abc%2Bd`));
  const answer = await client({ method: 'GET', path: '/properties/inactive' });
  expect(answer).toEqual({ status: 200, body: [], next: '/v3/properties/inactive?token=abc%2Bd' });
  json(200, []);
  await client({ method: 'GET', path: answer.next ?? '' });
  expect(asked[0]!.request.url).toBe('/v3/properties/inactive?token=abc%2Bd');
  json(200, [], link('https://other.example/v3/properties/inactive?token=abc'));
  await expect(client({ method: 'GET', path: '/properties/inactive' })).rejects.toThrow('another host');
});
