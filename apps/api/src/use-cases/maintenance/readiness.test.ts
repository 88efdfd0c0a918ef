import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { databaseProbe } from './readiness.ts';

const probeOf = (query: () => Promise<unknown>) =>
  databaseProbe({ db: { pool: { query } } } as unknown as Pick<Services, 'db'>);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the database answers, or refuses', async () => {
  expect(await probeOf(() => Promise.resolve())()).toBe('answers');
  expect(await probeOf(() => Promise.reject(new Error('ECONNREFUSED')))()).toBe('unavailable');
});

test('a database that does not answer counts as unavailable after a second, and is not queried again in the meantime', async () => {
  const answer = Promise.withResolvers<void>();
  const query = vi.fn(() => answer.promise);
  const ask = probeOf(query);
  const answered = vi.fn();
  const asked = Promise.all([ask(), ask()]).then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(answered).toHaveBeenCalledExactlyOnceWith(['unavailable', 'unavailable']);
  expect(query).toHaveBeenCalledOnce();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toBe('answers');
  expect(query).toHaveBeenCalledTimes(2);
});
