import { and, eq } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { hotelOrders, orderEvents } from '../../../db/schema/orders.ts';
import type { ResumeOutcome } from '../../../inventory/supplier.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import { lockCaptured, lockOrder } from '../../orders/lock-order.ts';
import { confirmOrder } from '../orders/order-outcome.ts';
import { queueRefund } from '../../orders/queue-refund.ts';
import { notifyReleased } from '../emails/booking-emails.ts';
import { release } from './release-stay.ts';

/**
 * Called in the transaction that captures the payment: from now on the order is to be booked, by whichever
 * caller is first.
 */
export async function markPaid(services: Services, tx: Transaction, orderId: string): Promise<void> {
  const now = services.now();
  const moved = await tx
    .update(hotelOrders)
    .set({ status: 'pending', updatedAt: now, nextCheckAt: null })
    .where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'payment')))
    .returning({ id: hotelOrders.id });
  // they change together, under the lock of the payment order
  if (moved.length === 0) throw new Error('a payment order was open without a hold');
  await tx.insert(orderEvents).values({ orderId, kind: 'paid', at: now });
}

/**
 * Books the held rooms of a paid order. May be called (by the payment, or the reconciler after a crash) any
 * number of times, also concurrently: the supplier books a hold once. If it no longer has the rooms, the
 * money is refunded; if it does not answer, the reconciler tries again.
 */
export async function bookPaid(services: Services, orderId: string): Promise<'confirmed' | 'lost' | 'open'> {
  const [order] = await services.db.orm.select().from(hotelOrders).where(eq(hotelOrders.id, orderId));
  if (!order?.locator || !order.paymentOrderId || order.status !== 'pending') return 'open';
  const outcome = await services.inventory
    .resume({ locator: order.locator, now: services.now() })
    .catch((error: Error): ResumeOutcome => {
      services.log.warn(
        { orderId, reason: reasonOf(error) },
        'the supplier did not answer for a paid stay; the reconciler will retry',
      );
      return { outcome: 'unknown' };
    });
  if (outcome.outcome === 'confirmed') {
    await confirmOrder(services, order, outcome.booking);
    return 'confirmed';
  }
  if (outcome.outcome === 'unknown') return 'open';
  await refundStay(services, orderId, order.paymentOrderId);
  return 'lost';
}

/**
 * Paid, but no longer available: ends the order and queues the refund, once. The rooms are released all the same: an
 * earlier request, whose answer was lost, may have booked them.
 */
async function refundStay(services: Services, orderId: string, paymentOrderId: string): Promise<void> {
  const now = services.now();
  services.log.error({ orderId }, 'the supplier no longer has the rooms of a paid stay; it will be refunded');
  await services.db.orm.transaction(async (tx) => {
    await lockOrder(tx, paymentOrderId);
    const order = await release(tx, { orderId, from: 'pending', why: 'notAvailable', now });
    if (!order) return;
    const paid = await lockCaptured(tx, paymentOrderId);
    if (paid) await queueRefund(tx, paid.id, { updatedAt: now }, 'the rooms were lost');
    await notifyReleased(services, tx, order, 'notAvailable', paid?.amountTwd ?? null);
  });
}
