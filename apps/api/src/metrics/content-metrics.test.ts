import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';
import { gaugesOf } from './gauges.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

/** As a process says it that has just started. */
async function contentMetrics(): Promise<string[]> {
  const registry = new Registry();
  gaugesOf(s.services, registry);
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('voyage_content_'));
}

test('the age of content is reported once there is content; none is not reported as zero', async () => {
  expect(await contentMetrics()).toEqual([]);
  const run = (minutesAgo: number, hotels: number | null, failure: string | null) =>
    s.sql(
      `insert into content_runs (supplier, started_at, ended_at, counts, failure) values ($1, $2, $2, $3, $4)`,
      [
        s.services.inventory.name,
        new Date(s.clock.now.getTime() - minutesAgo * 60_000),
        hotels === null ? {} : { hotels },
        failure,
      ],
    );
  await run(90, null, 'unread');
  expect(await contentMetrics()).toEqual(['voyage_content_age_seconds 5400', 'voyage_content_failed 1']);
  await run(60, 54, null);
  expect(await contentMetrics()).toEqual([
    'voyage_content_age_seconds 3600',
    'voyage_content_hotels 54',
    'voyage_content_failed 0',
  ]);
});
