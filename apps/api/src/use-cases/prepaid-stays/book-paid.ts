import { and, eq } from '../../db/drizzle.ts';
import { hotelOrders, productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { ResumeOutcome } from '../../inventory/supplier.ts';
import { reasonOf } from '../../logged-error.ts';
import type { Services } from '../../services.ts';
import { confirmOrder } from '../hotel-orders/order-outcome.ts';
import { queueRefund } from '../refunds/queue-refund.ts';
import { notifyReleased } from './emails.ts';
import { release } from './release.ts';

/**
 * Makes a booking of the held rooms of an order that is paid. Whoever calls it (the payment, the reconciler
 * after a crash) may call it any number of times, at once: the supplier books a hold once. When it no longer
 * has the rooms, the money goes back; when it does not answer, the reconciler asks again.
 */
export async function bookPaid(services: Services, orderId: string): Promise<'confirmed' | 'lost' | 'open'> {
  const [order] = await services.db.orm.select().from(hotelOrders).where(eq(hotelOrders.id, orderId));
  if (!order?.locator || !order.paymentOrderId || order.status !== 'pending') return 'open';
  const outcome = await services.inventory
    .resume({ locator: order.locator, now: services.now() })
    .catch((error: Error): ResumeOutcome => {
      services.log.warn(
        { orderId, reason: reasonOf(error) },
        'the supplier did not answer for a stay that is paid; the reconciler asks again',
      );
      return { outcome: 'unknown' };
    });
  if (outcome.outcome === 'confirmed') {
    await confirmOrder(services, order, outcome.booking);
    return 'confirmed';
  }
  if (outcome.outcome === 'unknown') return 'open';
  await giveMoneyBack(services, orderId, order.paymentOrderId);
  return 'lost';
}

/** Paid, but not to be had any more: the order ends, and the charge is owed back, once. */
async function giveMoneyBack(services: Services, orderId: string, paymentOrderId: string): Promise<void> {
  const now = services.now();
  services.log.error(
    { orderId },
    'a supplier no longer has the rooms of a stay that is paid; the money goes back',
  );
  await services.db.orm.transaction(async (tx) => {
    await tx
      .select({ id: productOrders.id })
      .from(productOrders)
      .where(eq(productOrders.id, paymentOrderId))
      .for('update');
    const order = await release(tx, { orderId, from: 'pending', why: 'notAvailable', releaseAt: null, now });
    if (!order) return;
    const [paid] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.productOrderId, paymentOrderId), eq(payments.status, 'captured')))
      .for('update');
    if (paid) await queueRefund(tx, paid.id, { updatedAt: now }, 'the rooms were lost');
    await notifyReleased(services, tx, order, 'notAvailable', paid?.amountTwd ?? null);
  });
}
