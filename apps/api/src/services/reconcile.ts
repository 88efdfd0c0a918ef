import { and, eq, isNull, lt } from 'drizzle-orm';
import { hotelOrders, idempotencyKeys } from '../db/schema.ts';
import { reasonOf } from '../logged-error.ts';
import type { Services } from '../services.ts';
import { confirmOrder, failOrder } from './order-outcome.ts';

/** Why a pending order ends that the supplier never had. */
export const notAtTheSupplier = 'not at the supplier';

/**
 * Finds pending orders whose end nobody saw (a crash, a lost reply) and asks the supplier: confirmed when
 * it has them, failed with the credit given back when it does not. Never books a second time.
 * `olderThanMs` keeps it away from bookings under way; at a start without others it is 0. A supplier may still
 * be at work on one that it does not know yet: only after `giveUpAfterMs` is that one failed.
 */
export async function reconcile(services: Services, olderThanMs: number, giveUpAfterMs: number = olderThanMs): Promise<{ confirmed: number; failed: number }> {
  const { orm } = services.db;
  const before = new Date(services.now().getTime() - olderThanMs);
  const result = { confirmed: 0, failed: 0 };
  const pending = await orm
    .select({ id: hotelOrders.id, bookingNumber: hotelOrders.bookingNumber, clientRef: hotelOrders.clientRef, updatedAt: hotelOrders.updatedAt })
    .from(hotelOrders)
    .where(and(eq(hotelOrders.status, 'pending'), lt(hotelOrders.updatedAt, before)))
    .orderBy(hotelOrders.updatedAt)
    .limit(500);
  for (const order of pending) {
    const booking = await services.inventory.retrieve({ clientRef: order.clientRef }).catch((error: Error) => {
      services.log.warn({ orderId: order.id, reason: reasonOf(error) }, 'the supplier could not be asked about a booking; it is asked again');
      return undefined;
    });
    if (booking === undefined) continue; // one that cannot be asked about holds up no other
    if (booking) {
      await confirmOrder(services, order, booking);
      result.confirmed++;
    } else if (order.updatedAt.getTime() < services.now().getTime() - giveUpAfterMs) {
      await failOrder(services, order.id, notAtTheSupplier);
      result.failed++;
    }
  }
  // A key whose request died before its order was written would refuse its owner for ever.
  await orm.delete(idempotencyKeys).where(and(isNull(idempotencyKeys.answer), isNull(idempotencyKeys.orderId), lt(idempotencyKeys.createdAt, before)));
  return result;
}

/** Stays that are over become completed: the day after check-out at the hotel. */
export async function completeStays(services: Services): Promise<void> {
  const now = services.now();
  await services.db.pool.query(
    `with moved as (update hotel_orders o set status = 'completed', updated_at = $1 from hotels h where h.id = o.hotel_id and o.status = 'confirmed' and ($1::timestamptz at time zone h.time_zone)::date > o.check_out returning o.id)
     insert into order_events (order_id, kind, at) select id, 'completed', $1 from moved`,
    [now],
  );
}
