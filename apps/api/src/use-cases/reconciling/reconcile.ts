import { and, eq, isNull, lt } from '../../db/drizzle.ts';
import { isDatabaseAway } from '../../database-away.ts';
import { hotelOrders, idempotencyKeys } from '../../db/schema/orders.ts';
import { reasonOf } from '../../logged-error.ts';
import type { Services } from '../../services.ts';
import { confirmOrder, failOrder, unknownToSupplier } from '../hotel-orders/order-outcome.ts';
import { awaitPayment } from '../prepaid-stays/await-payment.ts';
import { bookPaid } from '../prepaid-stays/book-paid.ts';

/** No request takes longer, so that a key without an answer or an order is nobody's. */
const longestRequestMs = 180_000;

/**
 * Finds pending orders whose end nobody saw (a crash, a lost reply) and asks the supplier: confirmed when
 * it has them, waiting for payment when it holds them, failed with the credit given back when it does not;
 * those that are paid are booked or paid back (prepaid-stays/book-paid.ts). Never books a second time.
 * `olderThanMs` spares it the questions about bookings under way, to which it does no harm; at a start without
 * others it is 0. A supplier may still be at work on one that it does not know yet: only after `giveUpAfterMs` is that one failed.
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
      if (isDatabaseAway(error)) throw error;
      services.log.warn(
        { orderId: order.id, reason: reasonOf(error) },
        'the end of a booking could not be found; it is looked for again',
      ); // and holds up no other
    }
  // A key whose request died before its order was written would refuse its owner for ever.
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

async function endOf(
  services: Services,
  order: Pending,
  giveUpAfterMs: number,
): Promise<'confirmed' | 'failed' | undefined> {
  // Paid: the supplier itself says whether it still holds the rooms. It is asked as often as it takes, for the money is here.
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

/** Stays that are over become completed: the day after check-out at the hotel. One whose cancellation was asked for in time waits for the end of that. */
export async function completeStays(services: Services): Promise<void> {
  const now = services.now();
  await services.db.pool.query(
    `with moved as (update hotel_orders o set status = 'completed', updated_at = $1 where o.status = 'confirmed' and ($1::timestamptz at time zone (o.terms->'rate'->>'timeZone'))::date > o.check_out and not exists (select 1 from cancellation_intents i where i.order_id = o.id) returning o.id, o.payment_order_id),
       paid as (update product_orders p set status = 'completed', updated_at = $1 from moved where p.id = moved.payment_order_id and p.status = 'confirmed')
     insert into order_events (order_id, kind, at) select id, 'completed', $1 from moved`,
    [now],
  );
}
