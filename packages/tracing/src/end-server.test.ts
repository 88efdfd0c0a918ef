import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { followRequests } from './end-server.ts';

/** More than the buffers of the two sockets take. */
const large = Buffer.alloc(32 * 2 ** 20);

async function start(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 60_000 }, answer).listen(0, '127.0.0.1');
  const end = followRequests(server, ({ url }) => url?.startsWith('/api/') === true);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path = '/api/call') =>
    new Promise<string>((done, fail) => {
      const request = get({ port, path, host: '127.0.0.1', agent }, (response: IncomingMessage) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => done(text));
        response.on('error', fail);
      });
      request.on('error', fail);
    });
  return { port, end, ask };
}
/** Asks for something, and reads nothing of the answer. */
async function stall(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`);
  await pause(300);
  return socket;
}
async function timed(work: Promise<number>): Promise<{ cut: number; ms: number }> {
  const from = performance.now();
  return { cut: await work, ms: performance.now() - from };
}

test('requests in progress are completed, and new connections refused meanwhile', async () => {
  const { end, ask } = await start(async (_request, response) => {
    await pause(1_000);
    response.end('answered');
  });
  const asked = [ask(), ask('/page')];
  await pause(100);
  const ending = timed(end(10));
  await pause(50);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  expect(await Promise.all(asked)).toEqual(['answered', 'answered']);
  const { cut, ms } = await ending;
  expect(cut).toBe(0);
  expect(ms).toBeGreaterThan(500);
  expect(ms).toBeLessThan(3_000);
});

test('nothing waits for connections that are kept open, or that have sent nothing', async () => {
  const { port, end, ask } = await start((_request, response) => void response.end('answered'));
  expect(await ask()).toBe('answered'); // kept open
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  await pause(50);
  const { cut, ms } = await timed(end(10));
  expect(cut).toBe(0);
  expect(ms).toBeLessThan(2_000);
});

test('a call that takes longer is cut, and counted', async () => {
  const { end, ask } = await start(() => {});
  const asked = ask().catch((error: Error) => error.message);
  await pause(100);
  const { cut, ms } = await timed(end(0.5));
  expect(cut).toBe(1);
  expect(ms).toBeLessThan(2_000);
  expect(await asked).toContain('hang up');
});

test('a file or page that takes longer is cut, and not counted', async () => {
  const { end, ask } = await start(() => {});
  const asked = ask('/page').catch((error: Error) => error.message);
  await pause(100);
  expect((await timed(end(0.5))).cut).toBe(0);
  expect(await asked).toContain('hang up');
});

test.each(['/page', '/api/call'])(
  'a slow reader of %s gets all of it, while others are done',
  async (path) => {
    const { port, end, ask } = await start(async (request, response) => {
      if (request.url === '/api/slow') await pause(600);
      response.end(request.url === path ? large : 'answered');
    });
    const reader = await stall(port, path);
    const asked = ask('/api/slow');
    await pause(100);
    const ending = end(10);
    expect(await asked).toBe('answered');
    await pause(300);
    let bytes = 0;
    reader.on('data', (chunk) => (bytes += chunk.length)).resume();
    await once(reader, 'close');
    expect(bytes).toBeGreaterThan(large.length);
    expect(await ending).toBe(0);
  },
);

// How much Windows takes into its own buffers is another matter.
test.skipIf(process.platform === 'win32')(
  'a call whose answer nobody reads is cut, and counted',
  async () => {
    const { port, end } = await start((_request, response) => void response.end(large));
    await stall(port, '/api/call');
    const { cut, ms } = await timed(end(1));
    expect(cut).toBe(1);
    expect(ms).toBeGreaterThan(900);
  },
);

test('a caller who leaves is not waited for, and not one that was cut', async () => {
  const { port, end } = await start((_request, response) => void response.end(large));
  const caller = await stall(port, '/api/call');
  const ending = timed(end(10));
  await pause(100);
  caller.destroy();
  const { cut, ms } = await ending;
  expect(cut).toBe(0);
  expect(ms).toBeLessThan(2_000);
});
