import { startReceiver } from '@voyage/tracing/receiver.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { Hono } from 'hono';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceCalls } from './service-calls.ts';
import { serviceProxy } from './service-proxy.ts';
import { traceRequests } from './trace-requests.ts';

/** `traceparent` of each call that the service got. */
const seen: (string | undefined)[] = [];
const service = createServer((request, response) => {
  seen.push(request.headers.traceparent?.toString());
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"t":1}}');
});
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let address: string;
beforeAll(async () => {
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  service.closeAllConnections();
  service.close();
});

const socket = { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' };
const visit = async (path: string) => {
  const app = new Hono()
    .use(traceRequests)
    .all('/api/*', serviceProxy(address))
    .get('*', async (c) => {
      const api = serviceCalls({ baseUrl: `${address}/`, locale: () => 'en' });
      if (c.req.path === '/en') await api.call('feVersion', { query: { brand: 'main' } });
      return c.text('page');
    });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  seen.length = 0;
  const answer = await app.request(path, { headers: { traceparent } }, { incoming: { socket } });
  expect(answer.status).toBe(200);
  return seen[0];
};

it("propagates no trace while tracing is off, not even a visitor's", async () => {
  expect(await visit('/api/v1/hotels')).toBeUndefined();
  expect(await visit('/en')).toBeUndefined();
  expect(seen).toHaveLength(1);
});

it('starts traces for pages and calls, which the service continues, but not for files and probes', async () => {
  await startTracing({ endpoint: receiver.endpoint, service: 'voyage-main', share: 1 });
  const passed = [await visit('/en'), await visit('/api/v1/hotels?q=haruka')];
  for (const path of ['/assets/a.js', '/pictures/a.jpg', '/health', '/ready']) await visit(path);
  await tracing()?.stop();
  const { spans } = receiver;
  expect(spans.map(({ name, service, parentSpanId }) => [name, service, parentSpanId])).toEqual([
    ['GET page', 'voyage-main', undefined],
    ['GET /api/*', 'voyage-main', undefined],
  ]);
  expect(passed).toEqual(spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`));
  expect(JSON.stringify(spans)).not.toMatch(/haruka|203\.0\.113\.9|0af7651916cd43dd/);
});
