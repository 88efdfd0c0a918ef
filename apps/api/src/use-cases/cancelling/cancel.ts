import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cancelBooking } from '@voyage/contracts/booking.ts';
import { sameMoney, type Money } from '@voyage/domain/money.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import type { payments } from '../../db/schema/payments.ts';
import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findOrder } from '../hotel-orders/find-order.ts';
import { releaseHold } from '../prepaid-stays/release-hold.ts';
import {
  cancelNow,
  paymentOfStay,
  refundAt,
  refundFrom,
  refundWords,
} from '../prepaid-stays/stay-payment.ts';
import { unknownIfSilent, executeCancellation } from './execute-cancellation.ts';
import { openIntent, writeIntent } from './intent.ts';

type Order = typeof hotelOrders.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Cancelled = Output<typeof cancelBooking.data>;

/**
 * Cancels a confirmed order at the supplier, which decides by the hotel's own time at the instant of this request. Three durable
 * steps, as of a booking: 1. the intent, 2. the supplier, 3. the order with its money; what is cut between any two the reconciler
 * finishes (open-intents.ts). What it costs must have been accepted: nothing where nothing is said. The booking credit is not
 * given back (docs/product/decisions.md, "Quota"). Cancelling twice answers the same number. Of a prepaid stay what is free goes back to the
 * card; one that waits for its payment is given up (prepaid-stays/release-hold.ts).
 * @throws ApiError bk0003, bk0004 (not answered yet: it is finished all the same), bk0005, bk0006 (the cost, in `details`), sy0001 (nothing was asked for yet)
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
        return carriedOut(services, caller, order, payment, accepted, now, true); // what was refused was another tab's, which had accepted another cost
      throw errors.cancellationCostChanged(costs(order, payment, end));
    default: {
      const ended = await findOrder(services, caller, order.id); // by another tab, or the reconciler
      return cancelledBefore(ended, await paymentOfStay(services, ended));
    }
  }
}

/** @throws ApiError bk0005 */
function cancelledBefore(order: Order, payment: Payment | undefined): Cancelled {
  if (order.status !== 'cancelled' || !order.hotelCancellationNumber) throw errors.notCancellable();
  const penalty = { amount: order.cancellationPenalty ?? 0, currency: order.currency };
  return {
    orderId: order.id,
    hotelCancellationNumber: order.hotelCancellationNumber,
    penalty,
    refund: refundFrom(payment),
  };
}

/**
 * What was agreed says what cancelling costs. Where that is not what was accepted, or it is too late, the supplier is asked what
 * is true before anything is written; a cancellation that is under way already goes on as it was asked for. @throws ApiError bk0005, bk0006, sy0001
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
  const quote = await unknownIfSilent(
    services,
    order.id,
    services.inventory.quoteCancel({ locator: order.locator, now }),
  );
  if (quote === 'already') return;
  if (quote === 'refused') throw errors.notCancellable();
  if (quote === 'unknown' || 'outcome' in quote) throw errors.busy();
  if (!sameMoney(quote.penalty, accepted)) throw errors.cancellationCostChanged(costs(order, payment, quote));
}

/** What cancelling costs and gives back, as the page shows it. */
function costs(
  order: Order,
  payment: Payment | undefined,
  { penalty, free }: { penalty: Money; free: boolean },
) {
  const back = refundAt(order, payment, penalty.amount);
  return { penalty, free, refund: back === null ? null : refundWords(back) };
}
