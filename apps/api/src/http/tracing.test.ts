import { startReceiver } from '@voyage/tracing/receiver.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService } from '../../testing/service.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let s: Awaited<ReturnType<typeof startService>>;

beforeAll(async () => {
  receiver = await startReceiver();
  await startTracing({ endpoint: receiver.endpoint, service: 'voyage-service', share: 1 });
  s = await startService();
});
afterAll(async () => {
  await s.close();
  await receiver.stop();
});

it('a request continues the site’s trace, with its statements as child spans, and contains no personal data', async () => {
  const body = { username: 'basic@demo.test', password: 'Voyage2026' };
  const reply = await s.call('POST', 'v1/auth/login', { body, headers: { traceparent } });
  expect(reply.status).toBe(200);
  await s.call('GET', 'ready', { headers: { traceparent } });
  await tracing()?.stop();

  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const request = spans.filter((span) => span.parentSpanId === 'b7ad6b7169203331');
  expect(request).toMatchObject([
    { name: 'POST /v1/auth/login', attributes: { 'http.response.status_code': expect.anything() } },
  ]);
  const statements = spans.filter((span) => span.parentSpanId === request[0]?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SELECT users', 'INSERT sessions']),
  );
  expect(spans).toHaveLength(1 + statements.length); // each is a step of the request, and no other request is there
  const text = JSON.stringify(spans);
  for (const secret of ['basic@demo.test', 'Voyage2026', String(reply.data.accessToken)])
    expect(text).not.toContain(secret);
});
