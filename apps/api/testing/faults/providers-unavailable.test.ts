import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inventory } from '../../src/inventory/inventory.ts';
import { RateLimited, type SupplierBooking } from '../../src/inventory/supplier.ts';
import { queueEmail } from '../../src/mail/queue.ts';
import { samples } from '../mail/samples.ts';
import { sendOutbox } from '../../src/mail/send-outbox.ts';
import { TransportError } from '../../src/mail/transport.ts';
import { reconcilePayments } from '../../src/use-cases/purchases/sync-payment.ts';
import { reconcile } from '../../src/use-cases/booking/holds/reconcile.ts';
import { notifyOrders } from '../../src/use-cases/booking/emails/booking-emails.ts';
import { guardSupplier } from '../../src/inventory/guard-supplier.ts';
import { assertLedgersBalance } from '../ledger-assertions.ts';
import { guest, newKey, startService, type TestOffer, type TestService } from '../service.ts';

let s: TestService;
let embedded: Inventory;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  embedded = s.services.inventory;
});
afterAll(() => s.close());
beforeEach(() => {
  s.pass(60_000); // the circuits of the previous test have closed again
  s.services.inventory = embedded;
  s.services.sandbox?.faults.clear();
});

/**
 * Everything that does not need the provider: content, catalogue prices, sessions, orders, and operator
 * queries.
 */
async function assertRestWorks(token: string): Promise<void> {
  const replies = await Promise.all([
    s.call('POST', 'v1/tp/hotel/search', {
      body: { code: 'par', stay: { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [{ adults: 2 }] } },
    }),
    s.call('GET', 'v1/hotel/meta/regions'),
    s.call('GET', 'v1/blog/category/list'),
    s.call('GET', 'v1/product/memberships'),
    s.call('GET', 'v1/user/profile', { token }),
    s.call('POST', 'v1/user/hotel/order', { token, body: {} }),
    s.call('GET', 'ready'),
    s.call('POST', 'v1/auth/login', { body: { username: 'elite@demo.test', password: 'Voyage2026' } }),
  ]);
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
}

