import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDatabase } from '../database.ts';
import { startProcess, type ServiceProcess } from '../process.ts';

let service: ServiceProcess;
let database: Awaited<ReturnType<typeof copyDatabase>>;
const sockets = new Set<Socket>();
beforeAll(async () => {
  database = await copyDatabase(inject('adminUrl'), inject('template'));
  service = await startProcess(database.url);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await service.kill();
  await database.drop();
});

/** Whether an answer has arrived with all of its body; one that tells no length ends with its connection. */
function isComplete(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  if (/^transfer-encoding: chunked\r?$/im.test(head)) return text.endsWith('0\r\n\r\n');
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length);
}
/**
 * A connection with full control over every byte. `answer` is everything received until it was complete or
 * closed.
 */
async function open() {
  const socket = connect(service.port, '127.0.0.1');
  sockets.add(socket);
  let text = '';
  socket
    .setNoDelay()
    .on('data', (chunk) => void (text += chunk.toString('latin1')))
    .on('error', () => {});
  await new Promise((done) => void socket.once('connect', done));
  return {
    write: (part: string | Buffer) => void (socket.destroyed || socket.write(part)),
    end: () => socket.destroy(),
    isAnswered: () => text !== '' || socket.closed,
    answer: async (): Promise<{ status: number; text: string }> => {
      while (!socket.closed && !isComplete(text)) await pause(5);
      return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text };
    },
  };
}
const head = (length: number | 'chunked', more = '') =>
  `POST /v1/tp/hotel/search HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n${more}\r\n`;
const portion = 16 * 1024; // bytes
const send = async (bytes: string | Buffer) => {
  const line = await open();
  // In portions: the service answers too long a head before its end, and Node drops what it has received of an
  // answer when it cannot go on writing.
  for (let i = 0; i < bytes.length && !line.isAnswered(); i += portion) {
    line.write(bytes.slice(i, i + portion));
    if (bytes.length > portion) await pause(5);
  }
  const answer = await line.answer();
  line.end();
  return answer;
};
const insides = /\n\s+at |node_modules|\.ts:\d|\/src\/|select |TypeError/;
async function servesOthers(): Promise<void> {
  const replies = await Promise.all([
    service.call('POST', 'v1/tp/hotel/search', { body: { code: 'par' } }),
    service.call('GET', 'v1/org'),
    service.call('GET', 'ready'),
  ]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
}

describe('incomplete bodies', () => {
  test('a hundred slow bodies get 408 after ten seconds, and others are served in the meantime', async () => {
    const from = Date.now();
    const lines = await Promise.all(Array.from({ length: 100 }, open));
    lines.forEach((line, i) => line.write(i % 2 ? head(500) : head('chunked')));
    const over = new AbortController();
    const drip = (async () => {
      while (!over.signal.aborted) {
        lines.forEach((line, i) => line.write(i % 2 ? ' ' : '1\r\n \r\n'));
        await pause(1_000);
      }
    })();
    await servesOthers();
    expect(lines.some((line) => !line.isAnswered())).toBe(true); // not only once the slow ones were given up
    const answers = await Promise.all(lines.map((line) => line.answer()));
    over.abort();
    await drip;
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(408);
      expect(answer.text).toContain('"code":"rq0006"');
    }
    expect(Date.now() - from).toBeGreaterThan(9_000);
    await servesOthers();
  });

  test('endless headers and truncated bodies delay nobody', async () => {
    const lines = await Promise.all(Array.from({ length: 100 }, open));
    lines.forEach((line, i) =>
      line.write(i % 2 ? 'GET /v1/org HTTP/1.1\r\nHost: site.test\r\nX-Slow: ' : `${head(5000)}{"code":`),
    );
    await servesOthers();
    expect(lines.some((line) => !line.isAnswered())).toBe(true);
    for (const line of lines) line.end();
    await servesOthers();
    expect(service.running()).toBe(true);
  });
});

describe('bodies that are too large', () => {
  const large = Buffer.alloc(10 * 1024 * 1024, 'a');
  test('ten megabytes with a Content-Length are rejected before they are read', async () => {
    const answer = await send(head(large.length));
    expect([answer.status, answer.text.includes('rq0003')]).toEqual([413, true]);
  });

  test('ten megabytes without a Content-Length are rejected while they are read', async () => {
    const answer = await send(
      Buffer.concat([
        Buffer.from(`${head('chunked')}${large.length.toString(16)}\r\n`),
        large,
        Buffer.from('\r\n0\r\n\r\n'),
      ]),
    );
    expect([answer.status, answer.text.includes('rq0003')]).toEqual([413, true]);
    await servesOthers();
  });

  test('others are served after twenty of them at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => send(Buffer.concat([Buffer.from(head(large.length)), large]))),
    );
    await servesOthers();
  });

  test.each([
    ['malformed', '{"code":', 400, 'rq0002'],
    ['thirty thousand levels deep', '['.repeat(30_000) + ']'.repeat(30_000), 400, 'rq0002'],
    ['objects thirty levels deep', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, 400, 'rq0002'],
    [
      'with a prototype',
      '{"__proto__":{"code":"par"},"constructor":{"prototype":{"code":"par"}}}',
      400,
      'rq0001',
    ],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, 'rq0002'],
    ['half a surrogate pair', String.raw`{"code":"\ud800"}`, 400, 'rq0002'],
    ['packed', gzipSync(Buffer.alloc(1024 * 1024, ' ')), 400, 'rq0002'],
    ['of another form', 'code=par&code=tyo', 400, 'rq0002'],
  ])('%s', async (_what, body, status, code) => {
    const bytes = Buffer.from(body);
    const answer = await send(Buffer.concat([Buffer.from(head(bytes.length)), bytes]));
    expect([answer.status, answer.text.includes(code)], answer.text).toEqual([status, true]);
    expect(answer.text).not.toMatch(insides);
    expect(({} as { code?: string }).code).toBeUndefined();
  });
});

