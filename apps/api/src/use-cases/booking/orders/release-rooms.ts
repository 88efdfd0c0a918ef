import { and, eq, inArray, isNotNull } from '../../../db/drizzle.ts';
import { isDue } from '../../../db/due.ts';
import { hotelOrders } from '../../../db/schema/orders.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { BookedKey } from '../../../inventory/supplier.ts';
import type { Services } from '../../services.ts';
import { raiseDifference } from '../../records/differences.ts';

/** Longer than a supplier may take to release and to cancel (inventory/guard-supplier.ts). */
const leaseMs = 30_000;

/**
 * Handles rooms that a supplier has for an order that has ended (it answered after the order was given up).
 * The release is recorded first, so that it happens even if this process ends; then it is attempted at once.
 */
export async function queueRoomRelease(services: Services, orderId: string, locator: string, why: string) {
  services.log.error({ orderId }, why);
  await services.db.orm
    .update(hotelOrders)
    .set({ locator, releaseAt: services.now() })
    .where(and(eq(hotelOrders.id, orderId), inArray(hotelOrders.status, ['failed', 'released'])));
  await releaseRooms(services, orderId);
}

/**
 * Releases what suppliers still hold or have booked for orders that have ended, or for one of them; one
 * process at a time per order, until the supplier has answered.
 */
export async function releaseRooms(services: Services, orderId?: string): Promise<number> {
  const { orm } = services.db;
  const now = services.now();
  const due = orm
    .select({ id: hotelOrders.id })
    .from(hotelOrders)
    .where(
      and(
        isNotNull(hotelOrders.releaseAt),
        isDue(hotelOrders.releaseAt, now, leaseMs),
        orderId ? eq(hotelOrders.id, orderId) : undefined,
      ),
    )
    .orderBy(hotelOrders.releaseAt)
    .limit(200)
    .for('update', { skipLocked: true });
  const claimed = await orm
    .update(hotelOrders)
    .set({ releaseAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(hotelOrders.id, due))
    .returning({ id: hotelOrders.id, locator: hotelOrders.locator, guest: hotelOrders.guest });
  let released = 0;
  for (const { id, locator, guest } of claimed) {
    try {
      if (locator !== null && !(await releaseAtSupplier(services, id, { locator, email: guest.email })))
        continue;
      await orm.update(hotelOrders).set({ releaseAt: null }).where(eq(hotelOrders.id, id));
      released++;
    } catch (error) {
      services.log.warn(
        { orderId: id, reason: reasonOf(error) },
        'the supplier did not release rooms; the release will be retried',
      );
    }
  }
  return released;
}

/** False: it has not answered, and must be called again. */
async function releaseAtSupplier(services: Services, orderId: string, key: BookedKey) {
  const { capabilities } = services.inventory;
  const now = services.now();
  const answer = capabilities.hold === 'none' ? 'booked' : await services.inventory.release({ ...key, now });
  if (answer !== 'booked') return answer === 'released';
  services.log.error(
    { orderId },
    'the supplier has booked the rooms of a released order; cancelling that booking',
  );
  const { outcome } = await services.inventory.cancel({ ...key, now });
  if (outcome === 'refused') await raiseDifference(services, orderId, 'cancellation-refused');
  return outcome !== 'unknown';
}
