import { and, eq, inArray, lte, notExists, or, sql } from '../../../db/drizzle.ts';
import { policy } from '@voyage/domain/policy.ts';
import { hotelOrders, productOrders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { errors } from '../../../platform/errors.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import type { Caller } from '../../../session/caller.ts';
import { findOrder } from '../orders/find-order.ts';
import { awaitBriefly } from '../../../platform/await-briefly.ts';
import { notifyReleased } from '../emails/booking-emails.ts';
import { releaseRooms } from '../orders/release-rooms.ts';
import { release } from './release-stay.ts';

/** Payments without an outcome: they keep the rooms a little longer. */
const underWay = ['created', 'redirected', 'unknown'] as const;

/**
 * The member gives up paying, at once and regardless of any payment: its page at the bank may still be open
 * in another tab, and money that arrives from there is refunded. Repeating it succeeds.
 * @throws ApiError bk0003, bk0005 (paid in the meantime, or not held)
 */
export async function releaseHold(services: Services, caller: Caller, orderId: string): Promise<void> {
  const { status, paymentOrderId, failure } = await findOrder(services, caller, orderId);
  if (status === 'released' && failure === 'givenUp') return;
  if (status !== 'payment' || !paymentOrderId) throw errors.notCancellable();
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    await lockOrder(tx, paymentOrderId);
    if (!(await release(tx, { orderId, from: 'payment', why: 'givenUp', now }))) {
      const [other] = await tx
        .select({ failure: hotelOrders.failure })
        .from(hotelOrders)
        .where(eq(hotelOrders.id, orderId));
      if (other?.failure === 'givenUp') return; // in another tab, just before
      throw errors.notCancellable();
    }
    await tx
      .update(productOrders)
      .set({ status: 'cancelled', updatedAt: now })
      .where(eq(productOrders.id, paymentOrderId));
  });
  await awaitBriefly(
    releaseRooms(services, orderId).catch((error: Error) =>
      services.log.warn(
        { orderId, reason: reasonOf(error) },
        'rooms could not be released at once; the job will retry',
      ),
    ),
  );
}

/**
 * Ends expired holds, and releases rooms that the supplier still keeps for them: a job that may run in
 * several processes.
 */
export async function expireHolds(services: Services): Promise<{ ended: number; released: number }> {
  const ended = await endUnpaid(services);
  return { ended, released: await releaseRooms(services) };
}

/**
 * Ends orders that were not paid in time. This is not a cancellation by the member: nothing was booked, and
 * the credit is returned (release-stay.ts). A payment in progress has until the hold itself ends;
 * money that arrives later is refunded. Each order is handled by one process (skip locked).
 */
async function endUnpaid(services: Services): Promise<number> {
  const { orm } = services.db;
  const now = services.now();
  const overdue = lte(hotelOrders.paymentDue, now);
  const holdExpired = lte(hotelOrders.paymentDue, new Date(now.getTime() - policy.hold.bankMinutes * 60_000));
  const noPaymentInProgress = notExists(
    orm
      .select({ one: sql`1` })
      .from(payments)
      .where(
        and(eq(payments.productOrderId, hotelOrders.paymentOrderId), inArray(payments.status, [...underWay])),
      ),
  );
  const due = and(eq(hotelOrders.status, 'payment'), overdue, or(holdExpired, noPaymentInProgress));
  const found = await orm
    .select({ id: hotelOrders.id, paymentOrderId: hotelOrders.paymentOrderId })
    .from(hotelOrders)
    .where(due)
    .orderBy(hotelOrders.paymentDue)
    .limit(200);
  let ended = 0;
  for (const { id, paymentOrderId } of found) {
    const done = await orm
      .transaction(async (tx) => {
        const [payable] = await tx
          .select()
          .from(productOrders)
          .where(eq(productOrders.id, paymentOrderId ?? ''))
          .for('update', { skipLocked: true });
        const [still] = payable
          ? await tx
              .select({ id: hotelOrders.id })
              .from(hotelOrders)
              .where(and(eq(hotelOrders.id, id), due))
          : [];
        const order = still && (await release(tx, { orderId: id, from: 'payment', why: 'notPaid', now }));
        if (!order || !payable) return false;
        await tx
          .update(productOrders)
          .set({ status: 'expired', updatedAt: now })
          .where(eq(productOrders.id, payable.id));
        await notifyReleased(services, tx, order, 'notPaid', null);
        return true;
      })
      .catch((error: Error) => {
        services.log.warn(
          { orderId: id, reason: reasonOf(error) },
          'a hold could not be released; it will be retried',
        ); // and does not block the others
        return false;
      });
    if (done) ended++;
  }
  return ended;
}