describe('headers', () => {
  test.each([
    [
      'a thousand headers',
      `GET /v1/org HTTP/1.1\r\nHost: site.test\r\n${Array.from({ length: 1000 }, (_, i) => `X-Flood-${i}: ${'a'.repeat(20)}\r\n`).join('')}\r\n`,
      [431],
    ],
    [
      'one header of a megabyte',
      `GET /v1/org HTTP/1.1\r\nHost: site.test\r\nX-Flood: ${'a'.repeat(1024 * 1024)}\r\n\r\n`,
      [431],
    ],
    [
      'an address of a megabyte',
      `GET /v1/search?q=${'a'.repeat(1024 * 1024)} HTTP/1.1\r\nHost: site.test\r\n\r\n`,
      [414, 431],
    ],
    [
      'five hundred short headers',
      `GET /v1/org HTTP/1.1\r\nHost: site.test\r\n${Array.from({ length: 500 }, (_, i) => `a${i}: b\r\n`).join('')}\r\n`,
      [200, 431],
    ],
    [
      'two lengths',
      'POST /v1/tp/hotel/search HTTP/1.1\r\nHost: site.test\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}',
      [400],
    ],
    [
      'a length and chunks (smuggling)',
      'POST /v1/tp/hotel/search HTTP/1.1\r\nHost: site.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/org HTTP/1.1\r\nHost: site.test\r\n\r\n',
      [400],
    ],
    ['no host', 'GET /v1/org HTTP/1.1\r\n\r\n', [400]],
    ['a host that is none', 'GET /v1/org HTTP/1.1\r\nHost: ev il\\..//@x\r\n\r\n', [400]],
    [
      'a line break in a header',
      'GET /v1/org HTTP/1.1\r\nHost: site.test\r\nLang: en\n\rx: y\r\n\r\n',
      [200, 400],
    ],
    ['NUL in a header', 'GET /v1/org HTTP/1.1\r\nHost: site.test\r\nLang: e\u0000n\r\n\r\n', [400]],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 505]],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000garbage\r\n\r\n', [400]],
    ['an unknown method', 'BREW /v1/org HTTP/1.1\r\nHost: site.test\r\n\r\n', [400, 404, 405]],
    ['TRACE', 'TRACE /v1/org HTTP/1.1\r\nHost: site.test\r\nCookie: secret=1\r\n\r\n', [400, 404, 405]],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', [0, 400, 404, 405]],
  ])('%s', async (_what, bytes, statuses) => {
    const answer = await send(bytes);
    expect(statuses, answer.text.slice(0, 300)).toContain(answer.status);
    expect(answer.text).not.toMatch(insides);
    expect(answer.text).not.toContain('secret=1');
    expect((await service.call('GET', 'health')).status).toBe(200);
  });
});

describe('path traversal', () => {
  test.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/v1/hotel/..%2f..%2f..%2fetc%2fpasswd',
    '/v1/hotel/%2e%2e/%2e%2e/package.json',
    '/v1/blog/..%5c..%5cfacts.json',
    '/v1/blog/....//....//facts',
    '/.env',
    '/package.json',
    '/src/main.ts',
    '/.git/config',
    '//evil.example/v1/org',
    '/v1/hotel/%00',
    '/v1/hotel/%c0%ae%c0%ae',
    '/v1/hotel/%',
    '/v1/hotel/1;drop',
    '/v1/coupon/..%2f/policy',
    '/docs/../openapi.json/..',
  ])('rejects the path %s', async (path) => {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
    expect([400, 401, 404], answer.text.slice(0, 300)).toContain(answer.status);
    expect(answer.text).not.toMatch(/root:|"dependencies"|AUTH_SECRET|\[core\]/);
    expect(answer.text).not.toMatch(insides);
  });

  test('an absolute URL of another host is treated as ours, or rejected', async () => {
    const answer = await send(
      'GET http://evil.example/v1/org HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n',
    );
    expect([200, 400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('evil.example');
  });
});

test('afterwards the service runs, has logged no error, and stops on request', async () => {
  expect(service.running()).toBe(true);
  expect(service.output(), service.output().slice(0, 2000)).not.toMatch(
    /"level":50|Uncaught|UnhandledPromise/,
  );
  expect(await service.stop()).toBe(0);
});
