import { afterEach, expect, it } from 'vitest';
import { startReceiver } from './receiver.ts';
import { startTracing } from './start-tracing.ts';
import { traced, traceHeaders, tracing, type Span } from './tracing.ts';

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

const kinds = { internal: 1, client: 3 };
const failed = { code: 2 };
/** A job whose run has two steps, one within the other. */
const jobOf = (inner: (span: Span) => void) =>
  traced('job mail', { kind: 'job' }, () =>
    traced('outer', { kind: 'client' }, () =>
      traced('inner', { kind: 'client' }, async (span) => inner(span)),
    ),
  );

it('a run of a job that did something is a trace of its own, with all its steps', async () => {
  const { spans } = await on();
  await traced('GET page', { kind: 'server' }, () => jobOf((span) => span.worked()));
  await tracing()?.stop();
  const [run, outer, inner, page] = ['job mail', 'outer', 'inner', 'GET page'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(spans).toHaveLength(4);
  expect(run).toMatchObject({ kind: kinds.internal, parentSpanId: undefined, status: { code: 0 } });
  expect(run?.traceId).not.toBe(page?.traceId);
  expect(outer).toMatchObject({ kind: kinds.client, traceId: run?.traceId, parentSpanId: run?.spanId });
  expect(inner).toMatchObject({ traceId: run?.traceId, parentSpanId: outer?.spanId });
});

it('a run of a job that found nothing to do is not recorded, nor are its steps, even those that end after it', async () => {
  const { spans } = await on();
  let finish = () => {};
  const later = new Promise<void>((done) => (finish = done));
  let late: Promise<void> | undefined;
  await jobOf(() => {});
  await traced('job mail', { kind: 'job' }, async () => {
    late = traced('late', { kind: 'client' }, () => later);
  });
  finish();
  await late;
  await traced('GET page', { kind: 'server' }, async () => {});
  await tracing()?.stop();
  expect(spans).toMatchObject([{ name: 'GET page' }]);
});

it.each<[string, (span: Span) => void, string]>([
  ['says so', (span) => span.fail('RCPT TO 550'), 'RCPT TO 550'],
  ['throws', () => void JSON.parse('haruka@example.test'), 'SyntaxError'],
])('a run is recorded if a step of it %s, although the job survives', async (_name, inner, type) => {
  const { spans } = await on();
  await traced('job mail', { kind: 'job' }, async () => {
    await traced('inner', { kind: 'client' }, async (span) => inner(span)).catch(() => {});
  });
  await tracing()?.stop();
  expect(spans).toMatchObject([
    { name: 'inner', status: failed, attributes: { 'error.type': type } },
    { name: 'job mail', status: { code: 0 } },
  ]);
  expect(JSON.stringify(spans)).not.toContain('haruka');
});

it('a run that fails is recorded', async () => {
  const { spans } = await on();
  const failing = traced('job mail', { kind: 'job' }, () => Promise.reject(new TypeError('x')));
  await expect(failing).rejects.toThrow('x');
  await tracing()?.stop();
  expect(spans).toMatchObject([{ status: failed, attributes: { 'error.type': 'TypeError' } }]);
});
