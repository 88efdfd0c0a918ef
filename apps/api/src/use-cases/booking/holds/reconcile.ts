import { and, eq, inArray, isNull, lt, or, sql } from '../../../db/drizzle.ts';
import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import { afterLocking } from '../../../db/after-locking.ts';
import { isDue } from '../../../db/due.ts';
import { hotelOrders, idempotencyKeys } from '../../../db/schema/orders.ts';
import { ApiError } from '../../../platform/errors.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import { notBeingCancelled } from '../orders/being-cancelled.ts';
import { raiseDifference } from '../../records/differences.ts';
import type { Services } from '../../services.ts';
import { confirmOrder, failOrder, unknownToSupplier } from '../orders/order-outcome.ts';
import { awaitPayment } from './await-payment.ts';
import { bookPaid } from './book-paid.ts';

/** No request takes longer: a key this old without an answer or an order belongs to none. */
const longestRequestMs = 180_000;
/** Between two questions about an order; in between, a tenth of the time that it has been waiting. */
const [shortestPauseMs, longestPauseMs] = [10_000, 15 * 60_000];
/** How long an order may wait before a person must find out by telephone what became of it. */
const alarmAfterMs = 30 * 60_000;

/**
 * Finds pending orders without a known outcome (a crash, a lost reply) and queries the supplier: confirmed
 * if it has booked them, waiting for payment if it holds them, failed with the credit returned if it has
 * neither; paid ones are booked or refunded (book-paid.ts). Never books a second time, and asks the less often the
 * longer an order has been waiting.
 * `olderThanMs` avoids needless queries about bookings in progress, which it would not harm; 0 at a start
 * without other processes asks about all. A supplier may still be working on a booking that it does not know yet, so
 * an order is failed only after `giveUpAfterMs` (capabilities.ts, `lateBookingMs`), and only by its answer.
 */
export async function reconcile(
  services: Services,
  olderThanMs: number,
  giveUpAfterMs: number = olderThanMs,
): Promise<{ confirmed: number; failed: number }> {
  const { orm } = services.db;
  const alone = olderThanMs === 0;
  const now = services.now();
  const result = { confirmed: 0, failed: 0 };
  const due = orm
    .select({ id: hotelOrders.id })
    .from(hotelOrders)
    .where(
      and(
        eq(hotelOrders.status, 'pending'),
        lt(hotelOrders.updatedAt, new Date(now.getTime() - olderThanMs)),
        alone
          ? undefined
          : or(isNull(hotelOrders.nextCheckAt), isDue(hotelOrders.nextCheckAt, now, longestPauseMs)),
      ),
    )
    .orderBy(hotelOrders.updatedAt)
    .limit(500)
    .for('update', { skipLocked: true });
  const waiting = sql`(${now}::timestamptz - ${hotelOrders.updatedAt})`;
  const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;
  const claimed = await orm
    .update(hotelOrders)
    .set({
      nextCheckAt: sql`${now}::timestamptz + least(greatest(${waiting} * 0.1, ${milliseconds(shortestPauseMs)}), ${milliseconds(longestPauseMs)})`,
    })
    .where(inArray(hotelOrders.id, due))
    .returning({
      id: hotelOrders.id,
      bookingNumber: hotelOrders.bookingNumber,
      clientRef: hotelOrders.clientRef,
      paymentOrderId: hotelOrders.paymentOrderId,
      guest: hotelOrders.guest,
      unheld: hotelOrders.unheld,
      createdAt: hotelOrders.createdAt,
      updatedAt: hotelOrders.updatedAt,
    });
  for (const order of claimed) {
    const end = await endOf(services, order, giveUpAfterMs).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      services.log.warn(
        { orderId: order.id, reason: reasonOf(error) },
        'the outcome of a booking could not be determined; it will be retried',
      ); // and does not block the others
      return 'open' as const;
    });
    if (end === 'confirmed' || end === 'failed') result[end]++;
    if (end === 'open' && order.updatedAt.getTime() <= now.getTime() - alarmAfterMs)
      await raiseDifference(services, order.id, 'unanswered');
  }
  // A key whose request died before its order was written would block its owner for ever.
  const dead = new Date(services.now().getTime() - Math.max(olderThanMs, alone ? 0 : longestRequestMs));
  await orm
    .delete(idempotencyKeys)
    .where(
      and(
        isNull(idempotencyKeys.answer),
        isNull(idempotencyKeys.orderId),
        lt(idempotencyKeys.createdAt, dead),
      ),
    );
  return result;
}

type Pending = Pick<
  typeof hotelOrders.$inferSelect,
  'id' | 'bookingNumber' | 'clientRef' | 'paymentOrderId' | 'guest' | 'unheld' | 'createdAt' | 'updatedAt'
>;

async function endOf(
  services: Services,
  order: Pending,
  giveUpAfterMs: number,
): Promise<'confirmed' | 'held' | 'lost' | 'failed' | 'open'> {
  // Paid: the supplier decides whether it still holds the rooms. It is called as often as necessary, since
  // the money has been taken.
  if (order.paymentOrderId) return bookPaid(services, order.id, giveUpAfterMs);
  // Not paid, and not asked for yet.
  if (order.unheld) return makePayable(services, order, null);
  const booking = await services.inventory.retrieve({
    clientRef: order.clientRef,
    email: order.guest.email,
  });
  if (booking?.state === 'held') return makePayable(services, order, booking);
  if (booking?.state === 'confirmed') {
    await confirmOrder(services, order, booking);
    return 'confirmed';
  }
  if (order.updatedAt.getTime() >= services.now().getTime() - giveUpAfterMs) return 'open';
  await failOrder(services, order.id, unknownToSupplier);
  return 'failed';
}

async function makePayable(
  services: Services,
  order: Pending,
  payable: Parameters<typeof awaitPayment>[2],
): Promise<'held' | 'failed'> {
  try {
    await awaitPayment(services, order, payable, { isLate: true });
    return 'held';
  } catch (error) {
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
}

/**
 * Completes stays on the day after check-out at the hotel. One with an open cancellation waits for its
 * outcome.
 */
export async function completeStays(services: Services): Promise<void> {
  const now = services.now();
  await services.db.pool.query(
    // Payment orders are locked before their stays (docs/operations/locking.md).
    `with due as (select o.id, o.payment_order_id from hotel_orders o where o.status = 'confirmed' and ($1::timestamptz at time zone (o.terms->'rate'->>'timeZone'))::date > o.check_out and ${notBeingCancelled}),
       payable as materialized (select p.id from product_orders p where p.id in (select payment_order_id from due) order by p.id for update),
       moved as (update hotel_orders o set status = 'completed', updated_at = $1 from due where o.id = due.id and o.status = 'confirmed' and ${afterLocking('payable')} and ${notBeingCancelled} returning o.id, o.payment_order_id),
       paid as (update product_orders p set status = 'completed', updated_at = $1 from moved where p.id = moved.payment_order_id and p.status = 'confirmed')
     insert into order_events (order_id, kind, at) select id, 'completed', $1 from moved`,
    [now],
  );
}
