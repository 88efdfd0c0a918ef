import { isDatabaseUnavailable } from '../../../platform/database-unavailable.ts';
import type { Services } from '../../services.ts';
import type { Intent } from './booking-intent.ts';

/** A younger one is still running: the same press, twice. */
const workingMs = 2_000;

/**
 * The pending order of a request whose first attempt has ended without an answer, because its process or its database
 * was lost, and what the supplier has of it. Undefined if the first attempt is still running.
 */
export async function findInterrupted(services: Services, userId: string, key: string, email: string) {
  const {
    rows: [order],
  } = await services.db.pool.query<Intent>(
    `select o.id, o.booking_number as "bookingNumber", o.client_ref as "clientRef", o.created_at as "createdAt", o.loyalty from idempotency_keys k join hotel_orders o on o.id = k.order_id
     where k.user_id = $1 and k.key = $2 and o.status = 'pending' and k.created_at < $3`,
    [userId, key, new Date(services.now().getTime() - workingMs)],
  );
  if (!order) return undefined;
  const booking = await services.inventory
    .retrieve({ clientRef: order.clientRef, email })
    .catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      return null; // the supplier's own fault: it recognises our reference
    });
  return { order, booking };
}
