import { and, eq } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { releaseHold } from '../booking/holds/release-hold.ts';
import { noPaymentInProgress, ownOrder, type ProductOrderRow } from '../orders/orders.ts';

/**
 * Cancels an open order without a payment. An order for a stay is given up through its booking
 * (booking/holds/release-hold.ts). @throws ApiError py0002, py0003 (no longer open), py0004 (a payment is in
 * progress)
 */
export async function cancelOrder(
  services: Services,
  caller: Caller,
  orderId: string,
): Promise<ProductOrderRow> {
  const order = await ownOrder(services, caller, orderId);
  if (order.status !== 'open') throw errors.orderClosed();
  const detail = order.detail;
  if (detail.kind === 'stay') {
    await releaseHold(services, caller, detail.hotelOrderId);
    return ownOrder(services, caller, orderId);
  }
  const [row] = await services.db.orm
    .update(productOrders)
    .set({ status: 'cancelled', updatedAt: services.now() })
    .where(
      and(
        eq(productOrders.id, orderId),
        eq(productOrders.status, 'open'),
        noPaymentInProgress(services.db.orm),
      ),
    )
    .returning();
  if (!row) throw errors.paymentInProgress();
  return row;
}
