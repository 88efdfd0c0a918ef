import type { Level } from '@voyage/domain/level.ts';
import { grantedAt } from '@voyage/domain/quota.ts';
import { rank } from '@voyage/domain/tier.ts';
import { taipeiMonth } from '@voyage/domain/zoned-time.ts';
import { expect } from 'vitest';
import { finishCancellations } from '../../../src/use-cases/stays/open-intents.ts';
import { reconcilePayments } from '../../../src/use-cases/purchases/sync-payment.ts';
import { expireOrders } from '../../../src/use-cases/orders/orders.ts';
import { reconcile } from '../../../src/use-cases/booking/holds/reconcile.ts';
import { expireHolds } from '../../../src/use-cases/booking/holds/release-hold.ts';
import { assertCredits } from '../../ledger-assertions.ts';
import { s, embedded, minute, callAs, type Model, type Real } from './model.ts';

const orderPaths: Record<string, string[]> = {
  begin: ['requested'],
  requested: ['confirmed', 'failed', 'held'],
  held: ['extended', 'paid', 'released'],
  extended: ['paid', 'released'],
  paid: ['confirmed', 'released'],
  released: [],
  confirmed: ['cancelled', 'completed'],
  failed: [],
  cancelled: [],
  completed: [],
};
const paymentPaths: Record<string, string[]> = {
  begin: ['created'],
  created: ['captured', 'declined', 'abandoned', 'refund-queued'],
  declined: ['captured', 'refund-queued'],
  abandoned: ['captured', 'refund-queued'],
  captured: ['refund-queued'],
  'refund-queued': ['refunded'],
  refunded: [],
};
const lastEvent: Record<string, string[]> = {
  pending: ['requested', 'paid'],
  payment: ['held', 'extended'],
  confirmed: ['confirmed'],
  cancelled: ['cancelled'],
  failed: ['failed'],
  released: ['released'],
  completed: ['completed'],
};
const paymentEnd: Record<string, string[]> = {
  created: ['created'],
  redirected: ['created'],
  unknown: ['created'],
  captured: ['captured'],
  declined: ['declined'],
  abandoned: ['abandoned', 'created'],
  refunding: ['refund-queued'],
  refunded: ['refunded'],
};

function assertPath(kinds: string[], paths: Record<string, string[]>, of: string): void {
  let at = 'begin';
  for (const kind of kinds) {
    expect(paths[at], `${of}: ${kinds.join(' > ')}`).toContain(kind);
    at = kind;
  }
}

interface OrderRow {
  id: string;
  status: string;
  kinds: string[];
  penalty: number | null;
  number: string | null;
}
interface PaymentRow {
  id: string;
  status: string;
  kinds: string[];
}
export async function invariants(model: Model, real: Real): Promise<void> {
  const ids = real.members.map((member) => member.id);
  const orders = await s.sql<OrderRow>(
    `select o.id, o.status, o.cancellation_penalty as penalty, o.hotel_cancellation_number as number, (select array_agg(kind order by e.id) from order_events e where e.order_id = o.id) as kinds from hotel_orders o where user_id = any($1)`,
    [ids],
  );
  for (const { id, status, kinds, number } of orders) {
    assertPath(kinds, orderPaths, 'order');
    expect(lastEvent[status], status).toContain(kinds.at(-1));
    expect(number !== null, 'a cancellation number exactly when cancelled').toBe(status === 'cancelled');
    const known = model.orders.find((order) => order.id === id);
    if (known?.answered === 'confirmed')
      expect(status, 'what a member was told remains true').toBeOneOf(['confirmed', 'completed']);
    if (known?.answered === 'cancelled' || known?.answered === 'released')
      expect(status).toBe(known.answered);
    if (known?.answered === 'cancelling')
      expect(status, 'a cancellation that was asked for is not forgotten').toBeOneOf([
        'confirmed',
        'cancelled',
      ]);
    if (known?.answered === 'payment')
      expect(status).toBeOneOf(['payment', 'pending', 'confirmed', 'completed', 'released']);
    if (known?.lost === 'request') expect(status).toBeOneOf(['pending', 'failed']);
    if (known?.lost === 'reply' && !(known.lapsesAt && known.lapsesAt < s.clock.now))
      expect(status).not.toBe('failed');
  }
  const payments = await s.sql<PaymentRow>(
    `select p.id, p.status, (select array_agg(kind order by e.id) from payment_events e where e.payment_id = p.id) as kinds from payments p where user_id = any($1)`,
    [ids],
  );
  for (const { status, kinds } of payments) {
    assertPath(kinds, paymentPaths, 'payment');
    expect(paymentEnd[status], `${status}: ${kinds.join(' > ')}`).toContain(kinds.at(-1));
  }
  await assertRoomsOf();
  await assertCredits(s);
  await assertPaidCredits(ids);
  await assertHeld();
  await assertLevels(ids);
}

