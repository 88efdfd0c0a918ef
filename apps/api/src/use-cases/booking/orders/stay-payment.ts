import type { OrderDetail, StayPayment } from '@voyage/contracts/booking.ts';
import { cancellationCloses } from '@voyage/domain/cancellation.ts';
import { policy } from '@voyage/domain/policy.ts';
import { refundOfRooms } from '@voyage/domain/room-shares.ts';
import { and, desc, eq, inArray } from '../../../db/drizzle.ts';
import { type hotelOrders } from '../../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../../db/schema/payments.ts';
import { chargeWords } from '../../../inventory/charge-words.ts';
import type { Services } from '../../services.ts';
import { penaltyOfRooms, pricesOf, roomsLeft } from './order-rooms.ts';
import type { Caller } from '../../../session/caller.ts';
import { isUncaptured } from '../../orders/capture-state.ts';
import { bankUrlOf, effectivePayment } from '../../orders/order-view.ts';
import { leftOf, refundedInAll } from '../../orders/refunded.ts';

type Row = typeof hotelOrders.$inferSelect;
type Payment = typeof payments.$inferSelect;

const twd = (amount: number) => ({ amount, currency: 'TWD' });
export const refundWords = (amount: number) => ({
  amount: twd(amount),
  workingDays: { ...policy.refundWorkingDays },
});
/** Whether a card that was only authorised is or was released as a whole: nothing is charged. */
const isReleased = (payment: Payment) => isUncaptured(payment) && payment.refundTwd === null;
/** The refund of a payment; null if there is none, or nothing was charged. */
export const refundFrom = (payment: Payment | undefined) =>
  (payment?.status === 'refunding' || payment?.status === 'refunded') && !isReleased(payment)
    ? refundWords(refundedInAll(payment))
    : null;

/** The payment of a stay that counts; undefined if nothing was paid by card. */
export async function paymentOfStay(
  services: Services,
  { paymentOrderId }: Pick<Row, 'paymentOrderId'>,
): Promise<Payment | undefined> {
  if (!paymentOrderId) return undefined;
  return effectivePayment(
    await services.db.orm
      .select()
      .from(payments)
      .where(eq(payments.productOrderId, paymentOrderId))
      .orderBy(desc(payments.createdAt)),
  );
}

export interface RefundEvent {
  kind: string;
  at: Date;
}
/** `refund-queued` and `refunded` of a payment, as far as they have happened. */
export async function refundEvents({ db }: Services, payment: Payment | undefined): Promise<RefundEvent[]> {
  if (!payment || !refundFrom(payment)) return [];
  return db.orm
    .select({ kind: paymentEvents.kind, at: paymentEvents.at })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, payment.id),
        inArray(paymentEvents.kind, ['refund-queued', 'refunded']),
      ),
    );
}

function stateOf(row: Row, payment: Payment | undefined, now: Date): StayPayment['state'] {
  switch (payment?.status) {
    case 'captured':
      return isUncaptured(payment) && row.status === 'pending' ? 'authorised' : 'paid';
    case 'refunding':
    case 'refunded':
      return isReleased(payment) ? 'none' : payment.status;
    case 'created':
    case 'redirected':
    case 'unknown':
      return 'processing';
    default:
      return row.status === 'payment' && row.paymentDue && row.paymentDue > now ? 'due' : 'none';
  }
}

/** How a stay is paid, as its page shows it, with the events of its refund. */
export function stayPayment(
  services: Services,
  caller: Caller,
  row: Row,
  payment: Payment | undefined,
  refunds: readonly RefundEvent[],
): StayPayment {
  const { rate, prepaid } = row.terms;
  const state = prepaid ? stateOf(row, payment, services.now()) : null;
  const open = row.status === 'payment' && row.paymentDue !== null && row.paymentDue > services.now();
  // whoever booked pays
  const isPayer = row.bookedBy === caller.userId;
  return {
    payAt: rate.payAt,
    state,
    charge: prepaid ? chargeWords(prepaid.charge) : null,
    orderId: isPayer ? row.paymentOrderId : null,
    dueAt: open ? (row.paymentDue?.toISOString() ?? null) : null,
    extendable: open && !row.holdExtended,
    held: row.unheld === null,
    attempt:
      isPayer && payment && state === 'processing' && row.status === 'payment'
        ? { tradeId: payment.id, bankUrl: bankUrlOf(payment) }
        : null,
    byStaff: prepaid !== undefined && row.bookedBy !== row.userId,
    cardBrand: (isPayer && payment?.cardBrand) || null,
    cardLastFour: (isPayer && payment?.cardLastFour) || null,
    refund: refundFrom(payment),
    refundQueuedAt: refunds.findLast(({ kind }) => kind === 'refund-queued')?.at.toISOString() ?? null,
  };
}

/**
 * The refund in dollars if cancelling some of the rooms costs this; null if nothing was paid, or nothing is
 * refunded.
 */
export function refundAt(
  row: Row,
  payment: Payment | undefined,
  penalty: number,
  numbers: readonly number[] = roomsLeft(row),
): number | null {
  if (!payment) return null;
  const back = refundOfRooms(pricesOf(row), { chargedTwd: payment.amountTwd, penalty, numbers });
  return Math.min(back, leftOf(payment)) || null;
}

/** The refund as it is told: null also if the card was only authorised, and is released as a whole. */
export const reportedRefund = (payment: Payment | undefined, refundTwd: number | null): number | null =>
  payment && isUncaptured(payment) && refundTwd === payment.amountTwd ? null : refundTwd;

/** What cancelling rooms would cost and refund now; null if it is too late, or nothing is booked. */
export function cancelNow(
  services: Services,
  row: Row,
  payment: Payment | undefined,
  numbers: readonly number[] = roomsLeft(row),
): OrderDetail['cancelNow'] {
  const money = (amount: number) => ({ amount, currency: row.currency });
  if (row.status === 'payment') return { free: true, penalty: money(0), refund: null };
  const { rate } = row.terms;
  const now = services.now();
  if (row.status !== 'confirmed' || now >= cancellationCloses(row.checkIn, rate.timeZone)) return null;
  const penalty = penaltyOfRooms(row, now, numbers);
  const back = reportedRefund(payment, refundAt(row, payment, penalty, numbers));
  return {
    free: penalty === 0,
    penalty: money(penalty),
    refund: back === null ? null : refundWords(back),
  };
}
