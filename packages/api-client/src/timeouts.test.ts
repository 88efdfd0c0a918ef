import { QueryClient } from '@tanstack/react-query';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi, type Api } from './client.ts';
import { RequestFailure, retryUnlessTimedOut } from './failure.ts';
import { queries } from './queries.ts';
import { timeoutOf } from './timeouts.ts';

test.each([
  ['createBooking', 50_000],
  ['planSearch', 30_000],
  ['availabilitySearch', 40_000],
  ['hotelSearch', 20_000],
  ['plan', 20_000],
  ['profile', 5_000],
  ['changeProfile', 5_000],
  ['setLanguage', 5_000],
  ['feVersion', 5_000],
  ['org', 10_000],
] as const)('%s has the time-out of section 7: %i ms', (name, milliseconds) =>
  expect(timeoutOf(name)).toBe(milliseconds),
);

test('a patient plan search has 80 s; patience changes no other call', () => {
  expect(timeoutOf('planSearch', true)).toBe(80_000);
  for (const name of ['hotelSearch', 'createBooking', 'org'] as const)
    expect(timeoutOf(name, true)).toBe(timeoutOf(name));
});

/** A supplier that never responds. */
let server: Server;
let baseUrl: string;
beforeAll(async () => {
  server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void (server.closeAllConnections(), server.close()));
beforeEach(() => void vi.restoreAllMocks());

const body = {
  hotelId: '1',
  stay: { checkIn: '2027-01-14', checkOut: '2027-01-17', rooms: [{ adults: 2 }] },
};

test.each([
  [false, 30_000],
  [true, 80_000],
])('the client waits that long for a silent supplier (patient: %s)', async (patient, milliseconds) => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const stop = new AbortController();
  const call = createApi({ baseUrl, locale: () => 'en' }).call('planSearch', {
    body,
    patient,
    signal: stop.signal,
  });
  await vi.waitFor(() => expect(timers.mock.calls.map(([, time]) => time)).toContain(milliseconds));
  expect(timers.mock.calls.map(([, time]) => time)).not.toContain(patient ? 30_000 : 80_000);
  stop.abort();
  await expect(call).rejects.toThrow();
});

/** The time-outs that the hotel page's query uses; each call fails with the next of `fails`. */
function setUp(roles: string[], fails: RequestFailure) {
  const requests: (boolean | undefined)[] = [];
  const api: Api = {
    call: (_name, args) => (requests.push((args as { patient?: boolean }).patient), Promise.reject(fails)),
    session: { payload: () => ({ roles }), token: () => undefined as string | undefined } as Api['session'],
  };
  const client = new QueryClient({
    defaultOptions: { queries: { retry: retryUnlessTimedOut, retryDelay: 1 } },
  });
  const plan = () => client.fetchQuery({ ...queries.plans(api, 'en', body) }).catch(() => {});
  return { requests, plan };
}

test('a visitor waits 30 s, and 80 s on a manual retry after a time-out', async () => {
  const { requests, plan } = setUp([], new RequestFailure('timeout'));
  await plan();
  expect(requests).toEqual([false]);
  await plan();
  expect(requests).toEqual([false, true]);
});

test('any other failure is retried once, with the same time-out', async () => {
  const { requests, plan } = setUp([], new RequestFailure('network'));
  await plan();
  expect(requests).toEqual([false, false]);
});

test.each(['timeout', 'network', 'sy0001'] as const)(
  'whatever is called, %s: repeated once, unless it timed out',
  async (code) => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: retryUnlessTimedOut, retryDelay: 1 } },
    });
    const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new RequestFailure(code)));
    await client.fetchQuery({ queryKey: [code], queryFn: ask }).catch(() => {});
    expect(ask).toHaveBeenCalledTimes(code === 'timeout' ? 1 : 2);
  },
);

test('staff wait 80 s from the start', async () => {
  const { requests, plan } = setUp(['employee'], new RequestFailure('timeout'));
  await plan();
  expect(requests).toEqual([true]);
});
