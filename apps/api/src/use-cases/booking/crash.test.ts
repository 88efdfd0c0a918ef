import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase } from '../../testing/database.ts';
import { startProcess, type ServiceProcess } from '../../testing/process.ts';
import { stayAhead } from '../../testing/real-clock.ts';
import { guest, newKey } from '../../testing/service.ts';

/** The service as a separate process, on a separate database, to be killed without warning. */
let service: ServiceProcess;
let database: Awaited<ReturnType<typeof copyDatabase>>;
const start = async () => void (service = await startProcess(database.url, { LOG_LEVEL: 'error' }));

beforeAll(async () => {
  database = await copyDatabase(inject('adminUrl'), inject('template'));
  await start();
});
afterAll(async () => {
  await service.kill();
  await database.drop();
});

test('killed in the middle of bookings: every acknowledged one is there, no room is lost, no open end is left', async () => {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const {
      data: { accessToken },
    } = await service.call<{ accessToken: string }>('POST', 'v1/auth/login', {
      body: { username: 'noir@demo.test', password: 'Voyage2026' },
    });
    const stay = stayAhead(40 + 7 * round);
    const {
      data: { hotels },
    } = await service.call<{ hotels: { hotel: { id: string } }[] }>('POST', 'v1/tp/hotel/search', {
      body: { code: 'par', stay },
    });
    const offers = (
      await Promise.all(
        hotels.slice(0, 8).map(
          async ({ hotel }) =>
            (
              await service.call<{ rooms: { offers: { offerRef: string }[] }[] }>(
                'POST',
                'v1/tp/hotel/plan/search',
                {
                  body: { hotelId: hotel.id, stay },
                },
              )
            ).data.rooms,
        ),
      )
    )
      .flat()
      .flatMap((room) => room.offers.slice(0, 2));
    expect(offers.length).toBeGreaterThan(10);
    const running = Array.from({ length: 120 }, async (_, i) => {
      const reply = await service
        .call<{ bookingNumber: string }>('POST', 'v1/hotel/booking', {
          token: accessToken,
          body: { offerRef: offers[i % offers.length]?.offerRef, guest, agreed: true },
          headers: { 'idempotency-key': newKey() },
        })
        .catch(() => undefined); // cut off
      if (reply?.status === 200) acknowledged.push(reply.data.bookingNumber);
    });
    const enough = new Promise<void>((done) => {
      const timer = setInterval(
        () => acknowledged.length > 15 * (round + 1) && (clearInterval(timer), done()),
        2,
      );
    });
    await enough;
    await service.kill();
    await Promise.all(running);
    await start();
  }
  expect(acknowledged.length).toBeGreaterThan(45);

  // Within two minutes the reconciler has queried everything left open
  const open = async () =>
    Number((await db.query(`select count(*) from hotel_orders where status = 'pending'`)).rows[0].count);
  const left = await open();
  await db.query(
    `update hotel_orders set updated_at = updated_at - interval '10 minutes' where status = 'pending'`,
  );
  for (let i = 0; i < 100 && (await open()) > 0; i++) await new Promise((done) => setTimeout(done, 200));
  expect(await open(), `${left} were left open`).toBe(0);

  const { rows: kept } = await db.query<{ booking_number: string }>(
    `select booking_number from hotel_orders where status = 'confirmed'`,
  );
  const numbers = new Set(kept.map((row) => row.booking_number));
  expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
  const nights = (table: string, state: string) =>
    `select room_type_id, d::date::text as night, sum(rooms)::int as rooms from ${table}, generate_series(check_in, check_out - 1, interval '1 day') d where ${state} = 'confirmed' group by 1, 2 order by 1, 2`;
  const [ours, theirs, sold, used] = await Promise.all([
    db.query(nights('hotel_orders', 'status')),
    db.query(nights('supplier_bookings', 'state')),
    db.query(
      'select room_type_id, night::text, sold::int as rooms from room_nights where sold > 0 order by 1, 2',
    ),
    db.query('select used from credit_months'),
  ]);
  expect(theirs.rows).toEqual(ours.rows);
  expect(sold.rows).toEqual(ours.rows);
  expect(used.rows.reduce((sum: number, row: { used: number }) => sum + row.used, 0)).toBeGreaterThanOrEqual(
    kept.length,
  );
  await db.end();
}, 300_000);
