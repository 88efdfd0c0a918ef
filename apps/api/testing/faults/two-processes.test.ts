import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { queueEmail } from '../../src/mail/queue.ts';
import { samples } from '../mail/samples.ts';
import { prepaidOffer } from '../prepaid-offers.ts';
import { assertLedgersBalance, assertRooms } from '../ledger-assertions.ts';
import { copyDatabase } from '../database.ts';
import { startProcess, type ProcessReply, type ServiceProcess } from '../process.ts';
import { monthEndTimeout, waitForMonthEnd, stayAhead } from '../real-clock.ts';
import { guest, newKey, startService, type TestService } from '../service.ts';

/** Two real processes of the service on one database, and a third instance in the test to inspect it. */
let database: Awaited<ReturnType<typeof copyDatabase>>;
let s: TestService;
let a: ServiceProcess;
let b: ServiceProcess;
beforeAll(waitForMonthEnd, monthEndTimeout);
beforeAll(async () => {
  database = await copyDatabase(inject('adminUrl'), inject('template'));
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' }, database);
  s.clock.now = new Date(); // theirs cannot be moved
  [a, b] = await Promise.all([startProcess(database.url), startProcess(database.url)]);
});
afterAll(async () => {
  await Promise.all([a.kill(), b.kill()]);
  await s.close();
  await database.drop();
});

const bookAt = (
  process: ServiceProcess,
  token: string,
  offerRef: string,
  key = newKey(),
): Promise<ProcessReply<{ orderId: string; status: string; bookingNumber: string }>> =>
  process.call('POST', 'v1/hotel/booking', {
    token,
    body: { offerRef, guest, agreed: true },
    headers: { 'idempotency-key': key },
  });
const either = (i: number) => (i % 2 === 0 ? a : b);

describe('inventory and quota are shared', () => {
  test('the last five rooms, sixty buyers at both: five bookings, a clear answer for the rest', async () => {
    const found = await s.firstOffer('tyo', stayAhead(40));
    await s.leave(found.roomTypeId, 5);
    const buyers = await s.addMembers(60, 'basic');
    const replies = await Promise.all(buyers.map(({ token }, i) => bookAt(either(i), token, found.offerRef)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 'ht0005')).toHaveLength(55);
    await assertLedgersBalance(s);
  });

  test('one key at both, thirty times: one order, one response', async () => {
    const [buyer] = await s.addMembers(1, 'elite');
    const { offerRef } = await s.firstOffer('par', stayAhead(40));
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => bookAt(either(i), buyer!.token, offerRef, key)),
    );
    for (const reply of replies)
      expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    const after = await Promise.all([
      bookAt(a, buyer!.token, offerRef, key),
      bookAt(b, buyer!.token, offerRef, key),
    ]);
    expect(after[0].data).toEqual(after[1].data);
    for (const reply of replies)
      if (reply.status === 200) expect(reply.data.orderId).toBe(after[0].data.orderId);
    expect(await s.sql('select 1 from hotel_orders where user_id = $1', [buyer!.id])).toHaveLength(1);
    expect((await s.creditsOf(buyer!.token)).free.used).toBe(1);
  });

  test('one credit, ten bookings at each: one succeeds', async () => {
    const [buyer] = await s.addMembers(1, 'basic');
    const { offerRef, roomTypeId } = await s.firstOffer('mil', stayAhead(40));
    await s.leave(roomTypeId, 40);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bookAt(either(i), buyer!.token, offerRef)),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'bk0001')).toHaveLength(19);
  });

  test("the other's catalogue shows the sale", async () => {
    const stay = stayAhead(45);
    const found = await s.firstOffer('lon', stay);
    await s.leave(found.roomTypeId, 1);
    const rooms = async (process: ServiceProcess) =>
      (
        ((await process.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId: found.hotelId, stay } }))
          .data.rooms as { room: { id: number }; offers: unknown[] }[] | undefined) ?? []
      )
        .filter((room) => room.offers.length > 0)
        .map((room) => room.room.id);
    await expect.poll(() => rooms(b)).toContain(found.roomTypeId);
    const [buyer] = await s.addMembers(1, 'basic');
    expect((await bookAt(a, buyer!.token, found.offerRef)).status).toBe(200);
    await expect.poll(() => rooms(b), { interval: 50 }).not.toContain(found.roomTypeId);
  });
});

