import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startReceiver, type ReceivedSpan } from '@voyage/tracing/receiver.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from './jobs.ts';
import { queueEmail } from './mail/queue.ts';
import { samples } from '../testing/mail/samples.ts';
import { TransportError } from './mail/transport.ts';
import type { Services } from './use-cases/services.ts';
import { startService, type TestService } from '../testing/service.ts';

const hour = 3_600_000;
let s: TestService;

beforeAll(async () => {
  await traced(async () => {
    s = await startService(); // statements are traced if tracing was on when their pool was made
    await startJobs(s.services)(); // what is due at every first start
  });
});
afterAll(() => s.close());

/** The spans of `work`. */
async function traced(work: () => Promise<unknown>): Promise<ReceivedSpan[]> {
  const receiver = await startReceiver();
  await startTracing({ endpoint: receiver.endpoint, service: 'voyage-service', share: 1 });
  await work();
  await tracing()?.stop();
  await receiver.stop();
  return receiver.spans;
}
/** The spans of one run of every job: each runs at the start, and stopping waits for those under way. */
const spansOf = (services: Services = s.services) => traced(() => startJobs(services)());
const to = 'reader@example.test';
const letter = () =>
  queueEmail(s.services.db.orm, {
    locale: 'en',
    brand: 'main',
    to,
    now: s.clock.now,
    template: 'welcome',
    data: samples('en').welcome,
  });

it('runs that find nothing to do are not recorded', async () => {
  expect((await spansOf()).map(({ name }) => name)).toEqual([]);
});

it('a run that does something is a trace, with its statements and calls, and without personal data', async () => {
  await letter();
  const spans = await spansOf();
  const run = spans.find(({ parentSpanId }) => parentSpanId === undefined);
  expect(run).toMatchObject({ name: 'job mail', kind: 1, attributes: { 'voyage.outcome': 'done' } });
  expect(spans.filter(({ traceId }) => traceId !== run?.traceId)).toEqual([]);
  const send = spans.find(({ name }) => name === 'mail send');
  expect(send).toMatchObject({
    kind: 3,
    parentSpanId: run?.spanId,
    attributes: { 'voyage.outcome': 'answered' },
  });
  expect(spans.filter(({ parentSpanId }) => parentSpanId === send?.spanId).map(({ name }) => name)).toEqual([
    'INSERT mailbox',
  ]);
  expect(JSON.stringify(spans)).not.toContain(to);
});

it('an infrequent job is recorded when it was due', async () => {
  s.pass(2 * hour);
  const names = (await spansOf()).filter(({ kind }) => kind === 1).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['job old secrets', 'job reminders']));
  expect(names).not.toContain('job old rows'); // every six hours
});

it('a failed run is recorded by the name of its error, and the line in the log has its trace', async () => {
  const inventory = {
    ...s.services.inventory,
    refresh: () => Promise.reject(new TypeError('of haruka@example.test')),
  };
  const spans = await spansOf({ ...s.services, inventory });
  expect(spans).toMatchObject([
    {
      name: 'job inventory',
      status: { code: 2 },
      attributes: { 'error.type': 'TypeError', 'voyage.outcome': 'failed' },
    },
  ]);
  expect(JSON.stringify(spans)).not.toContain('haruka');
  expect(s.logged.at(-1)).toMatchObject({ job: 'inventory', traceId: spans[0]?.traceId });
});

it('a message that is rejected is a failed step of its run, by stage and code', async () => {
  await letter();
  const send = () => Promise.reject(new TransportError('RCPT TO 550', { refused: true }));
  const { mail, sms } = s.services.transports;
  const transports = { mail: { ...mail, transport: { send } }, sms };
  const spans = await spansOf({ ...s.services, transports });
  expect(spans.find(({ name }) => name === 'mail send')).toMatchObject({
    status: { code: 2 },
    attributes: { 'error.type': 'RCPT TO 550', 'voyage.outcome': 'answered' },
  });
  expect(spans.find(({ name }) => name === 'job mail')).toMatchObject({
    attributes: { 'voyage.outcome': 'done' },
  });
  expect(JSON.stringify(spans)).not.toContain(to);
});

it('without tracing jobs run as usual, and nothing of OpenTelemetry is loaded', async () => {
  await letter();
  await startJobs(s.services)();
  expect(await s.sql(`select 1 from outbox where state = 'queued'`)).toEqual([]);
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    for (const file of ['jobs', 'create-services', 'http/app']) await import('./src/' + file + '.ts');
    console.log(JSON.stringify([loaded.length > 100, loaded.filter((url) => /\\/@opentelemetry\\/|open-telemetry/.test(url))]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual([true, []]);
});