describe('the hotel supplier', () => {
  let member: { id: string; token: string };
  let found: TestOffer;
  /** A supplier of which some calls fail or are slow, behind the same guard as every supplier. */
  const behindGuard = (
    broken: Partial<Inventory>,
    timeouts: Parameters<typeof guardSupplier>[1]['timeouts'] = {},
  ) =>
    (s.services.inventory = {
      ...embedded,
      ...guardSupplier({ ...embedded, ...broken }, { now: () => s.clock.now, log: s.services.log, timeouts }),
    });
  const down = () => Promise.reject(new Error('connect ECONNRESET 192.0.2.1:443 with a secret'));
  const never = () => new Promise<never>(() => {});
  beforeEach(async () => {
    [member] = (await s.addMembers(1, 'basic')) as [typeof member];
    found = await s.firstOffer('tyo');
    await s.leave(found.roomTypeId, 50);
  });
  const remaining = async () => (await s.creditsOf(member.token)).remaining;

  test('is down: "busy, try again later", no order, no credit used; after five failures no calls for half a minute', async () => {
    let sent = 0;
    behindGuard({ priceCheck: () => (sent++, Promise.reject(new Error('socket hang up'))) });
    for (let i = 0; i < 8; i++) {
      const reply = await s.book(member.token, found.offerRef);
      expect([reply.status, reply.code, reply.headers.get('retry-after')], reply.text).toEqual([
        503,
        'sy0001',
        '5',
      ]);
    }
    expect(sent).toBe(5);
    expect(s.logged.filter((line) => line.text === 'the supplier is not responding')).toHaveLength(1);
    await assertRestWorks(member.token);
    expect(await s.sql('select 1 from hotel_orders where user_id = $1', [member.id])).toEqual([]);
    expect(await remaining()).toBe(1);

    behindGuard({}); // it is back
    expect((await s.book(member.token, found.offerRef)).data.status).toBe('confirmed');
  });

  test('recovers: one trial call after half a minute, and its success closes the circuit', async () => {
    let working = false;
    let sent = 0;
    behindGuard({ priceCheck: (key, stay) => (sent++, working ? embedded.priceCheck(key, stay) : down()) });
    for (let i = 0; i < 6; i++)
      await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef: found.offerRef } });
    expect(sent).toBe(5);
    working = true;
    expect((await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef: found.offerRef } })).code).toBe(
      'sy0001',
    );
    s.pass(31_000);
    for (let i = 0; i < 3; i++)
      expect((await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef: found.offerRef } })).status).toBe(
        200,
      );
    expect(sent).toBe(8);
  });

  test('is down for bookings only: after five nothing is sent, and the next is refused at once, with no order left and no credit used', async () => {
    let sent = 0;
    behindGuard({ book: () => (sent++, down()) });
    const members = await s.addMembers(6, 'basic');
    const replies = [];
    for (const { token } of members) replies.push(await s.book(token, found.offerRef));
    expect(replies.map(({ data, code }) => data?.status ?? code)).toEqual([
      ...Array.from({ length: 5 }, () => 'pending'), // may have been carried out
      'sy0001',
    ]);
    expect(sent).toBe(5);
    const { id, token } = members[5]!;
    expect(await s.sql('select status from hotel_orders where user_id = $1', [id])).toEqual([
      { status: 'failed' },
    ]);
    expect((await s.creditsOf(token)).remaining).toBe(1);
    s.services.inventory = embedded;
    s.pass(11 * 60_000);
    expect(await reconcile(s.services, 600_000)).toEqual({ confirmed: 0, failed: 5 });
    await assertLedgersBalance(s);
  });

  test('accepts no more calls: a booking that it refused for that is not pending', async () => {
    behindGuard({ book: () => Promise.reject(new RateLimited(new Date(s.clock.now.getTime() + 60_000))) });
    expect((await s.book(member.token, found.offerRef)).code).toBe('sy0001');
    expect(await remaining()).toBe(1);
  });

  test('is slow to price: reported after a time-out', async () => {
    behindGuard({ priceCheck: never }, { priceCheck: 80 });
    expect((await s.book(member.token, found.offerRef)).code).toBe('sy0001');
    expect(await remaining()).toBe(1);
  });

  test('is slow to book: "pending" in time; it is booked eventually, never fails meanwhile, and is confirmed once', async () => {
    const answers: Promise<unknown>[] = [];
    const late = Promise.withResolvers<void>();
    behindGuard(
      {
        book: (request) => {
          const work = late.promise.then(() => embedded.book(request));
          answers.push(work);
          return work;
        },
      },
      { book: 80 },
    );
    const key = newKey();
    expect((await s.book(member.token, found.offerRef, { key })).data).toMatchObject({
      status: 'pending',
      reservationNumber: null,
    });
    s.pass(200_000); // when the job runs: after three minutes, giving up after ten
    expect(await reconcile(s.services, 180_000, 600_000)).toEqual({ confirmed: 0, failed: 0 });
    late.resolve();
    await Promise.all(answers);
    s.pass(60_000);
    expect(await reconcile(s.services, 180_000, 600_000)).toEqual({ confirmed: 1, failed: 0 });
    expect((await s.book(member.token, found.offerRef, { key })).data.status).toBe('confirmed');
    expect(await remaining()).toBe(0);
    await assertLedgersBalance(s);
  });

  test('takes longer than a page waits: "pending" after a quarter of a minute; the late answer confirms or refuses it, and an email says so', async () => {
    const sold = Promise.withResolvers<void>();
    const [other] = await s.addMembers(1, 'basic');
    behindGuard({
      book: async (request) => {
        await sold.promise;
        return request.guestNames[0] === 'TANAKA/YUI' ? { outcome: 'soldOut' } : embedded.book(request);
      },
    });
    const [first, second] = await Promise.all([
      s.book(member.token, found.offerRef),
      s.book(other!.token, found.offerRef, { guest: { ...guest, lastname: 'TANAKA', firstname: 'YUI' } }),
    ]);
    expect([first.data.status, second.data.status]).toEqual(['pending', 'pending']);
    sold.resolve();
    const orderOf = async (token: string, id: string) =>
      (await s.call('GET', `v1/user/hotel/order/${id}`, { token })).data;
    await expect
      .poll(async () => [
        (await orderOf(member.token, first.data.orderId)).status,
        (await orderOf(other!.token, second.data.orderId)).status,
      ])
      .toEqual(['confirmed', 'failed']);
    await notifyOrders(s.services);
    expect(
      await s.sql(`select dedupe_key from outbox where dedupe_key like any($1) order by 1`, [
        [first, second].map(({ data }) => `%${data.orderId}`),
      ]),
    ).toEqual([
      { dedupe_key: `booking-confirmed:${first.data.orderId}` },
      { dedupe_key: `booking-failed:${second.data.orderId}` },
    ]);
    expect([await remaining(), (await s.creditsOf(other!.token)).remaining]).toEqual([0, 1]);
    await assertLedgersBalance(s);
  });

  test('is unreachable for the reconciler: the order waits, and is resolved later', async () => {
    behindGuard({ book: down, retrieve: down });
    expect((await s.book(member.token, found.offerRef)).data.status).toBe('pending');
    s.pass(11 * 60_000);
    expect(await reconcile(s.services, 600_000)).toEqual({ confirmed: 0, failed: 0 });
    s.services.inventory = embedded;
    s.pass(2 * 60_000);
    expect(await reconcile(s.services, 600_000)).toEqual({ confirmed: 0, failed: 1 });
    expect(await remaining()).toBe(1);
    await assertLedgersBalance(s);
  });

  test('is slow to cancel: "cancellation failed" in time, and a retry is the same cancellation', async () => {
    const { data } = await s.book(member.token, found.offerRef);
    behindGuard({ cancel: async (request) => (await embedded.cancel(request), never()) }, { cancel: 80 });
    const cancel = () =>
      s.call('DELETE', 'v1/hotel/booking', { token: member.token, body: { orderId: data.orderId } });
    expect((await cancel()).code).toBe('bk0004');
    s.services.inventory = embedded;
    const again = await cancel();
    expect(again.status, again.text).toBe(200);
    await assertLedgersBalance(s);
  });

  test('gets one credit under two keys at once: it books once', async () => {
    const seen: SupplierBooking[] = [];
    behindGuard({
      book: async (request) => {
        const outcome = await embedded.book(request);
        if (outcome.outcome === 'confirmed') seen.push(outcome.booking);
        return outcome;
      },
    });
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        s.book(member.token, found.offerRef, { key: `same-key-${i % 2}-${member.id}` }),
      ),
    );
    expect(
      new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.data.orderId)).size,
    ).toBe(1);
    expect(new Set(seen.map((booking) => booking.locator)).size).toBe(1);
  });

  test('its error messages appear in no response', async () => {
    behindGuard({ priceCheck: down });
    expect((await s.book(member.token, found.offerRef)).text).not.toMatch(/ECONNRESET|192\.0\.2|secret/);
  });
});

