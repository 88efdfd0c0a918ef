import { and, eq, isNull, lt } from '../../../db/drizzle.ts';
import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import { afterLocking } from '../../../db/after-locking.ts';
import { hotelOrders, idempotencyKeys } from '../../../db/schema/orders.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import { confirmOrder, failOrder, unknownToSupplier } from '../orders/order-outcome.ts';
import { awaitPayment } from './await-payment.ts';
import { bookPaid } from './book-paid.ts';

/** No request takes longer: a key this old without an answer or an order belongs to none. */
const longestRequestMs = 180_000;

/**
 * Finds pending orders without a known outcome (a crash, a lost reply) and queries the supplier: confirmed
 * if it has booked them, waiting for payment if it holds them, failed with the credit returned if it has
 * neither; paid ones are booked or refunded (book-paid.ts). Never books a second time.
 * `olderThanMs` avoids needless queries about bookings in progress, which it would not harm; 0 at a start
 * without other processes. A supplier may still be working on a booking that it does not know yet, so an
 * order is failed only after `giveUpAfterMs` (capabilities.ts, `lateBookingMs`).
 */
export async function reconcile(
  services: Services,
  olderThanMs: number,
  giveUpAfterMs: number = olderThanMs,
): Promise<{ confirmed: number; failed: number }> {
  const { orm } = services.db;
  const alone = olderThanMs === 0;
  const before = new Date(services.now().getTime() - olderThanMs);
  const result = { confirmed: 0, failed: 0 };
  const pending = await orm
    .select({
      id: hotelOrders.id,
      bookingNumber: hotelOrders.bookingNumber,
      clientRef: hotelOrders.clientRef,
      paymentOrderId: hotelOrders.paymentOrderId,
      updatedAt: hotelOrders.updatedAt,
    })
    .from(hotelOrders)
    .where(and(eq(hotelOrders.status, 'pending'), lt(hotelOrders.updatedAt, before)))
    .orderBy(hotelOrders.updatedAt)
    .limit(500);
  for (const order of pending)
    try {
      const end = await endOf(services, order, giveUpAfterMs);
      if (end) result[end]++;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      services.log.warn(
        { orderId: order.id, reason: reasonOf(error) },
        'the outcome of a booking could not be determined; it will be retried',
      ); // and does not block the others
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
  'id' | 'bookingNumber' | 'clientRef' | 'paymentOrderId' | 'updatedAt'
>;

async function endOf(services: Services, order: Pending, giveUpAfterMs: number) {
  // Paid: the supplier decides whether it still holds the rooms. It is called as often as necessary, since
  // the money has been taken.
  if (order.paymentOrderId)
    return (await bookPaid(services, order.id)) === 'confirmed' ? 'confirmed' : undefined;
  const booking = await services.inventory.retrieve({ clientRef: order.clientRef });
  if (booking?.state === 'held') {
    await awaitPayment(services, order.id, booking);
    return undefined;
  }
  if (booking?.state === 'confirmed') {
    await confirmOrder(services, order, booking);
    return 'confirmed';
  }
  if (order.updatedAt.getTime() >= services.now().getTime() - giveUpAfterMs) return undefined;
  await failOrder(services, order.id, unknownToSupplier);
  return 'failed';
}

/**
 * Completes stays on the day after check-out at the hotel. One with an open cancellation waits for its
 * outcome.
 */
export async function completeStays(services: Services): Promise<void> {
  const now = services.now();
  await services.db.pool.query(
    // Payment orders are locked before their stays (docs/operations/locking.md).
    `with due as (select o.id, o.payment_order_id from hotel_orders o where o.status = 'confirmed' and ($1::timestamptz at time zone (o.terms->'rate'->>'timeZone'))::date > o.check_out and not exists (select 1 from cancellation_intents i where i.order_id = o.id)),
       payable as materialized (select p.id from product_orders p where p.id in (select payment_order_id from due) order by p.id for update),
       moved as (update hotel_orders o set status = 'completed', updated_at = $1 from due where o.id = due.id and o.status = 'confirmed' and ${afterLocking('payable')} and not exists (select 1 from cancellation_intents i where i.order_id = o.id) returning o.id, o.payment_order_id),
       paid as (update product_orders p set status = 'completed', updated_at = $1 from moved where p.id = moved.payment_order_id and p.status = 'confirmed')
     insert into order_events (order_id, kind, at) select id, 'completed', $1 from moved`,
    [now],
  );
}
