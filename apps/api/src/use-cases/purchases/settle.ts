import { and, eq, inArray, ne } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { reasonOf } from '../../platform/logged-error.ts';
import { observe } from '../../platform/observed.ts';
import type { Services } from '../services.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { fulfil } from './fulfil.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { purchaseNow } from './purchase-now.ts';
import { notifyPaid, notifyPaymentFailed } from './purchase-emails.ts';
import { awaitBriefly } from '../../platform/await-briefly.ts';
import { bookPaid } from '../booking/holds/book-paid.ts';
import { isUncaptured } from '../orders/capture-state.ts';
import { queueRefund, type PaymentUpdate } from '../orders/queue-refund.ts';

const notYet = ['created', 'redirected', 'unknown', 'abandoned', 'declined'] as const;

/**
 * Money has moved, or is authorised (`capture`, db/schema/payments.ts): marks the payment as captured and delivers
 * the purchase, in one transaction, once, however often it is called. If the order is already paid, or no longer
 * available, the money is refunded; so is money for a stay whose rooms were released, since the member was informed
 * and may have booked elsewhere, and for a level or credits that the member no longer has any use for.
 */
export async function settle(
  services: Services,
  paymentId: string,
  found: PaymentUpdate,
): Promise<'settled' | 'refund-queued' | 'nothing'> {
  const now = services.now();
  let stay: string | null = null;
  let credits = 0;
  const end = await services.db.orm.transaction(async (tx) => {
    const [seen] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!seen?.productOrderId) return 'nothing';
    const order = await lockOrder(tx, seen.productOrderId);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!order || !payment || !notYet.some((status) => status === payment.status)) return 'nothing';
    const paid = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.productOrderId, order.id),
          eq(payments.status, 'captured'),
          ne(payments.id, paymentId),
        ),
      );
    if (
      paid.length > 0 ||
      (order.status !== 'open' && (order.status !== 'expired' || order.kind === 'stay'))
    ) {
      await queueRefund(
        tx,
        paymentId,
        { ...found, updatedAt: now },
        paid.length > 0 ? 'paid already' : `order ${order.status}`,
      );
      return 'refund-queued';
    }
    await lockMember(tx, order.userId);
    const purchase = await purchaseNow(tx, order, now, { begun: true });
    if ('refusal' in purchase) {
      await tx
        .update(productOrders)
        .set({ status: 'cancelled', updatedAt: now })
        .where(eq(productOrders.id, order.id));
      await queueRefund(tx, paymentId, { ...found, updatedAt: now }, `of no use: ${purchase.refusal}`);
      return 'refund-queued';
    }
    const bought = { ...order, detail: purchase.detail };
    await tx
      .update(payments)
      .set({ status: 'abandoned', updatedAt: now })
      .where(
        and(
          eq(payments.productOrderId, order.id),
          inArray(payments.status, ['created', 'redirected', 'unknown']),
          ne(payments.id, paymentId),
        ),
      ); // another tab's: if its money arrives too, it is refunded
    await tx
      .update(payments)
      .set({ ...found, status: 'captured', updatedAt: now })
      .where(eq(payments.id, paymentId));
    await tx.insert(paymentEvents).values({
      paymentId,
      kind: isUncaptured(payment) ? 'authorised' : 'captured',
      at: now,
    });
    await fulfil(services, tx, bought);
    // Money that is only authorised is acknowledged when it is captured.
    if (!isUncaptured(payment)) await notifyPaid(services, tx, bought, { ...payment, ...found });
    if (order.detail.kind === 'stay') stay = order.detail.hotelOrderId;
    if (order.detail.kind === 'booking-credit') ({ credits } = order.detail);
    return 'settled' as const;
  });
  if (credits > 0) observe('creditsBought', { credits });
  if (stay !== null) await bookSoon(services, stay);
  return end;
}

/**
 * A paid stay is booked at once, but the payer waits only briefly for it: a hotel may take minutes, and its
 * answer is found on the order.
 */
async function bookSoon(services: Services, orderId: string): Promise<void> {
  const booked = bookPaid(services, orderId, services.inventory.capabilities.lateBookingMs).catch(
    (error: Error) =>
      services.log.warn(
        { orderId, reason: reasonOf(error) },
        'a paid stay could not be booked at once; the reconciler will retry',
      ),
  );
  await awaitBriefly(booked);
}

/**
 * No money moved. The order stays open for another attempt. Does nothing the second time, nor after a
 * capture.
 */
export async function markDeclined(
  services: Services,
  paymentId: string,
  found: PaymentUpdate & { status: 'declined' | 'abandoned' },
): Promise<void> {
  await services.db.orm.transaction(async (tx) => {
    const [payment] = await tx
      .update(payments)
      .set(found)
      .where(and(eq(payments.id, paymentId), inArray(payments.status, ['created', 'redirected', 'unknown'])))
      .returning();
    if (!payment?.productOrderId) return;
    await tx.insert(paymentEvents).values({
      paymentId,
      kind: found.status,
      detail: { code: found.gatewayCode ?? null },
      at: found.updatedAt,
    });
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, payment.productOrderId));
    if (order && payment.createdAt.getTime() + 120_000 < found.updatedAt.getTime())
      await notifyPaymentFailed(services, tx, order, payment); // the payer is no longer watching
  });
}