describe('the payment gateway', () => {
  const payer = { name: 'HARUKA SATO', email: 'haruka@example.test', phone: '+819012345678' };
  const order = async (token: string) =>
    (await s.call('POST', 'v1/product/order/membership', { token, body: { level: 'elite' } })).data.order
      .id as string;
  const pay = (token: string, orderId: string, prime: string) =>
    s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
      token,
      headers: { 'idempotency-key': newKey() },
      body: {
        orderId,
        prime,
        payer,
        invoice: { type: 'personal', carrier: { kind: 'member' } },
        agreed: true,
      },
    });
  /** Until every payment has an outcome, as by repeated runs of the job. */
  async function settled(): Promise<void> {
    for (let i = 0; i < 4; i++) {
      s.pass(12 * 60_000);
      await reconcilePayments(s.services, 60_000);
    }
  }

  test('is unavailable: reported as such, the circuit opens, nothing is charged, other calls work; it recovers later', async () => {
    s.services.sandbox?.faults.always('pay', { kind: 'refuse' });
    const members = await s.addMembers(8, 'basic');
    const orders = await Promise.all(members.map(({ token }) => order(token)));
    const states: string[] = [];
    // Each process has its own circuit, and must notice separately that the gateway is down.
    await s.atOne(async () => {
      for (const [i, { token }] of members.entries())
        states.push((await pay(token, orders[i]!, await s.prime('4242424242424242'))).data.status);
    });
    // a 503 proves nothing about the money
    expect(states.slice(0, 5).every((state) => state === 'pending')).toBe(true);
    expect(states.slice(5)).toEqual(['failure', 'failure', 'failure']); // nothing was sent
    await assertRestWorks(members[0]!.token);
    s.services.sandbox?.faults.clear();
    await settled();
    await assertLedgersBalance(s);
    const [fresh] = await s.addMembers(1, 'basic');
    expect(
      (await pay(fresh!.token, await order(fresh!.token), await s.prime('4242424242424242'))).data.status,
    ).toBe('success');
  });

  test('is slow: others are served meanwhile, and the payment succeeds', async () => {
    s.services.sandbox?.faults.next('pay', { kind: 'slow', milliseconds: 1_500 });
    const [member] = await s.addMembers(1, 'basic');
    const slow = pay(member!.token, await order(member!.token), await s.prime('4242424242424242'));
    await assertRestWorks(member!.token);
    expect((await slow).data.status).toBe('success');
    await assertLedgersBalance(s);
  });

  test.each(['loseReply', 'garbage', 'dropRequest', 'refuse'] as const)(
    'fails at every query too (%s): the payment stays open until the gateway recovers',
    async (kind) => {
      const [member] = await s.addMembers(1, 'basic');
      const orderId = await order(member!.token);
      s.services.sandbox?.faults.next('pay', { kind });
      s.services.sandbox?.faults.always('query', { kind: 'garbage' });
      const first = await pay(member!.token, orderId, await s.prime('4242424242424242'));
      expect(first.data.status, first.text).toBe('pending');
      s.pass(2 * 60_000);
      await reconcilePayments(s.services, 60_000);
      expect(
        (
          await s.call('GET', `v1/product/order/payment/result/${first.data.tradeId}`, {
            token: member!.token,
          })
        ).data.status,
      ).toBe('pending');
      s.services.sandbox?.faults.clear();
      await settled();
      const [row] = await s.sql<{ status: string }>('select status from product_orders where id = $1', [
        orderId,
      ]);
      expect(row?.status).toBe(kind === 'loseReply' || kind === 'garbage' ? 'completed' : 'open');
      await assertLedgersBalance(s);
    },
  );
});

