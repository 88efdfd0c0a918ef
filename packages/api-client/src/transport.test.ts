import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserTransport, type CallRequest } from './transport.ts';

/**
 * An HTTP server with one handler per request; the last handler serves all later
 * requests.
 */
let server: Server;
let url: string;
let ways: ((request: IncomingMessage, response: ServerResponse) => unknown)[];
let received: (string | undefined)[];
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    void ways[Math.min(received.length, ways.length) - 1]?.(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  // it listens on a port, not on a pipe
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => void (server.closeAllConnections(), server.close()));
beforeEach(() => void (received = []));

const hangsUp = (request: IncomingMessage) => request.socket.destroy();
const isSilent = () => {};
const answers = (status: number) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status).end('here');
const send = browserTransport();
const get = (more?: Partial<CallRequest>): CallRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeoutMs: 5_000,
  ...more,
});
const post = () => get({ method: 'POST', body: { name: '京都' } });

test('a query is sent in the URL, a body as JSON', async () => {
  ways = [async (request, response) => response.end(request.headers['content-type'] + (await text(request)))];
  const response = await send({ ...post(), query: { q: 'a b&c' } });
  expect(await response.text()).toBe('application/json{"name":"京都"}');
  expect(received).toEqual(['POST /v1?q=a+b%26c']);
});

test('a read is retried once after a lost connection', async () => {
  ways = [hangsUp, answers(200)];
  expect(await (await send(get())).text()).toBe('here');
  expect(received).toHaveLength(2);
});

test('it is not retried twice', async () => {
  ways = [hangsUp];
  await expect(send(get())).rejects.toMatchObject({ name: 'NetworkError' });
  expect(received).toHaveLength(2);
});

test('a write is sent once, whatever happens', async () => {
  ways = [hangsUp, answers(200)];
  await expect(send(post())).rejects.toMatchObject({ name: 'NetworkError' });
  expect(received).toHaveLength(1);
});

test('an error status is returned as a response', async () => {
  ways = [answers(502), answers(200)];
  expect((await send(get())).status).toBe(502);
  expect(received).toHaveLength(1);
});

test('a time-out is reported as such and not retried', async () => {
  ways = [isSilent];
  await expect(send(get({ timeoutMs: 1_000 }))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(received.length).toBeLessThanOrEqual(1); // a busy machine may send it too late
});

test('a response that has begun is read to its end, however long that takes', async () => {
  ways = [(_, response) => (response.write('one, '), setTimeout(() => response.end('two'), 4_000))];
  expect(await (await send(get({ timeoutMs: 3_000 }))).text()).toBe('one, two');
});

test('the caller can abort, even between two attempts', async () => {
  const stop = new AbortController();
  ways = [isSilent];
  const waiting = send(get({ signal: stop.signal }));
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });

  const later = new AbortController();
  received = [];
  ways = [(request) => (hangsUp(request), later.abort()), answers(200)];
  await expect(send(get({ signal: later.signal }))).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(1);
});
