import { queueEmail } from '../../mail/queue.ts';
import { countAttempt } from '../../session/throttle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';
import { runIfDue } from './run-if-due.ts';

const hour = 3_600_000;
let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

test('runs by the time of its last run in any process, however often the service starts', async () => {
  let ran = 0;
  const run = () => runIfDue(s.services, 'counted', 6 * hour, () => Promise.resolve(ran++));
  expect(await run()).toBe(true);
  for (let i = 0; i < 5; i++) {
    s.pass(hour); // a start every hour, each with its first round
    expect(await run()).toBe(false);
  }
  s.pass(hour);
  expect([await run(), await run(), ran]).toEqual([true, false, 2]);
});

test('twenty at once: one', async () => {
  const ran = await Promise.all(
    Array.from({ length: 20 }, () => runIfDue(s.services, 'raced', hour, () => Promise.resolve())),
  );
  expect(ran.filter(Boolean)).toHaveLength(1);
});

test('a failed job is due again after a minute', async () => {
  const fail = () => runIfDue(s.services, 'failing', 6 * hour, () => Promise.reject(new Error('no source')));
  await expect(fail()).rejects.toThrow('no source');
  expect(await fail()).toBe(false);
  s.pass(60_000);
  await expect(fail()).rejects.toThrow('no source');
});

test('a job runs again after a clock that was a year ahead', async () => {
  const now = s.clock.now;
  const run = () => runIfDue(s.services, 'ahead', 6 * hour, () => Promise.resolve());
  s.pass(365 * 24 * hour);
  expect(await run()).toBe(true);
  s.clock.now = now;
  expect([await run(), await run()]).toEqual([true, false]);
});

test('what waits for its time does not wait for a clock that was ahead', async () => {
  const now = s.clock.now;
  const limited = () => countAttempt(s.services, [{ subject: 'ahead', limit: 2 }]);
  s.pass(365 * 24 * hour);
  await limited();
  await limited();
  await s.services.db.orm.transaction((tx) =>
    queueEmail(tx, {
      template: 'account-deleted',
      locale: 'en',
      brand: 'main',
      to: 'ahead@example.test',
      now: s.clock.now,
      data: { name: null },
    }),
  );
  s.clock.now = now;
  await limited();
  expect((await s.emails('ahead@example.test')).map(({ template }) => template)).toEqual(['account-deleted']);
});
