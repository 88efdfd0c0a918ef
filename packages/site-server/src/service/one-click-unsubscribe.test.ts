import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts';

/** The service: it knows one subscription. */
let service: Server;
let apiUrl: string;
const ended: string[] = [];
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { token } = JSON.parse(body) as { token: string };
      const known = request.url === '/v1/newsletter/unsubscribe' && token === 'known';
      if (known) ended.push(token);
      response
        .writeHead(known ? 200 : 400, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            known
              ? { success: true, data: {} }
              : { success: false, code: 'nl0001', message: 'unknown', data: null },
          ),
        );
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => service.once('listening', done));
  apiUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => void service.close());

/** As a mail program does it. */
const post = (to: string, query: string) =>
  oneClickUnsubscribe({ apiUrl: to, locales: ['en', 'ja'] }).request(`/en/newsletter/unsubscribe${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('a post to the address of a newsletter ends it, as often as it comes', async () => {
  for (const _ of [1, 2]) expect((await post(apiUrl, '?token=known')).status).toBe(200);
  expect(ended).toEqual(['known', 'known']);
});
test.each(['?token=other', ''])('an address that never was one (%s) is not found', async (query) =>
  expect((await post(apiUrl, query)).status).toBe(404),
);
test('without the service the response requests a retry', async () => {
  const answer = await post('http://127.0.0.1:1', '?token=known');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
