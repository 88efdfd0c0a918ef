import { and, eq } from 'drizzle-orm';
import { hotelOrders, idempotencyKeys, orderEvents } from '../db/schema.ts';
import type { SupplierBooking } from '../inventory/supplier.ts';
import type { Services } from '../services.ts';
import { returnCredit } from './credits.ts';
import { keepAnswer } from './idempotency.ts';

/** Puts the supplier's confirmation on a pending order, with the answer to its key, in one transaction. Does nothing the second time. */
export async function confirmOrder(services: Services, order: { id: string; bookingNumber: string }, booking: SupplierBooking): Promise<void> {
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    const [moved] = await tx.update(hotelOrders).set({ status: 'confirmed', locator: booking.locator, hotelConfirmationNumber: booking.confirmationNumber, updatedAt: now }).where(and(eq(hotelOrders.id, order.id), eq(hotelOrders.status, 'pending'))).returning({ id: hotelOrders.id });
    if (moved) await tx.insert(orderEvents).values({ orderId: order.id, kind: 'confirmed', at: now });
    await keepAnswer(tx, { orderId: order.id, bookingNumber: order.bookingNumber, status: 'confirmed', reservationNumber: booking.locator });
  });
}

/** Ends a pending order that the supplier does not have, and gives the credit back. Does nothing the second time. */
export async function failOrder(services: Services, orderId: string, why: string): Promise<void> {
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    const [moved] = await tx.update(hotelOrders).set({ status: 'failed', failure: why, updatedAt: now }).where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'pending'))).returning();
    if (!moved) return;
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.orderId, orderId)); // nothing was booked: the same key may try again
    await returnCredit(tx, moved.userId, moved.creditMonth, moved.creditSource);
    await tx.insert(orderEvents).values({ orderId, kind: 'failed', detail: { why }, at: now });
  });
}