/** Sold rooms always match the supplier's bookings, and ours once their outcome is known. */
async function assertRoomsOf(): Promise<void> {
  const nights = (table: string, where: string) =>
    s.sql(
      `select room_type_id, d::date::text as night, sum(rooms)::int as rooms from ${table}, generate_series(check_in, check_out - 1, interval '1 day') d where ${where} group by 1, 2 order by 1, 2`,
    );
  const sold = await s.sql(
    'select room_type_id, night::text, sold::int as rooms from room_nights where sold <> 0 order by 1, 2',
  );
  expect(sold).toEqual(await nights('supplier_bookings', `state in ('held', 'confirmed')`));
  expect(sold).toEqual(
    await nights(
      'hotel_orders',
      `(status in ('payment', 'confirmed', 'completed') and id not in (select order_id from cancellation_intents)) or ((status = 'pending' or release_at is not null or id in (select order_id from cancellation_intents)) and client_ref in (select client_ref from supplier_bookings where state in ('held', 'confirmed')))`,
    ),
  );
  expect(await s.sql('select 1 from room_nights where sold > capacity or sold < 0')).toEqual([]);
}
/** Paid credits are those bought and kept, minus those used; a refund after use leaves none below zero. */
async function assertPaidCredits(ids: string[]): Promise<void> {
  const rows = await s.sql<{ paid: number; bought: number; refunded: number; used: number }>(
    `select u.paid_credits as paid, coalesce((select sum((detail->>'credits')::int) from product_orders p where p.user_id = u.id and kind = 'booking-credit' and status = 'completed'), 0)::int as bought,
       coalesce((select sum((detail->>'credits')::int) from product_orders p where p.user_id = u.id and kind = 'booking-credit' and status = 'refunded'), 0)::int as refunded,
       (select count(*) from hotel_orders o where o.user_id = u.id and credit_source = 'paid' and status not in ('failed', 'released'))::int as used from users u where id = any($1)`,
    [ids],
  );
  for (const { paid, bought, refunded, used } of rows) {
    expect(paid).toBeGreaterThanOrEqual(0);
    expect(paid).toBeGreaterThanOrEqual(bought - used);
    expect(paid).toBeLessThanOrEqual(refunded === 0 ? bought - used : bought);
  }
}
/**
 * The bank holds at least what we have captured and not yet refunded, once per purchase; with nothing in
 * progress, exactly that.
 */
async function assertHeld(): Promise<void> {
  const rows = await s.sql<{
    held: number;
    captured: number;
    parted: boolean;
    open: number;
    amount: number;
    status: string;
    captures: number;
  }>(
    `select o.status, o.amount_twd as amount, coalesce((select sum(amount - refunded_amount) from sandbox_payments b where b.order_number = o.order_number and record_status between 0 and 3), 0)::bigint as held,
       coalesce(sum(p.amount_twd) filter (where p.status in ('captured', 'refunding')), 0)::bigint + coalesce(sum(p.amount_twd - p.refund_twd) filter (where p.status = 'refunded'), 0)::bigint as captured,
       coalesce(bool_or(p.refund_twd is not null), false) as parted, count(p.id) filter (where p.status = 'captured')::int as captures, count(p.id) filter (where p.status in ('created', 'redirected', 'unknown', 'abandoned', 'declined', 'refunding'))::int as open
     from product_orders o left join payments p on p.product_order_id = o.id group by o.id`,
  );
  for (const { held, captured, captures, parted, open, amount, status } of rows) {
    expect(captures, 'one capture a purchase').toBeLessThanOrEqual(1);
    if (open === 0) expect(held, `held for an order that is ${status}`).toBe(captured);
    if (!parted) expect(held % amount, 'whole amounts').toBe(0);
    if (['paid', 'awaiting-confirmation', 'confirmed', 'completed'].includes(status))
      expect(captured, status).toBeGreaterThanOrEqual(amount);
    if (captures === 1) expect(status).not.toBeOneOf(['open', 'cancelled', 'expired', 'refunded']);
  }
}
/**
 * A level follows from the current terms, as of the job's last run, and this month's free bookings from the
 * level. Terms of one level follow each other: no day is paid twice, and none lies between.
 */
