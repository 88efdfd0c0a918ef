import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cancelBooking } from '@voyage/contracts/booking.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { sameMoney, type Money } from '@voyage/domain/money.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import type { payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findOrder } from '../booking/orders/find-order.ts';
import { releaseHold } from '../booking/holds/release-hold.ts';
import { isDivisible, penaltyBefore, roomsLeft } from '../booking/orders/order-rooms.ts';
import {
  cancelNow,
  paymentOfStay,
  refundAt,
  refundFrom,
  refundWords,
  reportedRefund,
} from '../booking/orders/stay-payment.ts';
import { unknownOnFailure, executeCancellation } from './execute-cancellation.ts';
import { openIntent, openOf, writeIntent, type IntentKey } from './cancellation-intent.ts';
import { roomsOf } from './finish-cancellation.ts';

type Order = typeof hotelOrders.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Cancelled = Output<typeof cancelBooking.data>;

/** What a caller cancels. */
interface Request {
  orderId: string;
  /** A room of several, by its number from 1; undefined: all that are left. */
  room?: number | undefined;
  acceptedPenalty?: Money | undefined;
}
/** A request as it is carried out. */
interface Cancelling {
  order: Order;
  payment: Payment | undefined;
  key: IntentKey;
  rooms: number[];
  accepted: Money;
  now: Date;
}

/**
 * Cancels a confirmed order, or a room of it, at the supplier, which decides by the hotel's own time at the instant of this
 * request. Three durable steps, as for a booking: 1. the intent, 2. the supplier, 3. the order with its
 * money; the reconciler finishes whatever is interrupted between two (open-intents.ts). The cost must have
 * been accepted: none if the request gives none. The booking credit is not returned
 * (docs/product/decisions.md, "Quota"). Cancelling twice returns the same number. For a prepaid stay, the
 * refundable part goes back to the card; one that waits for its payment is released
 * (booking/holds/release-hold.ts). Of several rooms one is cancelled if the supplier can; the last one ends the order.
 * @throws ApiError bk0003, bk0004 (no answer yet: it will still be finished), bk0005, bk0006 (the cost, in
 * `details`), sy0001 (nothing was requested yet)
 */
export async function cancel(
  services: Services,
  caller: Caller,
  { orderId, room, acceptedPenalty }: Request,
): Promise<Cancelled> {
  const now = services.now();
  const order = await findOrder(services, caller, orderId);
  if (room !== undefined && (room > order.rooms || (order.rooms > 1 && !isBooked(order.status))))
    throw errors.notCancellable();
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
  const left = roomsLeft(order);
  // the last one is the rest of the stay
  const single = room === undefined || (left.length === 1 && left[0] === room) ? null : room;
  const key = { orderId, room: single };
  const rooms = roomsOf(order, key);
  if (order.status !== 'confirmed' || rooms.length === 0) return cancelledBefore(order, payment, single);
  if (single !== null) {
    if (!isDivisible(order, services.inventory.capabilities)) throw errors.notCancellable();
    if (await openIntent(services, orderId)) throw errors.cancellationUnanswered();
  }
  const accepted = acceptedPenalty ?? { amount: 0, currency: order.currency };
  const cancelling = { order, payment, key, rooms, accepted, now };
  await assertAccepted(services, cancelling);
  return carryOut(services, caller, cancelling);
}

async function carryOut(
  services: Services,
  caller: Caller,
  cancelling: Cancelling,
  again = false,
): Promise<Cancelled> {
  const { order, key, accepted, now } = cancelling;
  const intent = await writeIntent(services, key, { actorId: caller.userId, accepted, requestedAt: now });
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
        return carryOut(services, caller, cancelling, true);
      throw errors.cancellationCostChanged(costs(cancelling, end));
    default: {
      const ended = await findOrder(services, caller, order.id); // by another tab, or the reconciler
      return cancelledBefore(ended, await paymentOfStay(services, ended), key.room);
    }
  }
}

/** The same answer as the first time. @throws ApiError bk0005 */
function cancelledBefore(order: Order, payment: Payment | undefined, room: number | null): Cancelled {
  const { id: orderId, currency, cancelledRooms } = order;
  const single = cancelledRooms.find((cancelled) => cancelled.room === room);
  if (single)
    return {
      orderId,
      hotelCancellationNumber: single.cancellationNumber,
      penalty: { amount: single.penalty, currency },
      refund: single.refundTwd === null ? null : refundWords(single.refundTwd),
    };
  if (order.status !== 'cancelled') throw errors.notCancellable();
  const refundedBefore = cancelledRooms.reduce((sum, { refundTwd }) => sum + (refundTwd ?? 0), 0);
  const back = (refundFrom(payment)?.amount.amount ?? 0) - refundedBefore;
  return {
    orderId,
    hotelCancellationNumber: order.hotelCancellationNumber,
    penalty: { amount: (order.cancellationPenalty ?? 0) - penaltyBefore(order), currency },
    refund: back > 0 ? refundWords(back) : null,
  };
}

/**
 * The agreed terms say what cancelling costs. If that is not what was accepted, or it is too late, asks the
 * supplier for the actual cost before anything is written, if it says; a cancellation already in progress continues as
 * requested. @throws ApiError bk0005, bk0006, sy0001
 */
async function assertAccepted(services: Services, cancelling: Cancelling): Promise<void> {
  const { order, payment, key, rooms, accepted, now } = cancelling;
  const agreed = cancelNow(services, order, payment, rooms);
  if (agreed && sameMoney(agreed.penalty, accepted)) return;
  if (!order.locator || (await openOf(services, key))) return;
  const booked = { locator: order.locator, email: order.guest.email };
  const { quoteCancel } = services.inventory;
  const part = rooms.length < order.rooms && { rooms };
  const quote = quoteCancel
    ? await unknownOnFailure(services, order.id, quoteCancel({ ...booked, now, ...part }))
    : (agreed ?? 'refused');
  if (quote === 'already') return;
  if (quote === 'refused') throw errors.notCancellable();
  if (quote === 'unknown' || 'outcome' in quote) throw errors.busy();
  if (!sameMoney(quote.penalty, accepted)) throw errors.cancellationCostChanged(costs(cancelling, quote));
}

/** What cancelling costs and refunds, as shown on the page. */
function costs({ order, payment, rooms }: Cancelling, { penalty, free }: { penalty: Money; free: boolean }) {
  const back = reportedRefund(payment, refundAt(order, payment, penalty.amount, rooms));
  return { penalty, free, refund: back === null ? null : refundWords(back) };
}
