import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';
import { readBacklog } from '../use-cases/maintenance/backlog.ts';
import { collectMetrics, type Metrics } from './metrics.ts';

let metrics: Metrics;
let s: TestService;
let port: number;
beforeAll(async () => {
  metrics = collectMetrics(0, '127.0.0.1');
  s = await startService();
  port = await metrics.serve(s.services);
});
afterAll(async () => {
  await metrics.stop();
  await s.close();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of a series: its name with its labels as they are written. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

test('counts requests by route, bookings by outcome and calls to the supplier', async () => {
  const { accessToken } = await s.login('noir');
  const { offerRef } = await s.firstOffer('tyo');
  expect((await s.book(accessToken, offerRef, { key: 'the-first-booking' })).status).toBe(200);
  expect((await s.book(accessToken, offerRef, { key: 'the-first-booking' })).status).toBe(200);
  expect((await s.book(accessToken, 'no.offer')).status).toBe(404);

  const text = await scrape();
  expect(valueOf(text, 'voyage_requests_total{method="POST",route="/v1/hotel/booking",status="200"}')).toBe(
    2,
  );
  expect(valueOf(text, 'voyage_requests_total{method="POST",route="/v1/hotel/booking",status="404"}')).toBe(
    1,
  );
  expect(
    valueOf(text, 'voyage_request_duration_seconds_count{method="POST",route="/v1/hotel/booking"}'),
  ).toBe(3);
  // The second request is the first one again, and the third had no offer: one attempt.
  expect(valueOf(text, 'voyage_bookings_total{outcome="confirmed"}')).toBe(1);
  expect(text.match(/^voyage_bookings_total\{.*\} [1-9]/gm)).toHaveLength(1);
  expect(
    valueOf(
      text,
      'voyage_dependency_call_duration_seconds_count{circuit="supplier-booking",call="book",outcome="answered"}',
    ),
  ).toBe(1);
  expect(valueOf(text, 'voyage_circuit_open{circuit="supplier-booking"}')).toBe(0);
  expect(valueOf(text, 'voyage_database_up')).toBe(1);
  expect(valueOf(text, 'voyage_database_connections{state="waiting"}')).toBe(0);
  expect(text, 'ids of people or orders').not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
});

test('counts a sold-out room as a separate outcome', async () => {
  const { accessToken } = await s.login('noir');
  const { offerRef, roomTypeId } = await s.firstOffer('par');
  await s.leave(roomTypeId, 0);
  expect((await s.book(accessToken, offerRef)).code).toBe('ht0005');
  expect(valueOf(await metrics.text(), 'voyage_bookings_total{outcome="soldOut"}')).toBe(1);
});

test('counts overbooked rooms from the bookings', async () => {
  const { inventory, now } = s.services;
  expect(await inventory.countOversold?.(now())).toBe(0);
  const [booking] = await s.sql<{ locator: string }>(
    `update supplier_bookings set rooms = rooms + 300 where locator = (select locator from supplier_bookings where state = 'confirmed' and check_in = '2026-12-01' limit 1) returning locator`,
  );
  const [{ capacity } = { capacity: NaN }] = await s.sql<{ capacity: number }>(
    `select sum(greatest(0, 301 - n.capacity))::int as capacity from supplier_bookings b join room_nights n on n.room_type_id = b.room_type_id and n.night >= b.check_in and n.night < b.check_out where locator = $1`,
    [booking?.locator],
  );
  expect(capacity).toBeGreaterThan(0);
  expect(await inventory.countOversold?.(now())).toBe(capacity);
});

test('reports the size and the age of the backlog', async () => {
  await s.sql(
    `insert into outbox (kind, template, locale, brand, recipient, state, priority, next_attempt_at, created_at) values ('mail', 'welcome', 'en', 'main', 'a@example.test', 'queued', 1, $1, $1)`,
    [new Date(s.services.now().getTime() - 90_000)],
  );
  const queued = (await readBacklog(s.services)).find(({ kind }) => kind === 'message-queued');
  expect(queued?.age).toBeGreaterThanOrEqual(90);
  expect(queued?.count).toBeGreaterThanOrEqual(1);
});

test('serves only /metrics', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});
