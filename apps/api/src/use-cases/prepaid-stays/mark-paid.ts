import { and, eq } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { hotelOrders, orderEvents } from '../../db/schema/orders.ts';
import type { Services } from '../../services.ts';

/** In the transaction that captures the payment: from now on the order is one to be booked, by whoever comes first (prepaid-stays/book-paid.ts). */
export async function markPaid(services: Services, tx: Transaction, orderId: string): Promise<void> {
  const now = services.now();
  const moved = await tx
    .update(hotelOrders)
    .set({ status: 'pending', updatedAt: now })
    .where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'payment')))
    .returning({ id: hotelOrders.id });
  if (moved.length === 0) throw new Error('a payment order was open without a hold'); // they move together, under the lock of the payment order
  await tx.insert(orderEvents).values({ orderId, kind: 'paid', at: now });
}
