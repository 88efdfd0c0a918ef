import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../../src/db/drizzle.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isDatabaseUnavailable } from '../../src/platform/database-unavailable.ts';
import { startEmbedded, type RunningDatabase } from '../../src/db/embedded.ts';
import { reconcilePayments } from '../../src/use-cases/purchases/sync-payment.ts';
import { reconcile } from '../../src/use-cases/booking/holds/reconcile.ts';
import { assertLedgersBalance } from '../ledger-assertions.ts';
import { newKey, startService, threeNights, type Reply, type TestService } from '../service.ts';

/**
 * The response of a service that lost its database: success, a rule's rejection, or "try again". Never a
 * 500.
 */
function assertPolite(reply: Reply): void {
  expect([200, 409, 503], reply.text).toContain(reply.status);
  if (reply.status !== 503) return;
  expect(reply.code).toBe('sy0001');
  expect(reply.headers.get('retry-after')).toBe('5');
}

/** Whether the database answers, according to `/ready`, which never asks for fewer requests because of it. */
async function databaseOf(s: TestService): Promise<unknown> {
  const { status, text } = await s.call('GET', 'ready');
  expect(status).toBe(200);
  const { database }: { database?: unknown } = JSON.parse(text);
  return database;
}

/** Books for many members during `harm`, until it has been noticed; retries as a page would, and compares all records. */
async function bookThrough(s: TestService, harm: (isNoticed: boolean) => Promise<void>): Promise<void> {
  const buyers = await s.addMembers(60, 'basic');
  const offers = await Promise.all(
    ['par', 'tyo', 'lon', 'mil', 'osa', 'bcn'].map(async (city) => {
      const found = await s.firstOffer(city);
      await s.leave(found.roomTypeId, 60);
      return found.offerRef;
    }),
  );
  const requests = buyers.map(({ token }, i) => ({
    token,
    key: newKey(),
    offerRef: offers[i % offers.length]!,
  }));
  const send = ({ token, key, offerRef }: (typeof requests)[number]) => s.book(token, offerRef, { key });
  const over = new AbortController();
  const first: { i: number; reply: Reply }[] = [];
  const isNoticed = () => first.some(({ reply }) => reply.status === 503);
  const harming = (async () => {
    while (!over.signal.aborted) {
      await harm(isNoticed());
      await pause(15);
    }
  })();
  do {
    for (let at = 0; at < requests.length; at += 20)
      first.push(
        ...(await Promise.all(
          requests.slice(at, at + 20).map(async (request, n) => ({ i: at + n, reply: await send(request) })),
        )),
      );
  } while (!isNoticed());
  over.abort();
  await harming;
  for (const { reply } of first) assertPolite(reply);

  // without help
  await expect.poll(() => databaseOf(s)).toBe('answers');
  const again = await Promise.all(requests.map(send));
  again.forEach(assertPolite);
  expect(again.filter((reply) => reply.status === 503)).toEqual([]);
  for (const { i, reply } of first)
    if (reply.status === 200) expect(again[i]!.data.orderId).toBe(reply.data.orderId);
  s.pass(11 * 60_000);
  await reconcile(s.services, 10 * 60_000);
  const last = await Promise.all(requests.map(send));
  for (const reply of last)
    expect([reply.status, reply.data?.status], reply.text).toEqual([200, 'confirmed']);
  await assertLedgersBalance(s);
  const orders = await s.sql<{ user_id: string; n: number }>(
    `select user_id, count(*)::int as n from hotel_orders where status = 'confirmed' and user_id = any($1) group by 1`,
    [buyers.map((buyer) => buyer.id)],
  );
  expect(orders.map((row) => row.n)).toEqual(buyers.map(() => 1));
}

