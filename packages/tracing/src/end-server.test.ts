import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { followRequests } from './end-server.ts';

async function start(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 60_000 }, answer).listen(0, '127.0.0.1');
  const end = followRequests(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((done, fail) => {
      const request = get({ port, host: '127.0.0.1', agent }, (response: IncomingMessage) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => done(text));
        response.on('error', fail);
      });
      request.on('error', fail);
    });
  return { port, end, ask };
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
  const asked = ask();
  await pause(100);
  const ending = timed(end(10));
  await pause(50);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  expect(await asked).toBe('answered');
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

test('a request that takes longer is cut, and counted', async () => {
  const { end, ask } = await start(() => {});
  const asked = ask().catch((error: Error) => error.message);
  await pause(100);
  const { cut, ms } = await timed(end(0.5));
  expect(cut).toBe(1);
  expect(ms).toBeLessThan(2_000);
  expect(await asked).toContain('hang up');
});