describe('sessions are shared', () => {
  const login = (process: ServiceProcess, password = 'Voyage2026', username = 'elite@demo.test') =>
    process.call('POST', 'v1/auth/login', { body: { username, password } });
  const profile = (process: ServiceProcess, token: string) =>
    process.call('GET', 'v1/user/profile', { token });

  test('opened in one, ended in the other', async () => {
    const { accessToken, refreshToken } = (await login(a)).data;
    expect((await profile(b, accessToken)).status).toBe(200);
    expect((await b.call('POST', 'v1/auth/logout', { token: accessToken })).status).toBe(200);
    expect([(await profile(a, accessToken)).code, (await profile(b, accessToken)).code]).toEqual([
      'au0103',
      'au0103',
    ]);
    expect((await a.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } })).code).toBe('au0106');
  });

  test('a refresh token used at both at once yields one pair, and its reuse after the successor was used ends the family everywhere', async () => {
    const refresh = (process: ServiceProcess, refreshToken: string) =>
      process.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } });
    const { refreshToken } = (await login(b)).data;
    const replies = await Promise.all([a, b].map((process) => refresh(process, refreshToken)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(replies[0]?.data.refreshToken).toBe(replies[1]?.data.refreshToken);
    expect((await refresh(a, replies[1]?.data.refreshToken)).status).toBe(200);
    expect((await refresh(b, refreshToken)).code).toBe('au0106');
    for (const { data } of replies)
      await expect.poll(async () => (await profile(a, data.accessToken)).code).toBe('au0103');
  });

  test('failed attempts are counted across processes', async () => {
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) codes.push((await login(either(i), `guess ${i}`, 'noir@demo.test')).code);
    expect(codes.filter((code) => code === 'au0101')).toHaveLength(10);
    expect(codes.slice(-2)).toEqual(['au0105', 'au0105']);
  });
});

describe('jobs run in both, and do their work once', () => {
  test('each email is sent once', async () => {
    const sent = () =>
      s.sql<{ recipient: string; n: number }>(
        `select recipient, count(*)::int as n from mailbox where recipient like 'both%' group by 1`,
      );
    let queued = 0;
    async function sendMore(count: number): Promise<void> {
      const names = Array.from({ length: count }, () => `both${queued++}@example.test`);
      await Promise.all(
        names.map((to) =>
          queueEmail(s.services.db.orm, {
            template: 'welcome',
            locale: 'en',
            brand: 'main',
            to,
            now: new Date(),
            data: samples('en').welcome,
          }),
        ),
      );
      await expect.poll(async () => (await sent()).length).toBe(queued);
    }
    await sendMore(60);
    await sendMore(1); // by another round of the job, which might have sent the others again
    expect((await sent()).filter((row) => row.n !== 1)).toEqual([]);
    expect(await s.sql(`select 1 from outbox where recipient like 'both%' and attempts <> 1`)).toEqual([]);
  });

  test('unfinished work is completed once: a booking that never arrived, one that did, money that is owed', async () => {
    const [lost, arrived, payer] = await s.addMembers(3, 'basic');
    const { inventory } = s.services;
    const real = inventory.book.bind(inventory);
    inventory.book = () => Promise.resolve({ outcome: 'unknown' });
    expect((await s.book(lost!.token, (await s.firstOffer('osa', stayAhead(40))).offerRef)).data.status).toBe(
      'pending',
    );
    inventory.book = async (request) => (await real(request), { outcome: 'unknown' });
    expect(
      (await s.book(arrived!.token, (await s.firstOffer('osa', stayAhead(40))).offerRef)).data.status,
    ).toBe('pending');
    inventory.book = real;
    const { order } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token: payer!.token, body: { credits: 2 } })
    ).data;
    const paid = await s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
      token: payer!.token,
      headers: { 'idempotency-key': newKey() },
      body: {
        orderId: order.id,
        prime: await s.prime('4242424242424242'),
        payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
        invoice: { type: 'personal', carrier: { kind: 'member' } },
        agreed: true,
      },
    });
    expect(paid.data.status, paid.text).toBe('success');
    expect(
      (
        await s.call('POST', 'v1/admin/order', {
          token: (await s.login('employee')).accessToken,
          body: { orderId: order.id, action: 'refund', reason: 'Bought twice' },
        })
      ).status,
    ).toBe(200);
    await s.sql(
      `update hotel_orders set updated_at = updated_at - interval '10 minutes' where status = 'pending'`,
    );
    const open = async () =>
      Number(
        (
          await s.sql<{ n: string }>(
            `select (select count(*) from hotel_orders where status = 'pending') + (select count(*) from payments where status = 'refunding') as n`,
          )
        )[0]!.n,
      );
    await expect.poll(open, { interval: 250 }).toBe(0);
    expect(
      await s.sql(`select user_id, status from hotel_orders where user_id = any($1)`, [
        [lost!.id, arrived!.id],
      ]),
    ).toEqual(
      expect.arrayContaining([
        { user_id: lost!.id, status: 'failed' },
        { user_id: arrived!.id, status: 'confirmed' },
      ]),
    );
    expect(
      await s.sql(
        `select kind, count(*)::int as n from order_events where order_id in (select id from hotel_orders where user_id = any($1)) group by 1 order by 1`,
        [[lost!.id, arrived!.id]],
      ),
    ).toEqual([
      { kind: 'confirmed', n: 1 },
      { kind: 'failed', n: 1 },
      { kind: 'requested', n: 2 },
    ]);
    expect([
      (await s.creditsOf(lost!.token)).remaining,
      (await s.creditsOf(arrived!.token)).remaining,
      (await s.creditsOf(payer!.token)).paid,
    ]).toEqual([1, 0, 0]);
    expect(
      await s.sql(
        `select refunded_amount = amount as all_of_it from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1`,
        [order.id],
      ),
    ).toEqual([{ all_of_it: true }]);
    expect(await s.sql(`select 1 from payment_events where kind = 'refunded'`)).toHaveLength(1);
    await assertLedgersBalance(s);
  });

  test('unpaid held rooms are released once: one event, one email, one credit, the rooms returned once', async () => {
    const members = await s.addMembers(12, 'basic');
    const [last] = await s.addMembers(1, 'basic');
    const found = await prepaidOffer(s, 'sin', { stay: stayAhead(40) });
    await s.leave(found.roomTypeId, 13);
    async function letExpire(buyers: { token: string }[]): Promise<string[]> {
      const replies = await Promise.all(
        buyers.map(({ token }, i) => bookAt(either(i), token, found.offerRef)),
      );
      expect(replies.map((reply) => reply.data?.status)).toEqual(buyers.map(() => 'payment'));
      const expiring = replies.map((reply) => reply.data.orderId);
      await s.sql(`update hotel_orders set payment_due = now() - interval '1 second' where id = any($1)`, [
        expiring,
      ]);
      const open = () =>
        s.sql(
          `select 1 from hotel_orders where id = any($1) and (status <> 'released' or release_at is not null)`,
          [expiring],
        );
      await expect.poll(open, { interval: 100 }).toEqual([]);
      return expiring;
    }
    const ids = await letExpire(members);
    await letExpire([last!]); // by another round of the job, which might have released the others again
    expect(
      await s.sql(
        `select kind, count(*)::int as n from order_events where order_id = any($1) group by 1 order by 1`,
        [ids],
      ),
    ).toEqual([
      { kind: 'held', n: 12 },
      { kind: 'released', n: 12 },
      { kind: 'requested', n: 12 },
    ]);
    expect(
      await s.sql(`select 1 from outbox where dedupe_key = any($1)`, [ids.map((id) => `hold-ended:${id}`)]),
    ).toHaveLength(12);
    expect(await Promise.all(members.map(async ({ token }) => (await s.creditsOf(token)).remaining))).toEqual(
      members.map(() => 1),
    );
    await assertLedgersBalance(s);
  });
});

