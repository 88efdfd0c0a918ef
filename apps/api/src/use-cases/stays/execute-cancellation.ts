import type { Money } from '@voyage/domain/money.ts';
import { isDatabaseUnavailable } from '../../platform/database-unavailable.ts';
import { eq } from '../../db/drizzle.ts';
import { hotelOrders, orderEvents } from '../../db/schema/orders.ts';
import type { CancelOutcome } from '../../inventory/supplier.ts';
import { reasonOf } from '../../platform/logged-error.ts';
import type { Services } from '../services.ts';
import { notifyNotCancelled } from '../booking/emails/booking-emails.ts';
import { roomsLeft } from '../booking/orders/order-rooms.ts';
import { raiseDifference } from '../records/differences.ts';
import { finishCancellation, roomsOf, type FinishedCancellation } from './finish-cancellation.ts';
import { endIntentOf, type Intent } from './cancellation-intent.ts';

type Order = typeof hotelOrders.$inferSelect;
export type CancellationEnd =
  | ({ end: 'cancelled'; cancellationNumber: string | null } & FinishedCancellation)
  /** Another caller finished it in the meantime; the order says how. */
  | { end: 'finished' }
  | { end: 'costs'; penalty: Money; free: boolean }
  | { end: 'refused' | 'unknown' };

/**
 * Sends an intent to the supplier and brings intent, order and money to the state that it answers. Any
 * caller (the member's request, another tab, the reconciler after a crash) may call it any number of times,
 * also concurrently: the supplier cancels once, and the order changes once. After 'unknown' the intent
 * remains, for the reconciler.
 */
export async function executeCancellation(
  services: Services,
  order: Order,
  intent: Intent,
): Promise<CancellationEnd> {
  const { locator, currency } = order;
  if (!locator) throw new Error('a confirmed order has no locator');
  const accepted = intent.acceptedPenalty === null ? undefined : { amount: intent.acceptedPenalty, currency };
  const rooms = roomsOf(order, intent);
  const isSingle = services.inventory.capabilities.cancelRooms === 'single';
  const isPart = rooms.length < roomsLeft(order).length;
  const answer: CancelOutcome =
    isPart && !isSingle
      ? { outcome: 'refused' } // it was asked of another supplier, and this one would cancel the others too
      : await unknownOnFailure(
          services,
          order.id,
          services.inventory.cancel({
            locator,
            email: order.guest.email,
            now: intent.requestedAt,
            accepted,
            ...(isSingle && rooms.length < order.rooms && { rooms }),
          }),
        );
  switch (answer.outcome) {
    case 'unknown':
      return { end: 'unknown' };
    case 'costs':
    case 'refused':
      await endIntent(services, order, intent, answer.outcome === 'costs' ? answer.penalty : null);
      return answer.outcome === 'costs'
        ? { end: 'costs', penalty: answer.penalty, free: answer.free }
        : { end: 'refused' };
    case 'cancelled':
    case 'already': {
      const { cancellationNumber, penalty } = answer;
      const done = await finishCancellation(services, order, intent, {
        rooms,
        cancellationNumber,
        penalty,
      });
      if (done === 'stale') return executeCancellation(services, await readOrder(services, order.id), intent);
      return done ? { end: 'cancelled', cancellationNumber, ...done } : { end: 'finished' };
    }
  }
}

/**
 * The supplier rejects it, or would at another cost than was accepted, and the booking remains. A member who was
 * answered "no answer yet" is told by email, and may decide anew; a refusal also alerts a person.
 */
async function endIntent(
  services: Services,
  order: Order,
  intent: Intent,
  penalty: Money | null,
): Promise<void> {
  const { orderId, room, actorId, requestedAt, waived, attempts } = intent;
  const why = penalty ? 'costs' : 'refused';
  const isLate = attempts > 1;
  const hasEnded = await services.db.orm.transaction(async (tx) => {
    if (!(await endIntentOf(tx, intent))) return false;
    await tx.insert(orderEvents).values({
      orderId,
      actorId,
      kind: 'cancellation-refused',
      detail: { why, ...(room !== null && { room }) },
      at: services.now(),
    });
    if (isLate && !waived) await notifyNotCancelled(services, tx, order, { requestedAt, penalty, room });
    return true;
  });
  if (hasEnded && isLate && (!penalty || waived))
    await raiseDifference(services, orderId, 'cancellation-refused');
}

async function readOrder({ db }: Services, orderId: string): Promise<Order> {
  const [order] = await db.orm.select().from(hotelOrders).where(eq(hotelOrders.id, orderId));
  if (!order) throw new Error('the order was not found when read again');
  return order;
}

/** A failed call to a supplier is not an answer: the next call shows what it did. */
export async function unknownOnFailure<T>(
  services: Services,
  orderId: string,
  call: Promise<T>,
): Promise<T | { outcome: 'unknown' }> {
  try {
    return await call;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error; // ours, not the supplier's
    services.log.warn(
      { orderId, reason: reasonOf(error) },
      'the supplier did not answer a cancellation; the reconciler will retry',
    );
    return { outcome: 'unknown' };
  }
}
