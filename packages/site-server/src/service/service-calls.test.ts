import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { responseText, isResponseData } from '@voyage/site-core/hydration/response-text.ts';
import { hasFailed, hotelsOfPage, serviceCalls } from './service-calls.ts';

let server: Server;
afterEach(() => void server.close());
async function serve(answer: (request: IncomingMessage, response: ServerResponse, count: number) => void) {
  let count = 0;
  server = createServer((request, response) => answer(request, response, ++count));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return serviceCalls({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    locale: () => 'ja',
  });
}

it('sends calls as in the contract, and keeps the response text for the page', async () => {
  const seen: [string, string, string, string][] = [];
  const data = '{"id":"1","name":"東京 </script>"}';
  const api = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    seen.push([request.method ?? '', request.url ?? '', String(request.headers.lang), body]);
    response.end(`{"success":true,"data":${data}}`);
  });
  const hotel = await api.call('ownHotel', { params: { id: 'a/b ü' } });
  await api.call('suggest', { query: { q: '東京 & x' } });
  await api.call('hotelSearch', { body: { code: 'tyo' } });
  expect(seen).toEqual([
    ['GET', '/v1/hotel/a%2Fb%20%C3%BC', 'ja', ''],
    ['GET', '/v1/search?q=%E6%9D%B1%E4%BA%AC+%26+x', 'ja', ''],
    ['POST', '/v1/tp/hotel/search', 'ja', '{"code":"tyo"}'],
  ]);
  expect(hotel).toEqual({ id: '1', name: '東京 </script>' });
  expect(isResponseData(hotel)).toBe(true);
  expect(responseText(hotel)).toBe(data);
  expect(hasFailed(api)).toBe(false);
});

it('reuses the response text only if it contains nothing but the data', async () => {
  const api = await serve(
    (_request, response) => void response.end('{"success":true,"data":{"t":1},"more":2}'),
  );
  const data = await api.call('feVersion', { query: {} });
  expect(isResponseData(data)).toBe(false);
  expect(responseText(data)).toBe('{"t":1}');
});

it.each([
  [200, '{"success":false,"code":"ht0004","message":"past"}', 'ht0004'],
  [404, '{"success":false,"code":"ht0001"}', 'ht0001'],
  [502, '<html>', 'network'],
  [200, 'no JSON', 'shape'],
  [200, '{"data":{}}', 'shape'],
])('a response of %i with %s fails with the same error as in the browser', async (status, body, code) => {
  const api = await serve((_request, response) => void response.writeHead(status).end(body));
  await expect(api.call('feVersion', { query: {} })).rejects.toMatchObject({ name: 'RequestFailure', code });
  expect(hasFailed(api)).toBe(true);
});

it('retries once after a lost connection, then fails', async () => {
  const api = await serve(
    (request, response, count) =>
      void (count === 1 ? request.socket.destroy() : response.end('{"success":true,"data":{"t":1}}')),
  );
  expect(await api.call('feVersion', { query: {} })).toEqual({ t: 1 });
  server.close();
  const dead = await serve((request) => void request.socket.destroy());
  await expect(dead.call('feVersion', { query: {} })).rejects.toMatchObject({ code: 'network' });
});

it('collects the hotels whose rooms and rates a page shows', async () => {
  const answers: Record<string, unknown> = {
    '/v1/hotel/tp-9': { id: '9', slug: 'nine' },
    '/v1/tp/hotel/search': { hotels: [{ hotel: { id: '11' } }, { hotel: { id: '12' } }], total: 2 },
    '/v1/tp/hotel/availability/search': { hotels: [{ hotelId: '13', cheapest: null, priced: true }] },
  };
  const api = await serve(
    (request, response) =>
      void response.end(JSON.stringify({ success: true, data: answers[request.url ?? ''] ?? {} })),
  );
  expect(hotelsOfPage(api)).toEqual(new Set());
  await api.call('ownHotel', { params: { id: 'tp-9' } });
  await api.call('hotelSearch', { body: { code: 'tyo' } });
  await api.call('availabilitySearch', {
    body: {
      hotelIds: ['13'],
      stay: { rooms: [{ adults: 2 }], checkIn: '2026-12-01', checkOut: '2026-12-02' },
    },
  });
  await api.call('priceCalendar', { body: { hotelId: '14', rooms: [{ adults: 2 }], from: '2026-12-01' } });
  await api.call('locations', {});
  expect(hotelsOfPage(api)).toEqual(new Set([9, 11, 12, 13, 14]));
});

it('the calls of one page wait six seconds together, not each', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const api = await serve(() => {}); // never answers
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const timeLimits = () => timers.mock.calls.map(([, ms]) => ms);
  now.mockReturnValue(6_990);
  await expect(api.call('feVersion', { query: {} })).rejects.toMatchObject({ code: 'timeout' });
  expect(timeLimits()).toContain(10);
  now.mockReturnValue(8_000);
  await expect(api.call('feVersion', { query: {} })).rejects.toMatchObject({ code: 'timeout' });
  expect(timeLimits()).toContain(0);
  vi.restoreAllMocks();
  server.closeAllConnections();
});