async function assertLevels(ids: string[]): Promise<void> {
  const rows = await s.sql<{
    level: Level;
    running: Level[];
    due: boolean;
    granted: number | null;
    used: number | null;
  }>(
    `select level, array(select t.level from membership_terms t where t.user_id = u.id and t.starts_at <= $2 and t.ends_at > $2) as running, coalesce(membership_expires_at <= $2, false) as due,
       m.granted, m.used from users u left join credit_months m on m.user_id = u.id and m.month = $3 where id = any($1)`,
    [ids, s.clock.now, taipeiMonth(s.clock.now)],
  );
  for (const { level, running, due, granted, used } of rows) {
    if (due) continue;
    expect(level).toBe(running.toSorted((a, b) => rank[b] - rank[a])[0] ?? 'basic');
    if (used !== null) expect(granted, 'free bookings of the level').toBe(grantedAt(level, used));
  }
  expect(
    await s.sql(
      `select a.id from membership_terms a join membership_terms b on a.user_id = b.user_id and a.level = b.level and a.id <> b.id
       where a.user_id = any($1) and a.starts_at < a.ends_at and b.starts_at < b.ends_at and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
      [ids],
    ),
    'no day is paid twice',
  ).toEqual([]);
}

/** When everything that can end without help has ended, the bank and our records agree to the dollar. */
export async function assertFinalState(model: Model, real: Real): Promise<void> {
  s.services.inventory = embedded;
  for (let i = 0; i < 6; i++) {
    s.pass(20 * minute);
    await s.services.sandbox?.sendNotifies();
    await reconcile(s.services, 3 * minute, 10 * minute);
    await reconcilePayments(s.services, minute);
    await expireOrders(s.services);
    await expireHolds(s.services);
    await finishCancellations(s.services);
  }
  expect(await s.sql('select order_id from cancellation_intents')).toEqual([]);
  for (const order of model.orders) if (order.answered === 'cancelling') order.answered = 'cancelled';
  for (const purchase of model.purchases)
    if (purchase.trade)
      await callAs(real, purchase.member, 'GET', `v1/product/order/payment/result/${purchase.trade}`);
  for (let i = 0; i < 3; i++) {
    s.pass(20 * minute);
    await reconcilePayments(s.services, minute);
    await expireHolds(s.services);
  }
  await invariants(model, real);
  expect(
    await s.sql(
      `select id from hotel_orders where status in ('pending', 'payment') or release_at is not null`,
    ),
  ).toEqual([]);
  expect(await s.sql(`select locator from supplier_bookings where state = 'held'`)).toEqual([]);
  expect(
    await s.sql(`select id from payments where status in ('created', 'redirected', 'unknown', 'refunding')`),
  ).toEqual([]);
  const wrong = await s.sql(
    `select o.order_number from product_orders o where coalesce((select sum(amount - refunded_amount) from sandbox_payments b where b.order_number = o.order_number and record_status between 0 and 3), 0) <> coalesce((select sum(amount_twd - case when p.status = 'refunded' then p.refund_twd else 0 end) from payments p where p.product_order_id = o.id and (p.status = 'captured' or (p.status = 'refunded' and p.refund_twd is not null))), 0)`,
  );
  expect(wrong, 'the bank holds exactly what was bought').toEqual([]);
  for (const purchase of model.purchases.filter((each) => each.refundAsked))
    expect(await s.sql(`select status from product_orders where id = $1`, [purchase.id])).toEqual([
      { status: 'refunded' },
    ]);
}
