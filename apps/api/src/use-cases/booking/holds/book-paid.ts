import { and, eq } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { hotelOrders, orderEvents } from '../../../db/schema/orders.ts';
import type { ResumeOutcome } from '../../../inventory/supplier.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import { lockCaptured, lockOrder } from '../../orders/lock-order.ts';
import { confirmOrder } from '../orders/order-outcome.ts';
import { isUncaptured } from '../../orders/capture-state.ts';
import { queueRefund } from '../../orders/queue-refund.ts';
import { notifyReleased, type Unbooked } from '../emails/booking-emails.ts';
import { bookAuthorised } from './book-authorised.ts';
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
    .returning({ unheld: hotelOrders.unheld });
  // they change together, under the lock of the payment order
  const [order] = moved;
  if (!order) throw new Error('a pending payment order has no stay');
  await tx.insert(orderEvents).values({ orderId, kind: order.unheld ? 'authorised' : 'paid', at: now });
}

/**
 * Books the held rooms of a paid order, or those of an authorised one that are not held. May be called (by the
 * payment, or the reconciler after a crash) any number of times, also concurrently: the supplier books them once. If
 * it does not have the rooms, the money is refunded or released; if it does not answer, the reconciler goes on.
 */
export async function bookPaid(
  services: Services,
  orderId: string,
  giveUpAfterMs: number,
): Promise<'confirmed' | 'lost' | 'open'> {
  const [order] = await services.db.orm.select().from(hotelOrders).where(eq(hotelOrders.id, orderId));
  if (!order?.paymentOrderId || order.status !== 'pending') return 'open';
  if (order.unheld) {
    const booked = await bookAuthorised(services, order, giveUpAfterMs);
    if (booked === 'confirmed' || booked === 'open') return booked;
    await returnPayment(services, orderId, order.paymentOrderId, booked);
    return 'lost';
  }
  if (!order.locator) return 'open';
  const outcome = await services.inventory
    .resume({ locator: order.locator, email: order.guest.email, now: services.now() })
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
  await returnPayment(services, orderId, order.paymentOrderId, 'notAvailable');
  return 'lost';
}

/**
 * Paid, but not booked: ends the order and queues the refund, once. Held rooms are released all the same: an earlier
 * request, whose answer was lost, may have booked them.
 */
async function returnPayment(
  services: Services,
  orderId: string,
  paymentOrderId: string,
  why: Unbooked,
): Promise<void> {
  const now = services.now();
  services.log.error({ orderId, why }, 'a paid stay cannot be booked; its payment is refunded or released');
  await services.db.orm.transaction(async (tx) => {
    await lockOrder(tx, paymentOrderId);
    const order = await release(tx, { orderId, from: 'pending', why, now });
    if (!order) return;
    const paid = await lockCaptured(tx, paymentOrderId);
    if (paid) await queueRefund(tx, paid.id, { updatedAt: now }, `not booked: ${why}`);
    await notifyReleased(services, tx, order, why, paid && !isUncaptured(paid) ? paid.amountTwd : null);
  });
}
