import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchChanges } from './watch-changes.ts';

let answer: { status: number; body: unknown };
let requests: (string | undefined)[];
const service = createServer((request, response) => {
  requests.push(request.url, String(request.headers['x-site-changes']));
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});
const changes = (...list: [number: number, hotelId: number][]) => ({
  status: 200,
  body: { changes: list.map(([number, hotelId]) => ({ number, hotelId })) },
});
const changed = vi.fn();
const missed = vi.fn();
const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000 });
let stop: () => void;
beforeEach(async () => {
  vi.clearAllMocks();
  requests = [];
  answer = changes([1, 11]);
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  stop = watchChanges(`http://127.0.0.1:${port}`, { changed, missed, every: 5 });
  await soon(() => expect(requests.length).toBeGreaterThan(4));
});
afterEach(async () => {
  stop();
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
});

test('passes on what changes from now on, each change once and again a second later', async () => {
  expect(requests.slice(0, 2)).toEqual(['/changes', '1']);
  expect(changed, 'what had changed before there was anything in the cache').not.toHaveBeenCalled();
  answer = changes([1, 11], [4, 12], [3, 13]);
  await soon(() => expect(changed).toHaveBeenCalled());
  const at = requests.length;
  await soon(() => expect(requests.length).toBeGreaterThan(at + 8));
  expect(changed.mock.calls).toEqual([[new Set([12, 13])]]);
  answer = changes([2, 11]); // a lower number that was committed later
  await soon(() => expect(changed).toHaveBeenCalledTimes(2));
  await soon(() => expect(changed).toHaveBeenCalledTimes(4));
  expect(changed.mock.calls.map(([hotels]) => [...hotels])).toEqual([[12, 13], [11], [12, 13], [11]]);
  expect(missed).not.toHaveBeenCalled();
});

test('a service that is unavailable changes nothing, and any hotel if that lasted', async () => {
  answer = { status: 503, body: { success: false } };
  const at = requests.length;
  await soon(() => expect(requests.length).toBeGreaterThan(at + 8));
  expect(missed).not.toHaveBeenCalled();
  const later = performance.now() + 8_001;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  answer = changes([5, 14]);
  await soon(() => expect(missed).toHaveBeenCalledOnce());
  expect(changed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
