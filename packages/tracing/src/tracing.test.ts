import { afterEach, expect, it } from 'vitest';
import { startReceiver } from './receiver.ts';
import { startTracing } from './start-tracing.ts';
import { traced, traceHeaders, tracing } from './tracing.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await tracing()?.stop();
  for (const end of ends.splice(0)) await end();
});
async function on(share = 1) {
  const receiver = await startReceiver();
  ends.push(receiver.stop);
  await startTracing({ endpoint: receiver.endpoint, service: 'test', share });
  return receiver;
}
const ids = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

it('runs the function unchanged while tracing is off', async () => {
  expect(await traced('a', { kind: 'server' }, async () => traceHeaders())).toEqual({});
});

it('continues the trace of a request and propagates it', async () => {
  const { spans } = await on();
  const parent = `00-${ids.traceId}-${ids.spanId}-01`;
  const passed = await traced('outer', { kind: 'server', parent }, async (span) => {
    span.rename('GET /v1/hotels');
    await traced('SELECT hotels', { kind: 'client' }, async (inner) =>
      inner.set('db.system.name', 'postgresql'),
    );
    return traceHeaders();
  });
  await tracing()?.stop();
  const [inner, outer] = spans;
  expect(outer).toMatchObject({
    name: 'GET /v1/hotels',
    traceId: ids.traceId,
    parentSpanId: ids.spanId,
    service: 'test',
  });
  expect(inner).toMatchObject({ name: 'SELECT hotels', traceId: ids.traceId, parentSpanId: outer?.spanId });
  expect(inner?.attributes).toEqual({ 'db.system.name': 'postgresql' });
  expect(passed.traceparent).toBe(`00-${ids.traceId}-${outer?.spanId}-01`);
});

it.each(['', 'x', `00-${'0'.repeat(31)}-${ids.spanId}-01`, `01-${ids.traceId}-${ids.spanId}-01`])(
  'starts a new trace if the header is %j',
  async (parent) => {
    const { spans } = await on();
    await traced('a', { kind: 'server', parent }, async () => {});
    await tracing()?.stop();
    expect(spans).toMatchObject([{ name: 'a', parentSpanId: undefined }]);
  },
);

it('records the type of an error, never its message', async () => {
  const { spans } = await on();
  const failing = traced('a', { kind: 'client' }, () =>
    Promise.reject(new TypeError('of haruka@example.test')),
  );
  await expect(failing).rejects.toThrow('haruka');
  await tracing()?.stop();
  expect(spans).toMatchObject([{ attributes: { 'error.type': 'TypeError' } }]);
  expect(JSON.stringify(spans)).not.toContain('haruka');
});

it.each([
  ['at a share of 0', 0, undefined],
  ['of a request that is not recorded elsewhere', 1, `00-${ids.traceId}-${ids.spanId}-00`],
])('records nothing %s', async (_name, share, parent) => {
  const { spans } = await on(share);
  await traced('a', { kind: 'server', parent }, async () => {});
  await tracing()?.stop();
  expect(spans).toEqual([]);
});

it('loses only spans if the receiver is unavailable', async () => {
  const { stop } = await on();
  await stop();
  expect(await traced('a', { kind: 'server' }, async () => 1)).toBe(1);
  await tracing()?.stop();
});
