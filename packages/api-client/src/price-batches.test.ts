import { describe, expect, test } from 'vitest';
import { batchSize, createPriceBatches, nextBatch } from './price-batches.ts';

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `h${from + i}`);
const settle = () => new Promise((done) => setTimeout(done, 0));

/** A service that answers when it is told to. */
function slowService() {
  const calls: {
    ids: string[];
    request: string;
    signal: AbortSignal;
    answer: (prices: Map<string, number>) => void;
    fail: (reason: Error) => void;
  }[] = [];
  const batches = createPriceBatches<string, number>(
    (ids, request, signal) =>
      new Promise((answer, fail) => {
        calls.push({ ids, request, signal, answer, fail });
      }),
  );
  const all = (call: number) => {
    const one = calls[call];
    one?.answer(new Map(one.ids.map((id) => [id, 1])));
  };
  return { ...batches, calls, all };
}
const never = new AbortController().signal;

describe('prices in batches', () => {
  test('two calls at a time, each for fifteen hotels', async () => {
    const { calls, price, all } = slowService();
    const prices = ids(40).map((id) => price(id, 'stay', never));
    await settle();
    expect(calls.map(({ ids }) => ids.length)).toEqual([batchSize, batchSize]);
    expect(calls[0]?.ids).toEqual(ids(batchSize));
    all(1);
    await settle();
    expect(calls.map(({ ids }) => ids.length)).toEqual([batchSize, batchSize, 10]);
    all(0);
    all(2);
    expect(await Promise.all(prices)).toHaveLength(40);
  });
  test('those in sight when a call is sent are first', async () => {
    const { calls, price, seen, all } = slowService();
    for (const id of ids(40)) void price(id, 'stay', never);
    await settle();
    for (const id of ['h38', 'h5', 'h35']) seen.add(id);
    all(0);
    await settle();
    expect(calls[2]?.ids.slice(0, 3)).toEqual(['h35', 'h38', 'h30']);
  });
  test('a hotel without an answer fails alone; a call that fails, for all of its hotels', async () => {
    const { calls, price } = slowService();
    const [first, second] = ids(2).map((id) => price(id, 'stay', never));
    await settle();
    calls[0]?.answer(new Map([['h0', 7]]));
    expect(await first).toBe(7);
    await expect(second).rejects.toThrow('h1');
    const others = ids(2, 2).map((id) => price(id, 'stay', never));
    await settle();
    calls[1]?.fail(new Error('no answer'));
    for (const other of others) await expect(other).rejects.toThrow('no answer');
  });
  test('of different stays are not requested in one call', async () => {
    const { calls, price } = slowService();
    for (const [id, stay] of [
      ['a', 'one'],
      ['b', 'other'],
      ['c', 'one'],
    ] as const)
      void price(id, stay, never);
    await settle();
    expect(calls.map(({ ids, request }) => [request, ...ids])).toEqual([
      ['one', 'a', 'c'],
      ['other', 'b'],
    ]);
  });
  test('that are no longer awaited are not requested, and their call is aborted', async () => {
    const { calls, price } = slowService();
    const left = new AbortController();
    const gone = ids(20).map((id) => price(id, 'stay', left.signal));
    const stays = price('h19', 'other', never);
    await settle();
    const [first, second] = calls;
    left.abort();
    for (const one of gone) await expect(one).rejects.toThrow();
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, true]);
    first?.fail(new Error('aborted'));
    await settle();
    expect(calls[2]).toMatchObject({ ids: ['h19'], request: 'other' });
    calls[2]?.answer(new Map([['h19', 3]]));
    expect(await stays).toBe(3);
  });
  test('a call goes on while one of its hotels is waited for', async () => {
    const { calls, price } = slowService();
    const left = new AbortController();
    const gone = price('h0', 'stay', left.signal);
    const stays = price('h1', 'stay', never);
    await settle();
    left.abort();
    await expect(gone).rejects.toThrow();
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer(new Map([['h1', 5]]));
    expect(await stays).toBe(5);
  });
});

test('the next batch belongs to the first request in the queue', () => {
  const waiting = [
    { id: 'a', request: { nights: 1 } },
    { id: 'b', request: { nights: 2 } },
    { id: 'c', request: { nights: 2 } },
  ];
  const batch = (seen: string[]) => nextBatch(waiting, new Set(seen)).map(({ id }) => id);
  expect([batch([]), batch(['c']), nextBatch([], new Set())]).toEqual([['a'], ['c', 'b'], []]);
});
