import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cancelBooking } from '@voyage/contracts/booking.ts';
import { sameMoney, type Money } from '@voyage/domain/money.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import type { payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findOrder } from '../booking/orders/find-order.ts';
import { releaseHold } from '../booking/holds/release-hold.ts';
import {
  cancelNow,
  paymentOfStay,
  refundAt,
  refundFrom,
  refundWords,
  toldRefund,
} from '../booking/orders/stay-payment.ts';
import { unknownOnFailure, executeCancellation } from './execute-cancellation.ts';
import { openIntent, writeIntent } from './cancellation-intent.ts';

type Order = typeof hotelOrders.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Cancelled = Output<typeof cancelBooking.data>;

/**
 * Cancels a confirmed order at the supplier, which decides by the hotel's own time at the instant of this
 * request. Three durable steps, as for a booking: 1. the intent, 2. the supplier, 3. the order with its
 * money; the reconciler finishes whatever is interrupted between two (open-intents.ts). The cost must have
 * been accepted: none if the request gives none. The booking credit is not returned
 * (docs/product/decisions.md, "Quota"). Cancelling twice returns the same number. For a prepaid stay, the
 * refundable part goes back to the card; one that waits for its payment is released
 * (booking/holds/release-hold.ts).
 * @throws ApiError bk0003, bk0004 (no answer yet: it will still be finished), bk0005, bk0006 (the cost, in
 * `details`), sy0001 (nothing was requested yet)
 */
export async function cancel(
  services: Services,
  caller: Caller,
  orderId: string,
  acceptedPenalty: Money | undefined,
): Promise<Cancelled> {
  const now = services.now();
  const order = await findOrder(services, caller, orderId);
  if (order.status === 'payment' || (order.status === 'released' && order.failure === 'givenUp')) {
    await releaseHold(services, caller, orderId);
    return {
      orderId,
      hotelCancellationNumber: null,
      penalty: { amount: 0, currency: order.currency },
      refund: null,
    };
  }
  const payment = await paymentOfStay(services, order);
  if (order.status !== 'confirmed') return cancelledBefore(order, payment);
  const accepted = acceptedPenalty ?? { amount: 0, currency: order.currency };
  await assertAccepted(services, order, payment, accepted, now);
  return carriedOut(services, caller, order, payment, accepted, now);
}

async function carriedOut(
  services: Services,
  caller: Caller,
  order: Order,
  payment: Payment | undefined,
  accepted: Money,
  now: Date,
  again = false,
): Promise<Cancelled> {
  const intent = await writeIntent(services, order.id, caller.userId, accepted, now);
  const end = intent && (await executeCancellation(services, order, intent));
  switch (end?.end) {
    case 'cancelled':
      return {
        orderId: order.id,
        hotelCancellationNumber: end.cancellationNumber,
        penalty: end.penalty,
        refund: end.refundTwd === null ? null : refundWords(end.refundTwd),
      };
    case 'unknown':
      throw errors.cancellationUnanswered();
    case 'refused':
      throw errors.notCancellable();
    case 'costs':
      if (!again && sameMoney(end.penalty, accepted))
        // the rejected intent was another tab's, which had accepted a different cost
        return carriedOut(services, caller, order, payment, accepted, now, true);
      throw errors.cancellationCostChanged(costs(order, payment, end));
    default: {
      const ended = await findOrder(services, caller, order.id); // by another tab, or the reconciler
      return cancelledBefore(ended, await paymentOfStay(services, ended));
    }
  }
}

/** @throws ApiError bk0005 */
function cancelledBefore(order: Order, payment: Payment | undefined): Cancelled {
  if (order.status !== 'cancelled') throw errors.notCancellable();
  const penalty = { amount: order.cancellationPenalty ?? 0, currency: order.currency };
  return {
    orderId: order.id,
    hotelCancellationNumber: order.hotelCancellationNumber,
    penalty,
    refund: refundFrom(payment),
  };
}

/**
 * The agreed terms say what cancelling costs. If that is not what was accepted, or it is too late, asks the
 * supplier for the actual cost before anything is written, if it says; a cancellation already in progress continues as
 * requested. @throws ApiError bk0005, bk0006, sy0001
 */
async function assertAccepted(
  services: Services,
  order: Order,
  payment: Payment | undefined,
  accepted: Money,
  now: Date,
): Promise<void> {
  const agreed = cancelNow(services, order, payment);
  if (agreed && sameMoney(agreed.penalty, accepted)) return;
  if (!order.locator || (await openIntent(services, order.id))) return;
  const { quoteCancel } = services.inventory;
  const quote = quoteCancel
    ? await unknownOnFailure(services, order.id, quoteCancel({ locator: order.locator, now }))
    : (agreed ?? 'refused');
  if (quote === 'already') return;
  if (quote === 'refused') throw errors.notCancellable();
  if (quote === 'unknown' || 'outcome' in quote) throw errors.busy();
  if (!sameMoney(quote.penalty, accepted)) throw errors.cancellationCostChanged(costs(order, payment, quote));
}

/** What cancelling costs and refunds, as shown on the page. */
function costs(
  order: Order,
  payment: Payment | undefined,
  { penalty, free }: { penalty: Money; free: boolean },
) {
  const back = toldRefund(payment, refundAt(order, payment, penalty.amount));
  return { penalty, free, refund: back === null ? null : refundWords(back) };
}
