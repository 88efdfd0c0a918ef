import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { followRequests } from './end-server.ts';

/** More than the buffers of the two sockets take. */
const large = Buffer.alloc(32 * 2 ** 20);

async function start(answer: RequestListener) {
  const received: (string | undefined)[] = [];
  const server = createServer({ keepAliveTimeout: never * 1_000 }, (request, response) => {
    received.push(request.url);
    return answer(request, response);
  }).listen(0, '127.0.0.1');
  const end = followRequests(server, ({ url }) => url?.startsWith('/api/') === true, never);
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
  const hasReceived = (count: number) => expect.poll(() => received.length).toBe(count);
  return { port, server, end, ask, hasReceived };
}
/** Asks for something, and reads nothing more once the answer has begun. */
async function stall(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
/** Seconds after the time limit of a test: whatever waits so long fails by it, on a busy machine too. */
const never = 600;

test('requests in progress are completed, and new connections refused meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  const { end, ask, hasReceived } = await start(async (_request, response) => {
    await answer.promise;
    response.end('answered');
  });
  const asked = [ask(), ask('/page')];
  await hasReceived(2);
  const ending = end(never);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  answer.resolve();
  expect(await Promise.all(asked)).toEqual(['answered', 'answered']);
  expect(await ending).toBe(0);
});

test('nothing waits for connections that are kept open, or that have sent nothing', async () => {
  const { port, server, end, ask } = await start((_request, response) => void response.end('answered'));
  expect(await ask()).toBe('answered'); // kept open
  const accepted = once(server, 'connection');
  connect(port, '127.0.0.1').on('error', () => {});
  await accepted;
  expect(await end(never)).toBe(0);
});

test('a request that takes longer is cut off, and counted', async () => {
  const { end, ask, hasReceived } = await start(() => {});
  const asked = ask().catch((error: Error) => error.message);
  await hasReceived(1);
  expect(await end(0.5)).toBe(1);
  expect(await asked).toContain('hang up');
});

test('a file or page that takes longer is cut off, and not counted', async () => {
  const { end, ask, hasReceived } = await start(() => {});
  const asked = ask('/page').catch((error: Error) => error.message);
  await hasReceived(1);
  expect(await end(0.5)).toBe(0);
  expect(await asked).toContain('hang up');
});

test.each(['/page', '/api/call'])(
  'a slow reader of %s gets all of it, while others are done',
  async (path) => {
    const others = Promise.withResolvers<void>();
    const { port, end, ask, hasReceived } = await start(async (request, response) => {
      if (request.url === '/api/slow') await others.promise;
      response.end(request.url === path ? large : 'answered');
    });
    const reader = await stall(port, path);
    const asked = ask('/api/slow');
    await hasReceived(2);
    const ending = end(never);
    others.resolve();
    expect(await asked).toBe('answered');
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
    expect(await end(1)).toBe(1);
  },
);

test('a client that disconnects is not waited for, and does not count as cut off', async () => {
  const { port, end } = await start((_request, response) => void response.end(large));
  const caller = await stall(port, '/api/call');
  const ending = end(never);
  caller.destroy();
  expect(await ending).toBe(0);
});
