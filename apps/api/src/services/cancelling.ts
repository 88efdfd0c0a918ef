import type { Output } from '@voyage/contracts/endpoint.ts';
import type { cancelBooking } from '@voyage/contracts/booking.ts';
import type { Money } from '@voyage/domain/money.ts';
import { and, eq } from 'drizzle-orm';
import { isDatabaseAway } from '../db/connect.ts';
import { hotelOrders, orderEvents } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { reasonOf } from '../logged-error.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { tellCancelled } from './booking-letters.ts';
import { findOrder } from './orders.ts';

/**
 * Cancels a confirmed order at the supplier, which decides by the hotel's own time. The booking credit
 * is not given back (decisions, "Quota"). Cancelling twice answers the same number.
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
  if (order.status === 'cancelled' && order.hotelCancellationNumber) {
    return { orderId, hotelCancellationNumber: order.hotelCancellationNumber, penalty: { amount: order.cancellationPenalty ?? 0, currency: order.currency } };
  }
  if (order.status !== 'confirmed' || !order.locator) throw new ApiError('bk0005');
  const quote = await asked(services, orderId, services.inventory.quoteCancel({ locator: order.locator, now }));
  if (quote === 'refused') throw new ApiError('bk0005');
  if (quote === 'unknown') throw new ApiError('bk0004');
  if (quote !== 'already' && acceptedPenalty && (acceptedPenalty.amount !== quote.penalty.amount || acceptedPenalty.currency !== quote.penalty.currency))
    throw new ApiError('bk0006', { penalty: quote.penalty, free: quote.free });
  const outcome = await asked(services, orderId, services.inventory.cancel({ locator: order.locator, now }));
  if (outcome === 'unknown' || !('cancellationNumber' in outcome)) throw new ApiError('bk0004');
  const { cancellationNumber, penalty } = outcome;
  await services.db.orm.transaction(async (tx) => {
    const [moved] = await tx
      .update(hotelOrders)
      .set({ status: 'cancelled', hotelCancellationNumber: cancellationNumber, cancellationPenalty: penalty.amount, cancelledAt: now, updatedAt: now })
      .where(and(eq(hotelOrders.id, orderId), eq(hotelOrders.status, 'confirmed')))
      .returning();
    if (!moved) return;
    await tellCancelled(services, tx, moved);
    await tx.insert(orderEvents).values({ orderId, actorId: caller.userId, kind: 'cancelled', detail: { penalty }, at: now });
  });
  return { orderId, hotelCancellationNumber: cancellationNumber, penalty };
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
