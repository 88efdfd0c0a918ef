import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { serviceProxy, visitorAddress } from './service-proxy.ts';

let service: Server;
let site: ServerType;
let seen: { url: string; headers: IncomingHttpHeaders; body: string };
const large = JSON.stringify({ success: true, data: '東京のホテル'.repeat(500) });

beforeAll(async () => {
  service = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const part of incoming) body += String(part);
    seen = { url: incoming.url ?? '', headers: incoming.headers, body };
    if (incoming.url === '/v1/pdf')
      return void outgoing.writeHead(200, { 'content-type': 'application/pdf' }).end('pdf');
    if (incoming.url === '/docs/redoc.js')
      return void outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(large);
    if (incoming.url === '/v1/same') return void outgoing.writeHead(304, { etag: '"x"' }).end();
    outgoing
      .writeHead(incoming.url === '/v1/bad' ? 422 : 200, {
        'content-type': 'application/json; charset=utf-8',
        etag: '"x"',
        vary: 'lang',
        'set-cookie': 'a=1',
      })
      .end(incoming.url === '/v1/small' ? '{"success":true,"data":1}' : large);
  });
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const app = new Hono().all(
    '/api/*',
    serviceProxy(`http://127.0.0.1:${(service.address() as AddressInfo).port}`),
  );
  await new Promise<void>((done) => {
    site = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => done());
  });
});
afterAll(() => void (service.close(), site.close()));

/** As a browser on the wire: `fetch` would decode what it gets. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const outgoing = request(
      { host: '127.0.0.1', port: (site.address() as AddressInfo).port, path, method, headers },
      (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          );
      },
    ).on('error', fail);
    outgoing.end(body);
  });
}

it.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses JSON with %s', async (coding, decode) => {
  const { headers, body } = await send('/api/v1/large?x=1', { 'accept-encoding': coding });
  expect(headers['content-encoding']).toBe(coding);
  expect(headers.etag).toBe('W/"x"');
  expect(headers.vary).toBe('lang, accept-encoding');
  expect(decode(body).toString('utf8')).toBe(large);
  expect(body.length).toBeLessThan(large.length / 10);
  expect(seen.url).toBe('/v1/large?x=1');
});

it('compresses the script of the reference', async () => {
  const { headers, body } = await send('/api/docs/redoc.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString('utf8')).toBe(large);
});

it.each([
  ['/api/v1/small', 'a small response'],
  ['/api/v1/auth/login', 'a response with tokens'],
  ['/api/v1/pdf', 'a file'],
])('does not compress %s: %s', async (path) => {
  const { headers } = await send(path, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
});

it('forwards method, body, status and a response without a body', async () => {
  const reply = await send(
    '/api/v1/bad',
    { 'content-type': 'application/json', authorization: 'Bearer t' },
    'POST',
    '{"a":"é"}',
  );
  expect(reply.status).toBe(422);
  expect([seen.body, seen.headers.authorization, seen.headers['content-type']]).toEqual([
    '{"a":"é"}',
    'Bearer t',
    'application/json',
  ]);
  expect((await send('/api/v1/same', { 'if-none-match': '"x"', 'accept-encoding': 'br' })).status).toBe(304);
});

const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const claims = {
  cookie: 'a=1',
  'x-forwarded-for': '8.8.8.8',
  forwarded: 'for=8.8.8.8',
  'x-real-ip': '8.8.8.8',
  'x-site-changes': '1',
  'x-nonce': 'guessed',
};

it('sends the visitor’s real address to the service, ignoring their claims, and no cookies', async () => {
  await send('/api/v1/small', claims);
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
  for (const name of ['cookie', 'forwarded', 'x-real-ip', 'x-nonce', 'x-site-changes'])
    expect(seen.headers[name], name).toBeUndefined();
});

it('does not forward hop-by-hop headers, or the length of an absent body', async () => {
  const { status } = await send('/api/v1/small', {
    connection: 'close',
    te: 'trailers',
    'content-length': '5',
  });
  expect(status).toBe(200);
  for (const name of ['te', 'content-length']) expect(seen.headers[name], name).toBeUndefined();
  expect(seen.headers.connection).not.toBe('close');
});

it('trusts only the configured number of proxies', async () => {
  const behind = await new Promise<ServerType>((done) => {
    const one = serve(
      { fetch: new Hono().all('/api/*', serviceProxy(address(), 1)).fetch, port: 0, hostname: '127.0.0.1' },
      () => done(one),
    );
  });
  await fetch(`http://127.0.0.1:${(behind.address() as AddressInfo).port}/api/v1/small`, {
    headers: { 'x-forwarded-for': '8.8.8.8, 203.0.113.7' },
  });
  behind.close();
  expect(seen.headers['x-forwarded-for']).toBe('203.0.113.7');
});

it.each([
  [0, '8.8.8.8, 203.0.113.7', '10.0.0.1'],
  [1, '8.8.8.8, 203.0.113.7', '203.0.113.7'],
  [2, '8.8.8.8, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [1, '', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, ' , ,', '10.0.0.1'],
])('with %i proxies and %j the visitor is %s', (proxies, forwarded, visitor) => {
  expect(visitorAddress('10.0.0.1', forwarded, proxies)).toBe(visitor);
});

it('responds 503 if the service does not answer, and logs why', async () => {
  const app = new Hono().all('/api/*', serviceProxy('http://127.0.0.1:1'));
  const dead = await new Promise<ServerType>((done) => {
    const one = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => done(one));
  });
  const logged = vi.spyOn(console, 'log').mockReturnValue();
  const answer = await fetch(`http://127.0.0.1:${(dead.address() as AddressInfo).port}/api/v1/x`);
  dead.close();
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    {
      level: 40,
      path: '/api/v1/x',
      error: { reason: expect.any(String) },
      msg: 'the service does not answer',
    },
  ]);
  logged.mockRestore();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ success: false, code: 'sy0001' });
});
