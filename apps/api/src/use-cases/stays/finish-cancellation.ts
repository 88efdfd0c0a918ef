import type { Money } from '@voyage/domain/money.ts';
import { and, eq } from '../../db/drizzle.ts';
import type { CancelledDetail } from '../../db/schema/documents.ts';
import { hotelOrders, orderEvents, productOrders } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';
import { lockOrder, lockPaid } from '../orders/lock-order.ts';
import { queueNextRefund } from '../orders/queue-refund.ts';
import { leftOf } from '../orders/refunded.ts';
import { notifyRoomCancelled } from '../booking/emails/booking-emails.ts';
import { cancelledByHotel } from '../booking/orders/order-outcome.ts';
import { penaltyBefore, roomsLeft } from '../booking/orders/order-rooms.ts';
import { refundAt, reportedRefund } from '../booking/orders/stay-payment.ts';
import { deleteIntent, lockIntent, type IntentKey } from './cancellation-intent.ts';

type Order = typeof hotelOrders.$inferSelect;
/** What the supplier answered. */
interface Done {
  /** The rooms for which it was asked. */
  rooms: readonly number[];
  cancellationNumber: string | null;
  penalty: Money;
}
/** The effect on the order, for its owner. `refundTwd`: the refund of a charge. */
export interface FinishedCancellation {
  penalty: Money;
  refundTwd: number | null;
}

/** The rooms that an open cancellation is about: those left, or one of them if it is. */
export const roomsOf = (order: Order, { room }: IntentKey): number[] =>
  roomsLeft(order).filter((number) => room === null || number === room);

/**
 * The supplier has cancelled: ends the intent, and updates order, event and the money of a prepaid stay, all or nothing.
 * The last room ends the order, whose email is sent by a job (booking/emails/booking-emails.ts), which reads the event.
 * Undefined: another caller finished it. 'stale': a room was cancelled meanwhile, and the answer is about others than
 * are left.
 */
export async function finishCancellation(
  services: Services,
  { paymentOrderId }: Pick<Order, 'paymentOrderId'>,
  key: IntentKey,
  done: Done,
): Promise<FinishedCancellation | 'stale' | undefined> {
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    // In the order of docs/operations/locking.md.
    if (paymentOrderId) await lockOrder(tx, paymentOrderId);
    const paid = paymentOrderId ? await lockPaid(tx, paymentOrderId) : undefined;
    const intent = await lockIntent(tx, key);
    if (!intent) return undefined;
    const [order] = await tx.select().from(hotelOrders).where(eq(hotelOrders.id, key.orderId)).for('update');
    const rooms = order?.status === 'confirmed' ? roomsOf(order, key) : [];
    if (!order || rooms.length === 0) {
      await deleteIntent(tx, key);
      return undefined;
    }
    if (rooms.join() !== done.rooms.join()) return 'stale';
    const isLast = rooms.length === roomsLeft(order).length;
    const penalty = intent.waived ? { ...done.penalty, amount: 0 } : done.penalty;
    const back =
      intent.waived && isLast && paid ? leftOf(paid) : refundAt(order, paid, penalty.amount, rooms);
    const told = reportedRefund(paid, back);
    const { cancellationNumber } = done;
    const cancelledAt = intent.requestedAt;
    await deleteIntent(tx, isLast ? { ...key, room: null } : key);
    const cancelled = rooms.map((room) => ({
      room,
      cancellationNumber,
      penalty: penalty.amount,
      refundTwd: told,
      cancelledAt: cancelledAt.toISOString(),
    }));
    const cancelledRooms = [...order.cancelledRooms, ...cancelled];
    await tx
      .update(hotelOrders)
      .set({
        ...(isLast
          ? {
              status: 'cancelled',
              hotelCancellationNumber: cancellationNumber,
              cancellationPenalty: penaltyBefore(order) + penalty.amount,
              cancelledAt,
            }
          : { cancelledRooms }),
        updatedAt: now,
      })
      .where(eq(hotelOrders.id, order.id));
    if (!isLast)
      for (const each of cancelled)
        await notifyRoomCancelled(
          services,
          tx,
          { ...order, cancelledRooms },
          {
            ...each,
            isPaid: paid !== undefined && told === back,
            reason: intent.reason,
          },
        );
    await tx.insert(orderEvents).values({
      orderId: order.id,
      actorId: intent.reason === cancelledByHotel ? null : intent.actorId,
      kind: isLast ? 'cancelled' : 'room-cancelled',
      detail: {
        penalty: done.penalty,
        refundTwd: told,
        ...(isLast ? {} : { rooms }),
        ...(paymentOrderId && { prepaid: paid !== undefined && told === back }),
        ...(intent.reason !== null && { reason: intent.reason }),
        ...(intent.waived && { waived: true }),
      } satisfies CancelledDetail,
      at: now,
    });
    if (paid && back !== null)
      await queueNextRefund(tx, paid, { refundTwd: back, now }, intent.reason ?? (isLast ? 'the stay was cancelled' : 'a room was cancelled')); // prettier-ignore
    else if (paid && paymentOrderId && isLast)
      await tx
        .update(productOrders)
        .set({ status: 'completed', updatedAt: now })
        .where(and(eq(productOrders.id, paymentOrderId), eq(productOrders.status, 'confirmed')));
    return { penalty, refundTwd: told };
  });
}
