import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardRequests } from './guard-requests.ts';

let server: Server;
let seen: string[];
let running: number;
let most: number;
/** Ends the answers that are being made. */
let finish: (() => void)[];
let holds: boolean;
beforeEach(async () => {
  [seen, running, most, finish, holds] = [[], 0, 0, [], false];
  server = createServer((request, response) => {
    seen.push(request.url ?? '');
    most = Math.max(most, ++running);
    const end = () => {
      running--;
      response.end(request.url);
    };
    if (holds && request.url !== '/other') finish.push(end);
    else setImmediate(end);
  });
  guardRequests(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these bytes; resolves to all that is answered until the connection is closed. */
function send(bytes: string): { answer: Promise<string>; arrived: () => string } {
  let text = '';
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('data', (chunk) => void (text += chunk.toString())).on('error', () => {});
  return {
    answer: new Promise((done) => void socket.once('close', () => done(text))),
    arrived: () => text,
  };
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n${more}\r\n`;
const last = get('/last', 'Connection: close\r\n');

test('requests that are sent ahead are handled one by one, in their order', async () => {
  const { answer } = send(Array.from({ length: 20 }, (_, i) => get(`/${i}`)).join('') + last);
  const text = await answer;
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(21);
  expect([seen.length, seen[19], most]).toEqual([21, '/19', 1]);
});

test('thousands of them close their connection, and others are answered meanwhile', async () => {
  holds = true;
  const flood = send(Array.from({ length: 5_000 }, (_, i) => get(`/${i}`)).join(''));
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(await send(get('/other', 'Connection: close\r\n')).answer).toContain('200');
  await flood.answer;
  for (const end of finish) end();
  expect(seen.filter((path) => path !== '/other')).toEqual(['/0']);
});

test('a connection stays open for request after request', async () => {
  const { answer, arrived } = send(get('/0'));
  await expect.poll(arrived).toContain('/0');
  server.closeIdleConnections();
  expect(await answer).toContain('200');
});

test.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: site.test\r\nHost: evil.test\r\n\r\n'],
  ['two Host headers, the same', 'GET / HTTP/1.1\r\nHost: site.test\r\nhOST: site.test\r\n\r\n'],
  ['a user in the address', get('http://user@site.test/')],
  ['a user and a password', get('HTTPS://user:secret@site.test:8080/x?y=z')],
])('%s: 400', async (_, bytes) => {
  expect(await send(bytes).answer).toMatch(/^HTTP\/1\.1 400/);
  expect(seen).toEqual([]);
});

test.each([
  ['an absolute address without a user', 'http://site.test/x'],
  ['an @ in the path', '/mail/a@b'],
  ['an @ in the query of an absolute one', 'http://site.test/?to=a@b'],
])('%s is served', async (_, path) => {
  expect(await send(get(path, 'Connection: close\r\n')).answer).toMatch(/^HTTP\/1\.1 200/);
});
