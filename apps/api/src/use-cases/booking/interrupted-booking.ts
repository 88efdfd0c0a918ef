import { isDatabaseAway } from '../../database-away.ts';
import type { Services } from '../../services.ts';
import { confirmOrder, type BookingResult } from '../hotel-orders/order-outcome.ts';
import { awaitPayment } from '../prepaid-stays/await-payment.ts';

/** A younger one is still at work: the same press, twice. */
const workingMs = 2_000;

/**
 * The answer to a repeated request whose first attempt has ended without one, because its process or its database was
 * lost, if the supplier has booked or holds the rooms: what the reconciler would find a little later. Undefined if the
 * first attempt may still be at work. @throws ApiError bk0002
 */
export async function answerOfInterrupted(
  services: Services,
  userId: string,
  key: string,
): Promise<BookingResult | undefined> {
  const {
    rows: [order],
  } = await services.db.pool.query<{ id: string; bookingNumber: string; clientRef: string }>(
    `select o.id, o.booking_number as "bookingNumber", o.client_ref as "clientRef" from idempotency_keys k join hotel_orders o on o.id = k.order_id
     where k.user_id = $1 and k.key = $2 and o.status = 'pending' and k.created_at < $3`,
    [userId, key, new Date(services.now().getTime() - workingMs)],
  );
  if (!order) return undefined;
  const booking = await services.inventory
    .retrieve({ clientRef: order.clientRef })
    .catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      return null; // the supplier's own fault: asked again later
    });
  if (booking?.state === 'confirmed') return confirmOrder(services, order, booking);
  if (booking?.state === 'held') return awaitPayment(services, order.id, booking);
  return undefined;
}
