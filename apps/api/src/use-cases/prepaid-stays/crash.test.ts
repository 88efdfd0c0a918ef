import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { assertLedgersBalance } from '../../testing/ledger-assertions.ts';
import { copyDatabase } from '../../testing/database.ts';
import { startProcess, type ServiceProcess } from '../../testing/process.ts';
import { cardExpiry } from '../../testing/card-expiry.ts';
import { stayAhead } from '../../testing/real-clock.ts';
import { guest, newKey, startService, type TestService } from '../../testing/service.ts';
import { prepaidOffer, testCards } from './testing.ts';

/**
 * The service as a process that is killed without warning, next to an instance in the test that reads the
 * database.
 */
let database: Awaited<ReturnType<typeof copyDatabase>>;
let s: TestService;
let service: ServiceProcess;
const start = async () =>
  void (service = await startProcess(database.url, { TAPPAY_THREE_D_SECURE: 'false', LOG_LEVEL: 'silent' }));
beforeAll(async () => {
  database = await copyDatabase(inject('adminUrl'), inject('template'));
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' }, database);
  s.clock.now = new Date(); // the clock of the other process cannot be moved
  await start();
});
afterAll(async () => {
  await service.kill();
  await s.close();
  await database.drop();
});

const count = async (query: string) =>
  Number((await s.sql<{ n: string }>(`select count(*) as n from ${query}`))[0]?.n);
const openEnds = `(select id from hotel_orders where status = 'pending' union all select id from payments where status in ('created', 'redirected', 'unknown', 'refunding') union all select id from hotel_orders where release_at is not null) t`;
/**
 * Kills it as soon as `seen` finds something in the database, and waits until the next one has finished what
 * was left open.
 */
async function killedWhen(seen: () => Promise<boolean>, running: Promise<unknown>[]): Promise<void> {
  for (const call of running) call.catch(() => {}); // cut off
  await expect.poll(seen, { interval: 1, timeout: 20_000 }).toBe(true);
  await service.kill();
  expect(
    (await Promise.allSettled(running)).some((call) => call.status === 'rejected'),
    'somebody was cut off',
  ).toBe(true);
  await start();
  await s.sql(
    `update hotel_orders set updated_at = updated_at - interval '20 minutes' where status = 'pending'`,
  ); // its jobs ignore what may still be in progress
  await s.sql(
    `update payments set updated_at = updated_at - interval '40 minutes', created_at = created_at - interval '40 minutes' where status in ('created', 'redirected', 'unknown')`,
  );
  await expect.poll(() => count(openEnds), { timeout: 40_000, interval: 200 }).toBe(0);
}

test('killed while rooms are held, and again and again while they are paid: every charge is a booking, every room is an order, nothing twice', async () => {
  const stay = stayAhead();
  const buyers = await s.addMembers(40, 'basic');
  const found = await prepaidOffer(s, 'par', { stay });
  await s.leave(found.roomTypeId, 45);
  const booking = buyers.map(({ token }) =>
    service.call('POST', 'v1/hotel/booking', {
      token,
      body: { offerRef: found.offerRef, guest, agreed: true },
      headers: { 'idempotency-key': newKey() },
    }),
  );
  await killedWhen(async () => (await count(`hotel_orders where status = 'payment'`)) > 8, booking);
  expect(await count(`hotel_orders where status = 'payment'`)).toBeGreaterThan(8);

  for (let round = 0; round < 3; round++) {
    const due = await s.sql<{ user_id: string; pay: string }>(
      `select user_id, payment_order_id as pay from hotel_orders where status = 'payment'`,
    );
    if (due.length === 0) break;
    const charged = await count('sandbox_payments where record_status between 0 and 3');
    const paying = due.map(async ({ user_id: userId, pay }) => {
      const token = buyers.find(({ id }) => id === userId)?.token ?? '';
      const reply = await fetch(`http://127.0.0.1:${service.port}/sandbox/tpc/sandbox/prime`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: testCards.good, expirationDate: cardExpiry, ccv: '123' }),
      });
      const { card } = (await reply.json()) as { card: { prime: string } };
      return service.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
        token,
        headers: { 'idempotency-key': newKey() },
        body: {
          orderId: pay,
          prime: card.prime,
          payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
          invoice: { type: 'personal', carrier: { kind: 'member' } },
          agreed: true,
        },
      });
    });
    const wanted = Math.min(due.length, 2 + 3 * round);
    await killedWhen(
      async () => (await count('sandbox_payments where record_status between 0 and 3')) >= charged + wanted,
      paying,
    );
    const wrong = await s.sql(
      `select o.id, o.status, p.status as payable, sum(b.amount - b.refunded_amount) as held, p.amount_twd from hotel_orders o join product_orders p on p.id = o.payment_order_id
       left join sandbox_payments b on b.order_number = p.order_number and b.record_status between 0 and 3 group by o.id, p.id
       having coalesce(sum(b.amount - b.refunded_amount), 0) <> case when o.status = 'confirmed' then p.amount_twd else 0 end`,
    );
    expect(wrong).toEqual([]);
    await assertLedgersBalance(s);
  }
  expect(await count(`hotel_orders where status = 'confirmed'`)).toBeGreaterThan(5);
  expect(
    await s.sql(
      `select payment_id from payment_events where kind = 'captured' group by 1 having count(*) > 1`,
    ),
  ).toEqual([]);
  expect(
    await s.sql(
      `select order_id from order_events where kind in ('confirmed', 'paid', 'held') group by order_id, kind having count(*) > 1`,
    ),
  ).toEqual([]);
}, 180_000);
