import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../services.ts';
import { databaseQuestion } from './readiness.ts';

const questionTo = (query: () => Promise<unknown>) =>
  databaseQuestion({ db: { pool: { query } } } as unknown as Pick<Services, 'db'>);

test('the database answers, or refuses', async () => {
  expect(await questionTo(() => Promise.resolve())()).toBe('answers');
  expect(await questionTo(() => Promise.reject(new Error('ECONNREFUSED')))()).toBe('away');
});

test('a database that does not answer is away after a second, and is not asked again meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  const query = vi.fn(() => answer.promise);
  const ask = questionTo(query);
  const from = performance.now();
  expect(await Promise.all([ask(), ask()])).toEqual(['away', 'away']);
  expect(performance.now() - from).toBeLessThan(3_000);
  expect(query).toHaveBeenCalledOnce();
  answer.resolve();
  await pause(10);
  expect(await ask()).toBe('answers');
  expect(query).toHaveBeenCalledTimes(2);
});
