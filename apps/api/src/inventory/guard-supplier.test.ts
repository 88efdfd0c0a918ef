import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../platform/errors.ts';
import { guardSupplier } from './guard-supplier.ts';
import { RateLimited, type InventorySupplier } from './supplier.ts';

const minute = 60_000;
let now: Date;
let sent: string[];
let answer: () => Promise<unknown>;
beforeEach(() => {
  now = new Date('2026-12-01T00:00:00Z');
  sent = [];
  answer = () => Promise.resolve('done');
});
const call = (name: string) => () => {
  sent.push(name);
  return answer();
};
const guarded = (callsPerMinute: number | null = null) => {
  const supplier = {
    name: 'test',
    capabilities: { callsPerMinute, lateBookingMs: 0, hold: 'extendable' },
    ...Object.fromEntries(
      ['rates', 'priceCheck', 'book', 'cancel', 'retrieve'].map((name) => [name, call(name)]),
    ),
  };
  // only what the guard calls
  const inventory = guardSupplier(supplier as unknown as InventorySupplier, {
    now: () => now,
    log: pino({ level: 'silent' }),
  });
  const calls = {
    rates: () => inventory.rates({} as never),
    priceCheck: () => inventory.priceCheck({} as never, {} as never),
    book: () => inventory.book({} as never),
    cancel: () => inventory.cancel({} as never),
    retrieve: () => inventory.retrieve({} as never),
  };
  return async (name: keyof typeof calls, times = 1) => {
    const outcomes: string[] = [];
    for (let i = 0; i < times; i++)
      outcomes.push(
        await calls[name]().then(
          () => 'answered',
          (error: unknown) => (error instanceof ApiError ? error.code : 'thrown'),
        ),
      );
    return outcomes;
  };
};

it.each([
  ['rates', ['priceCheck', 'book', 'cancel', 'retrieve']],
  ['priceCheck', ['rates', 'book', 'cancel', 'retrieve']],
  ['book', ['rates', 'priceCheck', 'cancel', 'retrieve']],
  ['cancel', ['rates', 'priceCheck', 'book', 'retrieve']],
  ['retrieve', ['rates', 'priceCheck', 'book', 'cancel']],
] as const)('stops %s after five failures, and no other kind of call', async (broken, others) => {
  const run = guarded();
  answer = () => Promise.reject(new Error('socket hang up'));
  await run(broken, 8);
  expect(sent).toEqual(Array.from({ length: 5 }, () => broken));
  answer = () => Promise.resolve('done');
  for (const other of others) expect(await run(other)).toEqual(['answered']);
  expect(await run(broken)).toEqual(['sy0001']);
  now = new Date(now.getTime() + minute);
  expect(await run(broken)).toEqual(['answered']);
});

it('pauses what can wait while the supplier accepts no more calls; bookings and cancellations continue', async () => {
  const run = guarded();
  const until = new Date(now.getTime() + 2 * minute);
  answer = () => Promise.reject(new RateLimited(until));
  expect(await run('rates')).toEqual(['sy0001']);
  answer = () => Promise.resolve('done');
  for (const paused of ['rates', 'priceCheck', 'retrieve'] as const)
    expect(await run(paused)).toEqual(['sy0001']);
  expect([...(await run('book')), ...(await run('cancel'))]).toEqual(['answered', 'answered']);
  expect(sent).toEqual(['rates', 'book', 'cancel']);
  now = until;
  expect(await run('rates')).toEqual(['answered']);
});

it('does not take being paused for a failure', async () => {
  const run = guarded();
  answer = () => Promise.reject(new RateLimited(now));
  await run('rates', 6);
  await run('book', 6);
  expect(sent).toHaveLength(12);
  answer = () => Promise.resolve('done');
  expect([...(await run('rates')), ...(await run('book'))]).toEqual(['answered', 'answered']);
});

it('keeps a fifth of the calls a minute for bookings and cancellations', async () => {
  const run = guarded(10);
  expect(await run('rates', 9)).toEqual([...Array.from({ length: 8 }, () => 'answered'), 'sy0001']);
  expect(await run('book', 6)).toEqual(Array.from({ length: 6 }, () => 'answered'));
  expect(await run('cancel')).toEqual(['answered']);
  now = new Date(now.getTime() + minute);
  expect(await run('rates', 9)).toEqual([...Array.from({ length: 8 }, () => 'answered'), 'sy0001']);
});

it('counts calls as before when the clock is set back', async () => {
  const run = guarded(10);
  await run('rates', 2);
  now = new Date(now.getTime() - 60 * minute);
  expect(await run('rates', 2)).toEqual(['answered', 'answered']);
});
