import type { Output } from '@voyage/contracts/endpoint.ts';
import type { createBooking } from '@voyage/contracts/booking.ts';
import { and, eq } from 'drizzle-orm';
import { hotelOrders, idempotencyKeys, orderEvents } from '../db/schema.ts';
import type { SupplierBooking } from '../inventory/supplier.ts';
import type { Services } from '../services.ts';
import { returnCredit } from './credits.ts';

export type Booked = Output<typeof createBooking.data>;

/** Puts the supplier's confirmation on a pending order, with the answer to its key, in one statement. Does nothing the second time. */
export async function confirmOrder(services: Services, order: { id: string; bookingNumber: string }, booking: SupplierBooking): Promise<Booked> {
  const answer: Booked = { orderId: order.id, bookingNumber: order.bookingNumber, status: 'confirmed', reservationNumber: booking.locator };
  await services.db.pool.query({
    name: 'confirm-order',
    text: `with moved as (update hotel_orders set status = 'confirmed', locator = $2, hotel_confirmation_number = $3, updated_at = $4 where id = $1 and status = 'pending' returning id),
             told as (insert into order_events (order_id, kind, at) select id, 'confirmed', $4 from moved)
           update idempotency_keys set answer = $5 where order_id = $1`,
    values: [order.id, booking.locator, booking.confirmationNumber, services.now(), answer],
  });
  return answer;
}

/** Ends a pending order that the supplier does not have, and gives the credit back. Does nothing the second time. */
export async function failOrder(services: Services, orderId: string, why: string): Promise<void> {
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    const [moved] = await tx.update(hotelOrders).set({ status: 'failed', failure: why, updatedAt: now }).where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'pending'))).returning();
    if (!moved) return;
    // Credit before key, as a booking takes them: two that meet never wait for each other in a circle.
    await returnCredit(tx, moved.userId, moved.creditMonth, moved.creditSource);
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.orderId, orderId)); // nothing was booked: the same key may try again
    await tx.insert(orderEvents).values({ orderId, kind: 'failed', detail: { why }, at: now });
  });
}
