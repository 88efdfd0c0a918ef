import { and, eq } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { hotelOrders, orderEvents } from '../../../db/schema/orders.ts';
import type { Services } from '../../services.ts';

/**
 * Called in the transaction that captures the payment: from now on the order is to be booked, by whichever
 * caller is first (book-paid.ts).
 */
export async function markPaid(services: Services, tx: Transaction, orderId: string): Promise<void> {
  const now = services.now();
  const moved = await tx
    .update(hotelOrders)
    .set({ status: 'pending', updatedAt: now })
    .where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'payment')))
    .returning({ id: hotelOrders.id });
  // they change together, under the lock of the payment order
  if (moved.length === 0) throw new Error('a payment order was open without a hold');
  await tx.insert(orderEvents).values({ orderId, kind: 'paid', at: now });
}
