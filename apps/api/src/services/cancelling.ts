import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cancelBooking } from '@voyage/contracts/booking.ts';
import type { Money } from '@voyage/domain/money.ts';
import { and, eq } from 'drizzle-orm';
import { isDatabaseAway, type Transaction } from '../db/connect.ts';
import { hotelOrders, orderEvents, productOrders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { ApiError } from '../errors.ts';
import { reasonOf } from '../logged-error.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { tellCancelled } from './booking-letters.ts';
import { findOrder } from './orders.ts';
import { oweBack } from './payments/owe-back.ts';
import { giveUp } from './stays/let-go.ts';
import { paymentOfStay, refundAt, refundFrom, refundWords } from './stays/stay-payment.ts';

/**
 * Cancels a confirmed order at the supplier, which decides by the hotel's own time. The booking credit
 * is not given back (decisions, "Quota"). Cancelling twice answers the same number. Of a prepaid stay what is
 * free goes back to the card; one that waits for its payment is given up (stays/let-go.ts).
 * @throws ApiError bk0003, bk0004, bk0005, bk0006
 */
export async function cancel(
  services: Services,
  caller: Caller,
  orderId: string,
  acceptedPenalty: Money | undefined,
): Promise<Output<typeof cancelBooking.data>> {
  const order = await findOrder(services, caller, orderId);
  const now = services.now();
  if (order.status === 'payment' || (order.status === 'released' && order.failure === 'givenUp')) {
    await giveUp(services, caller, orderId);
    return { orderId, hotelCancellationNumber: null, penalty: { amount: 0, currency: order.currency }, refund: null };
  }
  const payment = await paymentOfStay(services, order);
  if (order.status === 'cancelled' && order.hotelCancellationNumber) {
    const penalty = { amount: order.cancellationPenalty ?? 0, currency: order.currency };
    return { orderId, hotelCancellationNumber: order.hotelCancellationNumber, penalty, refund: refundFrom(payment) };
  }
  if (order.status !== 'confirmed' || !order.locator) throw new ApiError('bk0005');
  const quote = await asked(services, orderId, services.inventory.quoteCancel({ locator: order.locator, now }));
  if (quote === 'refused') throw new ApiError('bk0005');
  if (quote === 'unknown') throw new ApiError('bk0004');
  if (quote !== 'already' && acceptedPenalty && (acceptedPenalty.amount !== quote.penalty.amount || acceptedPenalty.currency !== quote.penalty.currency))
    throw new ApiError('bk0006', { ...quote, refund: refundShown(refundAt(order, payment, quote.penalty.amount)) });
  const outcome = await asked(services, orderId, services.inventory.cancel({ locator: order.locator, now }));
  if (outcome === 'unknown' || !('cancellationNumber' in outcome)) throw new ApiError('bk0004');
  const { cancellationNumber, penalty } = outcome;
  const refund = await services.db.orm.transaction(async (tx) => {
    if (order.paymentOrderId) await tx.select({ id: productOrders.id }).from(productOrders).where(eq(productOrders.id, order.paymentOrderId)).for('update');
    const [moved] = await tx
      .update(hotelOrders)
      .set({ status: 'cancelled', hotelCancellationNumber: cancellationNumber, cancellationPenalty: penalty.amount, cancelledAt: now, updatedAt: now })
      .where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'confirmed')))
      .returning();
    if (!moved) return refundFrom(await paymentOfStay(services, order)); // another tab was first
    const prepaid = await giveBack(services, tx, moved, penalty.amount);
    const refundTwd = prepaid?.refundTwd ?? null;
    await tellCancelled(services, tx, moved, prepaid);
    await tx.insert(orderEvents).values({ orderId, actorId: caller.userId, kind: 'cancelled', detail: { penalty, refundTwd }, at: now });
    return refundShown(refundTwd);
  });
  return { orderId, hotelCancellationNumber: cancellationNumber, penalty, refund };
}

const refundShown = (amountTwd: number | null) => (amountTwd === null ? null : refundWords(amountTwd));

/** Of a prepaid stay: the part of the charge that the rate's policy leaves free goes back, with the cancellation or not at all. Null where no charge stands. */
async function giveBack(
  services: Services,
  tx: Transaction,
  order: typeof hotelOrders.$inferSelect,
  penalty: number,
): Promise<{ refundTwd: number | null } | null> {
  if (!order.paymentOrderId) return null;
  const now = services.now();
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.productOrderId, order.paymentOrderId), eq(payments.status, 'captured')))
    .for('update');
  if (!paid) return null; // employees gave it back before
  const back = refundAt(order, paid, penalty);
  if (back !== null) await oweBack(tx, paid.id, { updatedAt: now, refundTwd: back === paid.amountTwd ? null : back }, 'the stay was cancelled');
  else
    await tx
      .update(productOrders)
      .set({ status: 'completed', updatedAt: now })
      .where(and(eq(productOrders.id, order.paymentOrderId), eq(productOrders.status, 'confirmed')));
  return { refundTwd: back };
}

/** A supplier that breaks off has answered nothing: asked again, it says what it did. */
async function asked<T>(services: Services, orderId: string, question: Promise<T>): Promise<T | 'unknown'> {
  try {
    return await question;
  } catch (error) {
    if (isDatabaseAway(error)) throw error; // the house's own
    services.log.warn({ orderId, reason: reasonOf(error) }, 'the supplier did not answer a cancellation; cancelling again finds its end');
    return 'unknown';
  }
}
