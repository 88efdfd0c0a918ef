import { and, eq, inArray, isNotNull, isNull, or } from '../../db/drizzle.ts';
import { isDue } from '../../db/due.ts';
import { orderEvents, productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import type { Services } from '../services.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { countRefusal, pauseAfter } from '../orders/postpone-refund.ts';
import { notifyPaid } from './purchase-emails.ts';

type Payment = typeof payments.$inferSelect;
/** Longer than a capture takes. */
const leaseMs = 50_000;
const hourMs = 3_600_000;
/** The bank captures at its next settlement. */
const settlementMs = 24 * hourMs;

/**
 * Captures money that was only authorised, once what it pays for is booked: a job that may run in several processes.
 * A request that the gateway accepted is looked for in its record a day later, and repeated if the bank has not
 * captured it. Also what is kept of a cancelled stay: its rest is refunded after that (orders/await-capture.ts).
 */
export async function captureBooked(services: Services): Promise<void> {
  for (const payment of await claimDue(services)) await capture(services, payment);
}

async function claimDue({ db, now }: Services): Promise<Payment[]> {
  const booked = db.orm
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(inArray(productOrders.status, ['confirmed', 'completed']));
  const isKept = or(
    eq(payments.status, 'captured'),
    and(eq(payments.status, 'refunding'), isNotNull(payments.refundTwd)),
  );
  const due = db.orm
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.capture, ['later', 'requested']),
        isKept,
        or(isNull(payments.captureAt), isDue(payments.captureAt, now(), settlementMs)),
        inArray(payments.productOrderId, booked),
      ),
    )
    .orderBy(payments.captureAt)
    .limit(50)
    .for('update', { skipLocked: true });
  return db.orm
    .update(payments)
    .set({ captureAt: new Date(now().getTime() + leaseMs) })
    .where(inArray(payments.id, due))
    .returning();
}

async function capture(services: Services, payment: Payment): Promise<void> {
  const { recTradeId, productOrderId } = payment;
  if (!recTradeId || !productOrderId) return;
  const outcome = await services.payments.capture(recTradeId);
  switch (outcome) {
    case 'captured':
      return record(services, payment, productOrderId, { capture: 'done', captureAt: null });
    case 'requested': {
      if (payment.capture === 'requested')
        services.log.warn({ paymentId: payment.id }, 'the bank has not captured a payment; asking again');
      const captureAt = new Date(services.now().getTime() + settlementMs);
      return record(services, payment, productOrderId, { capture: 'requested', captureAt });
    }
    case 'refused':
      return postpone(services, payment.id);
    case 'unknown':
      return awaitAnswer(services, payment.id, productOrderId);
  }
}

/** The first time it is told to whoever paid. */
async function record(
  services: Services,
  { id }: Payment,
  productOrderId: string,
  found: Pick<Payment, 'capture' | 'captureAt'>,
): Promise<void> {
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    const order = await lockOrder(tx, productOrderId);
    const [before] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!order || !before || before.capture === 'done') return;
    await tx.update(payments).set(found).where(eq(payments.id, id));
    if (before.capture !== 'later') return;
    await tx.insert(paymentEvents).values({ paymentId: id, kind: 'captured', at: now });
    if (order.detail.kind === 'stay')
      await tx.insert(orderEvents).values({ orderId: order.detail.hotelOrderId, kind: 'paid', at: now });
    await notifyPaid(services, tx, order, before);
  });
}

/** The stay is booked, so that nothing but a person can decide what becomes of it. */
async function postpone({ db, now, log }: Services, paymentId: string): Promise<void> {
  const attempts = await db.orm.transaction(async (tx) => {
    const refusals = await countRefusal(tx, paymentId, 'capture-refused', now());
    await tx
      .update(payments)
      .set({ captureAt: new Date(now().getTime() + pauseAfter(refusals)) })
      .where(eq(payments.id, paymentId));
    return refusals;
  });
  log.error({ paymentId, attempts }, 'the payment of a booked stay was not captured; manual review needed');
}

/** A capture without a definite answer is asked for again after its lease; after an hour a person is told. */
async function awaitAnswer(
  { db, now, log }: Services,
  paymentId: string,
  productOrderId: string,
): Promise<void> {
  const [order] = await db.orm.select().from(productOrders).where(eq(productOrders.id, productOrderId));
  if (!order || now().getTime() - order.updatedAt.getTime() < hourMs) return; // since it was booked
  log.error({ paymentId }, 'the gateway has not answered about a capture for an hour; manual review needed');
  await db.orm
    .update(payments)
    .set({ captureAt: new Date(now().getTime() + hourMs) })
    .where(eq(payments.id, paymentId));
}