describe('mail and SMS', () => {
  const welcome = (to: string) =>
    queueEmail(s.services.db.orm, {
      template: 'welcome',
      locale: 'en',
      brand: 'main',
      to,
      now: s.clock.now,
      data: samples('en').welcome,
    });
  test('are down: registrations, bookings and payments continue; the emails are sent later, once', async () => {
    const { transports } = s.services;
    const real = { ...transports.mail.transport };
    let tried = 0;
    transports.mail.transport.send = () => (
      tried++,
      Promise.reject(new TransportError('connect ECONNREFUSED'))
    );
    for (let i = 0; i < 12; i++) await welcome(`down${i}@mail.test`);
    await sendOutbox(s.services, 'mail');
    await sendOutbox(s.services, 'mail');
    expect(tried).toBeGreaterThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(8); // the circuit is open: the others were not tried
    const [member] = await s.addMembers(1, 'basic');
    const found = await s.firstOffer('tyo');
    expect((await s.book(member!.token, found.offerRef)).status).toBe(200);
    expect(
      (
        await s.call('POST', 'v1/auth/email/verify-code/send', {
          body: { email: 'new@mail.test' },
          address: '10.77.0.1',
        })
      ).status,
    ).toBe(200);
    await assertRestWorks(member!.token);
    Object.assign(transports.mail.transport, real);
    for (let i = 0; i < 6; i++) {
      s.pass(3 * 60_000);
      await sendOutbox(s.services, 'mail');
    }
    expect(
      await s.sql(
        `select recipient, count(*)::int as n from mailbox where recipient like 'down%' group by 1 having count(*) = 1`,
      ),
    ).toHaveLength(12);
  });
});
