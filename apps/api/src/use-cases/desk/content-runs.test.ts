import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';
import { readContentHealth } from '../maintenance/content-health.ts';
import { purgeOldRows } from '../maintenance/purge-old-rows.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());
beforeEach(() => s.sql('delete from content_runs'));

const hour = 3_600_000;
const ago = (ms: number) => new Date(s.clock.now.getTime() - ms);
interface Run {
  supplier?: string;
  kind?: string;
  started: Date;
  ended?: Date;
  counted?: Date;
  counts?: object;
  failure?: string;
  unmapped?: object;
}
const stored = (run: Run) =>
  s.sql(
    `insert into content_runs (supplier, kind, started_at, ended_at, counted_at, counts, failure, unmapped)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      run.supplier ?? s.services.inventory.name,
      run.kind ?? 'whole',
      run.started,
      run.ended ?? null,
      run.counted ?? run.ended ?? run.started,
      run.counts ?? {},
      run.failure ?? null,
      run.unmapped ?? null,
    ],
  );
const shown = async (login: 'employee' | 'agent' = 'employee') =>
  s.call('GET', 'v1/admin/inventory/runs', { token: (await s.login(login)).accessToken });
const unmapped = (brand: string) => ({
  brands: [{ name: brand, properties: 12 }],
  chains: [],
  amenities: [],
  cities: [],
});

test('an inventory that imports nothing has no runs and no metrics', async () => {
  await stored({ supplier: 'another', started: ago(hour), ended: ago(0) });
  expect((await shown()).data).toEqual({ runs: [], unmapped: null });
  expect(await readContentHealth(s.services)).toBeNull();
  expect((await shown('agent')).code).toBe('au0107');
});

test('employees see the latest runs, and what the last whole one did not know', async () => {
  const counts = { read: 90, en: 54, hotels: 50, new: 2, changed: 3, closed: 1, noPlace: 4, noRooms: 0 };
  await stored({ started: ago(60 * hour), ended: ago(59 * hour), counts, unmapped: unmapped('Earlier') });
  await stored({ started: ago(40 * hour), ended: ago(39 * hour), counts, unmapped: unmapped('Lune') });
  await stored({
    kind: 'changes',
    started: ago(30 * hour),
    ended: ago(29 * hour),
    counts,
    unmapped: unmapped('Of changes only'),
  });
  await stored({ started: ago(20 * hour), ended: ago(19 * hour), counts, failure: 'shrunk' });
  await stored({ started: ago(10 * hour), counted: ago(9 * hour), counts: { read: 7 } });
  await stored({ started: ago(hour), counted: ago(5_000), counts: { read: 40, en: 8 } });
  const { data } = await shown();
  expect(data.unmapped).toEqual(unmapped('Lune'));
  const [running, lost, shrunk, changes] = data.runs;
  expect(running).toEqual({
    kind: 'whole',
    startedAt: ago(hour).toISOString(),
    endedAt: null,
    failure: null,
    read: 40,
    chosen: 8,
    hotels: null,
    leftOut: [],
  });
  expect(lost).toMatchObject({ failure: 'interrupted', endedAt: ago(9 * hour).toISOString(), hotels: null });
  expect(shrunk).toMatchObject({ failure: 'shrunk', hotels: null });
  expect(changes).toMatchObject({
    kind: 'changes',
    failure: null,
    hotels: { open: 50, new: 2, changed: 3, closed: 1 },
    leftOut: [{ reason: 'noPlace', properties: 4 }],
  });
  expect(await readContentHealth(s.services)).toEqual({ age: 30 * 3600, hotels: 50, hasFailed: true });
});

test('content that was never taken over is as old as the first attempt', async () => {
  await stored({ started: ago(31 * hour), ended: ago(30 * hour), failure: 'unread' });
  await stored({ started: ago(hour) });
  expect(await readContentHealth(s.services)).toEqual({ age: 31 * 3600, hotels: null, hasFailed: true });
});

test('old runs, and the costs of cancellations of stays long past, are deleted', async () => {
  const day = 24 * hour;
  await stored({ started: ago(91 * day), ended: ago(91 * day) });
  await stored({ started: ago(89 * day), ended: ago(89 * day) });
  const { accessToken } = await s.login('noir');
  const { offerRef } = await s.firstOffer('tyo');
  await s.book(accessToken, offerRef);
  const [order] = await s.sql<{ locator: string }>(
    'select locator from hotel_orders where locator is not null limit 1',
  );
  const cost = (locator: string, at: Date) =>
    s.sql(
      `insert into cancellation_costs (supplier, locator, room, amount, currency, stored_at) values ('x', $1, 1, 100, 'TWD', $2)`,
      [locator, at],
    );
  await cost(order!.locator, ago(100 * day));
  await cost('of-no-order', ago(100 * day));
  await cost('of-no-order-yet', ago(80 * day));
  await purgeOldRows(s.services);
  expect((await s.sql('select started_at from content_runs')).length).toBe(1);
  expect(await s.sql('select locator from cancellation_costs order by stored_at')).toEqual([
    { locator: order!.locator },
    { locator: 'of-no-order-yet' },
  ]);
  s.pass(200 * day);
  await purgeOldRows(s.services);
  expect(await s.sql('select locator from cancellation_costs')).toEqual([]);
});
