import type { Output } from '@voyage/contracts/endpoint.ts';
import type { extendHold as contract } from '@voyage/contracts/booking.ts';
import { policy } from '@voyage/domain/policy.ts';
import { and, eq, gt } from '../../../db/drizzle.ts';
import { hotelOrders, orderEvents, productOrders } from '../../../db/schema/orders.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import type { Caller } from '../../../session/caller.ts';
import { findOrder } from '../orders/find-order.ts';
import { graceAfter } from './await-payment.ts';

/**
 * Extends the payment deadline, once per order, if the supplier holds its rooms and extends that; any other call
 * returns the same time. @throws ApiError
 * bk0003, py0003 (paid, expired, or the hotel holds them no longer), sy0001
 */
export async function extendHold(
  services: Services,
  caller: Caller,
  orderId: string,
): Promise<Output<typeof contract.data>> {
  const now = services.now();
  const order = await findOrder(services, caller, orderId);
  const { status, paymentDue, paymentOrderId, locator, holdExtended } = order;
  if (status !== 'payment' || !paymentDue || !paymentOrderId || paymentDue <= now) throw errors.orderClosed();
  if (holdExtended || !locator) return { dueAt: paymentDue.toISOString(), extendable: false };
  const due = new Date(paymentDue.getTime() + policy.hold.extensionMinutes * 60_000);
  // The supplier first: a longer hold there that we do not know of is harmless, unlike the reverse.
  const extended = await services.inventory
    .extendHold({ locator, until: graceAfter(due), now })
    .catch(() => 'unknown' as const);
  if (extended === 'unknown') throw errors.busy();
  if (extended === 'lost') throw errors.orderClosed();
  await services.db.orm.transaction(async (tx) => {
    await lockOrder(tx, paymentOrderId);
    const held = and(
      eq(hotelOrders.id, orderId),
      eq(hotelOrders.status, 'payment'),
      gt(hotelOrders.paymentDue, now),
    );
    const moved = await tx
      .update(hotelOrders)
      .set({ paymentDue: due, holdExtended: true })
      .where(and(held, eq(hotelOrders.holdExtended, false)))
      .returning({ id: hotelOrders.id });
    if (moved.length === 0) {
      const [twin] = await tx.select({ id: hotelOrders.id }).from(hotelOrders).where(held);
      if (!twin) throw errors.orderClosed();
      return; // another tab was first, with the same time
    }
    await tx.update(productOrders).set({ expiresAt: due }).where(eq(productOrders.id, paymentOrderId));
    await tx.insert(orderEvents).values({ orderId, actorId: caller.userId, kind: 'extended', at: now });
  });
  return { dueAt: due.toISOString(), extendable: false };
}