describe('every connection is dropped repeatedly', () => {
  let s: TestService;
  let admin: pg.Client;
  let name = '';
  beforeAll(async () => {
    s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
    admin = new pg.Client({ connectionString: inject('adminUrl') });
    await admin.connect();
    name = (await s.sql<{ name: string }>('select current_database() as name'))[0]!.name;
  });
  afterAll(async () => {
    await admin.end();
    await s.close();
  });
  const cut = async () =>
    void (await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]));

  test('during bookings: 503, nothing half-written, each key books once, and it recovers without help', async () => {
    await bookThrough(s, cut);
  });

  test('in the middle of a waiting transaction: it fails as unavailable, the process survives, the next one works', async () => {
    const { orm } = s.services.db;
    const error = await orm
      .transaction(async (tx) => {
        await tx.execute(sql`update facts set updated_at = 1`);
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await cut();
        const isThere = async () =>
          (await admin.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount;
        await expect.poll(isThere, { interval: 5 }).toBe(0);
        await tx.execute(sql`select 1`);
      })
      .then(
        () => null,
        (e: unknown) => e,
      );
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    await expect
      .poll(() => s.sql('select 1 from facts where updated_at = 1').catch(() => 'unavailable'))
      .toEqual([]);
    expect((await orm.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  });

  test('at the start of many transactions: no connection is leaked', async () => {
    const { orm, pool } = s.services.db;
    const held = await Promise.all(Array.from({ length: pool.options.max ?? 16 }, () => pool.connect()));
    for (const client of held) client.release();
    await cut();
    await Promise.allSettled(
      Array.from({ length: 40 }, () => orm.transaction((tx) => tx.execute(sql`select 1`))),
    );
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect(pool.waitingCount).toBe(0);
    expect(await databaseOf(s)).toBe('answers');
  });

  test('during payments: the bank and our records agree in the end', async () => {
    const buyers = await s.addMembers(12, 'basic');
    const orders = await Promise.all(
      buyers.map(
        async ({ token }) =>
          (await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 2 } })).data
            .order.id as string,
      ),
    );
    const primes = await Promise.all(buyers.map(() => s.prime('4242424242424242')));
    const pay = (i: number) =>
      s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
        token: buyers[i]!.token,
        headers: { 'idempotency-key': newKey() },
        body: {
          orderId: orders[i],
          prime: primes[i],
          payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
          invoice: { type: 'personal', carrier: { kind: 'member' } },
          agreed: true,
        },
      });
    const replies = buyers.map((_, i) => pause(i * 4).then(() => pay(i)));
    for (let i = 0; i < 8; i++) {
      await pause(8);
      await cut();
    }
    for (const reply of await Promise.all(replies)) assertPolite(reply);
    await expect.poll(() => databaseOf(s)).toBe('answers');
    s.pass(2 * 60_000);
    await reconcilePayments(s.services, 60_000);
    s.pass(40 * 60_000);
    for (let i = 0; i < 3; i++) await reconcilePayments(s.services, 60_000);
    await assertLedgersBalance(s);
  });

  test('the process stays ready except to a balancer that asks for its database, and a hotel is shown without its story, which no cache keeps, and without rates', async () => {
    const found = await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par' } });
    const hotelId: string = found.data.hotels[0].hotel.id;
    const path = `v1/hotel/${hotelId}`;
    const plans = () => s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay: threeNights } });
    expect((await plans()).status).toBe(200);
    const read = () => s.call('GET', path);
    const withDatabase = async () => (await s.call('GET', 'ready?database')).status;
    expect(await withDatabase()).toBe(200);
    await admin.query(`alter database ${name} allow_connections false`);
    await cut();
    await expect.poll(() => databaseOf(s)).toBe('unavailable');
    expect(await withDatabase()).toBe(503);
    const unavailable = await read();
    expect(unavailable.status).toBe(200);
    expect(unavailable.data.rooms).not.toEqual([]);
    expect(unavailable.data.story).toEqual([]);
    expect(unavailable.headers.get('cache-control')).toBe('no-store');
    const unstored = await plans();
    expect(unstored.status).toBe(503);
    assertPolite(unstored);

    await admin.query(`alter database ${name} allow_connections true`);
    await expect.poll(async () => (await read()).data.story).not.toEqual([]);
    expect(await withDatabase()).toBe(200);
    expect((await read()).headers.get('cache-control')).toBe('public, no-cache');
  });

  test('logs report the outage, but not the data being written', () => {
    expect(s.logged.some(({ text }) => text === 'database unavailable')).toBe(true);
    expect(JSON.stringify(s.logged)).not.toMatch(/haruka@example|example\.test|params:/);
  });
});

describe('the embedded database itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-unavailable-'));
  let database: RunningDatabase;
  let s: TestService;
  beforeAll(async () => {
    database = await startEmbedded(folder);
    s = await startService({ DEMO_HOTELS: '60' }, { url: database.url });
  });
  afterAll(async () => {
    await s.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('crashes and restarts in the middle of bookings: 503, nothing half-written, and it recovers without help', async () => {
    let crashes = 0;
    const crash = async (isNoticed: boolean) => {
      if (crashes > 1 && isNoticed) return;
      // A backend that dies like this takes down all others: the server recovers from its log, as after a
      // power failure.
      const client = new pg.Client({ connectionString: database.url });
      client.on('error', () => {});
      const pid = await client
        .connect()
        .then(() => client.query<{ pid: number }>('select pg_backend_pid() as pid'))
        .then(
          ({ rows }) => rows[0]!.pid,
          () => null,
        ); // still recovering
      if (pid === null) return;
      crashes += 1;
      process.kill(pid, 'SIGKILL');
      await pause(150);
    };
    await bookThrough(s, crash);
    expect(crashes).toBeGreaterThan(0);
  });
});