describe('when one of them stops', () => {
  /** Bookings at both until stopped; an interrupted call is retried at the other, with its key. */
  async function bookingThrough(
    city: string,
    end: () => Promise<void>,
    ending: ServiceProcess,
    staying: ServiceProcess,
  ) {
    const found = await s.firstOffer(city, stayAhead(40));
    await s.leave(found.roomTypeId, 130);
    const buyers = await s.addMembers(120, 'basic');
    let cut = 0;
    const results: ProcessReply<{ orderId: string; status: string }>[] = [];
    const waiting = [...buyers];
    const callers = Array.from({ length: 20 }, async () => {
      for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
        const key = newKey();
        const first = await bookAt(
          waiting.length % 2 ? ending : staying,
          buyer.token,
          found.offerRef,
          key,
        ).catch(() => undefined);
        if (!first) cut += 1;
        results.push(first ?? (await bookAt(staying, buyer.token, found.offerRef, key)));
      }
    });
    await expect.poll(() => results.length, { interval: 5 }).toBeGreaterThan(30);
    await end();
    await Promise.all(callers);
    expect((await staying.call('GET', 'ready')).status).toBe(200);
    return { cut, results, buyers };
  }

  test('killed: the other continues, finds unfinished work, and nothing is booked twice', async () => {
    const { cut, results, buyers } = await bookingThrough('bcn', () => a.kill(), a, b);
    expect(cut).toBeGreaterThan(0);
    for (const reply of results)
      // in progress when its process died
      expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    await s.sql(
      `update hotel_orders set updated_at = updated_at - interval '10 minutes' where status = 'pending'`,
    );
    await expect
      .poll(async () => (await s.sql(`select 1 from hotel_orders where status = 'pending'`)).length, {
        interval: 250,
      })
      .toBe(0);
    await assertLedgersBalance(s);
    const twice = await s.sql(
      `select user_id from hotel_orders where status = 'confirmed' and user_id = any($1) group by 1 having count(*) > 1`,
      [buyers.map((buyer) => buyer.id)],
    );
    expect(twice).toEqual([]);
    expect(b.running()).toBe(true);
  });

  test('stopped by its operator: requests in progress are completed before it exits', async () => {
    a = await startProcess(database.url);
    let code: number | null = null;
    const { results } = await bookingThrough('ams', async () => void (code = await a.stop()), a, b);
    expect(code).toBe(0);
    for (const reply of results)
      expect([reply.status, reply.data?.status], reply.text).toEqual([200, 'confirmed']);
    expect(await s.sql(`select 1 from hotel_orders where status = 'pending'`)).toEqual([]);
    await assertRooms(s);
  });
});
