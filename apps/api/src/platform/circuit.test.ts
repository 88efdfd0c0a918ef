import { startReceiver } from '@voyage/tracing/receiver.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { BrokenCircuitError } from 'cockatiel';
import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

function make() {
  let time = Date.now() - 86_400_000; // a separate clock, as in the service
  const circuit = createCircuit(() => new Date(time), 'test');
  const opened: number[] = [];
  const run = (works: boolean) =>
    circuit
      .run(
        () => Promise.resolve(works),
        (outcome) => outcome.status === 'rejected' || !outcome.value,
        { opened: () => opened.push(time) },
      )
      .catch((error: unknown) => (error instanceof BrokenCircuitError ? 'not sent' : 'thrown'));
  return { circuit, run, opened, pass: (ms: number) => void (time += ms) };
}
const fail = async (run: (works: boolean) => Promise<unknown>, times: number) => {
  for (let i = 0; i < times; i++) await run(false);
};

test('opens only after consecutive failures', async () => {
  const { circuit, run, opened } = make();
  for (let i = 0; i < 10; i++) {
    await fail(run, 4);
    await run(true);
  }
  expect(circuit.room()).toBe(Infinity);
  await fail(run, 5);
  expect([circuit.room(), await run(true), opened.length]).toEqual([0, 'not sent', 1]);
});

test('after the pause one trial call closes or reopens it, without another log entry', async () => {
  const { circuit, run, opened, pass } = make();
  await fail(run, 5);
  pass(29_999);
  expect([circuit.room(), await run(true)]).toEqual([0, 'not sent']);
  pass(1);
  expect(circuit.room()).toBe(1);
  expect(await Promise.all([run(false), run(true)])).toEqual([false, 'not sent']);
  pass(29_999);
  expect(await run(true)).toBe('not sent');
  pass(1);
  expect([await run(true), circuit.room(), opened.length]).toEqual([true, Infinity, 1]);
  await fail(run, 5);
  expect(opened).toHaveLength(2);
});

test('passes errors of the call on unchanged, and counts them as classified', async () => {
  const { circuit } = make();
  const call = (unavailable: boolean) =>
    circuit.run(
      () => Promise.reject(new Error('cut')),
      () => unavailable,
    );
  for (let i = 0; i < 9; i++) await expect(call(false)).rejects.toThrow('cut');
  expect(circuit.room()).toBe(Infinity);
  for (let i = 0; i < 5; i++) await expect(call(true)).rejects.toThrow('cut');
  await expect(call(true)).rejects.toThrow(BrokenCircuitError);
});

test('concurrent failing calls open it once', async () => {
  const { circuit, run, opened } = make();
  await Promise.all(Array.from({ length: 8 }, () => run(false)));
  expect([circuit.room(), opened.length]).toEqual([0, 1]);
});

test('a call that is not sent is not a step of a trace', async () => {
  const receiver = await startReceiver();
  await startTracing({ endpoint: receiver.endpoint, service: 'test', share: 1 });
  const { run } = make();
  await fail(run, 6);
  await tracing()?.stop();
  await receiver.stop();
  expect(receiver.spans.map(({ name, attributes }) => [name, attributes['voyage.outcome']])).toEqual(
    Array.from({ length: 5 }, () => ['test send', 'unavailable']),
  );
});
