import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { and, eq } from '../../db/drizzle.ts';
import { isCancellation, type EventNote } from '../../db/schema/documents.ts';
import { orderEvents, type hotelOrders } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';

const textOf = (value: EventNote[string]): string => (typeof value === 'string' ? value : '');

/**
 * Why the caller booked it for a member, and why each check was waived; null if they did not. Bookings of
 * releases with one reason for all have it for each.
 */
export async function staffReasons(
  { db }: Services,
  caller: Caller,
  { id, userId, bookedBy }: Pick<typeof hotelOrders.$inferSelect, 'id' | 'userId' | 'bookedBy'>,
): Promise<OrderDetail['staffReasons']> {
  if (bookedBy !== caller.userId || userId === caller.userId) return null;
  const [event] = await db.orm
    .select({ detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'on-behalf')));
  if (!event?.detail || isCancellation(event.detail)) return null;
  const { reason, ignoreCredit, ignoreCreditReason, skipPriceCheck, skipPriceCheckReason } = event.detail;
  const booking = textOf(reason);
  const waived = (isWaived: EventNote[string], why: EventNote[string]) =>
    isWaived === true ? textOf(why) || booking : null;
  return {
    booking,
    ignoreCredit: waived(ignoreCredit, ignoreCreditReason),
    skipPriceCheck: waived(skipPriceCheck, skipPriceCheckReason),
  };
}
