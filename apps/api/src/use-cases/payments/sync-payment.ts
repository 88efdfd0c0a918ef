import { and, eq, inArray, isNull, lt, lte, or } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import type { Services } from '../../services.ts';
import { revoke } from '../products/fulfil.ts';
import { notifyRefunded } from '../products/emails.ts';
import { queueRefund } from '../refunds/queue-refund.ts';
import { postponeRefund } from '../refunds/postpone-refund.ts';
import { markDeclined, settle } from './settle.ts';

type Payment = typeof payments.$inferSelect;
/** The gateway's records may lag so long; a bank's page lapses after 15 minutes. */
const finalAfterMs = 30 * 60_000;
/** Longer than a refund takes; one that cannot be had now is tried again after an hour. */
const leaseMs = 50_000;
const pauseMs = 3_600_000;

/**
 * Asks the gateway what became of a payment and brings ours to the same state. Whoever calls it (the result
 * page, a notice, the job) may call it any number of times, at once, in any order.
 */
export async function syncPayment(services: Services, payment: Payment): Promise<void> {
  if (!['created', 'redirected', 'unknown', 'abandoned'].includes(payment.status)) return;
  const record = await services.payments.query({ bankTransactionId: payment.bankTransactionId });
  if (record === 'unavailable') return;
  const now = services.now();
  const old = now.getTime() - payment.createdAt.getTime() > finalAfterMs;
  if (record === null) {
    if (old && payment.status !== 'abandoned')
      await markDeclined(services, payment.id, { status: 'abandoned', updatedAt: now });
    return;
  }
  const found = {
    updatedAt: now,
    recTradeId: record.recTradeId,
    ...(record.card ? { cardLastFour: record.card.lastFour, cardBrand: record.card.brand } : {}),
  };
  switch (record.status) {
    case 'authorised':
    case 'captured':
      if (record.originalAmount !== payment.amountTwd) {
        services.log.error(
          { paymentId: payment.id },
          'the gateway took another amount than was asked; it goes back',
        );
        await services.db.orm.transaction((tx) => queueRefund(tx, payment.id, found, 'another amount'));
      } else await settle(services, payment.id, found);
      return;
    case 'error':
      // Without a code nobody knows whether the bank refused, or somebody stopped on its page: TapPay calls both an error.
      await markDeclined(services, payment.id, {
        ...found,
        ...(record.bankCode ? {} : { gatewayCode: 'unconfirmed' }),
        status: 'declined',
      });
      return;
    case 'cancelled':
      await markDeclined(services, payment.id, { ...found, gatewayCode: 'stopped', status: 'declined' });
      return;
    case 'pending':
      if (old) await markDeclined(services, payment.id, { ...found, status: 'abandoned' });
      return;
    case 'partRefunded':
    case 'refunded':
      services.log.error(
        { paymentId: payment.id, status: record.status },
        'the gateway gave back what we never had on our books',
      );
      await markDeclined(services, payment.id, { ...found, status: 'declined' });
  }
}

/** A notice carries no signature: it names a payment, and the record decides. Unknown ones are ignored. */
export async function handleNotification(
  services: Services,
  {
    bank_transaction_id: reference,
    rec_trade_id: trade,
  }: { bank_transaction_id?: string | undefined; rec_trade_id?: string | undefined },
): Promise<void> {
  if (!reference && !trade) return;
  const [payment] = await services.db.orm
    .select()
    .from(payments)
    .where(
      or(
        reference ? eq(payments.bankTransactionId, reference) : undefined,
        trade ? eq(payments.recTradeId, trade) : undefined,
      ),
    );
  if (payment) await syncPayment(services, payment);
}

/** Payments whose end nobody saw, and money that is owed back. */
export async function reconcilePayments(services: Services, olderThanMs: number): Promise<void> {
  const now = services.now();
  const before = new Date(now.getTime() - olderThanMs);
  const open = await services.db.orm
    .select()
    .from(payments)
    .where(
      and(inArray(payments.status, ['created', 'redirected', 'unknown']), lt(payments.updatedAt, before)),
    )
    .orderBy(payments.updatedAt)
    .limit(200);
  for (const payment of open) await syncPayment(services, payment);
  await processQueuedRefunds(services);
}

/** Money that is owed back: a job of its own, so that what a crash cut is given back within a minute. */
export async function processQueuedRefunds(services: Services): Promise<void> {
  for (const payment of await claimQueuedRefunds(services)) await refund(services, payment);
}

/** Money that is owed back, each for one process at a time: a lease keeps it from the others, and a refusal from being repeated at once. */
async function claimQueuedRefunds({ db, now }: Services): Promise<Payment[]> {
  const due = db.orm
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.status, 'refunding'), or(isNull(payments.refundAt), lte(payments.refundAt, now()))),
    )
    .orderBy(payments.updatedAt)
    .limit(50)
    .for('update', { skipLocked: true });
  return db.orm
    .update(payments)
    .set({ refundAt: new Date(now().getTime() + leaseMs) })
    .where(inArray(payments.id, due))
    .returning();
}

/** A part can go back only once the bank has captured what it authorised, at its next settlement. */
async function isOnlyAuthorised(services: Services, recTradeId: string): Promise<boolean> {
  const record = await services.payments.query({ recTradeId });
  return record !== null && record !== 'unavailable' && record.status === 'authorised';
}
async function postponeUntilCaptured(services: Services, paymentId: string): Promise<void> {
  await services.db.orm
    .update(payments)
    .set({ refundAt: new Date(services.now().getTime() + pauseMs) })
    .where(eq(payments.id, paymentId));
}

async function refund(services: Services, payment: Payment): Promise<void> {
  const { recTradeId, bankRefundId, refundTwd } = payment;
  if (!recTradeId || !bankRefundId) return;
  if (refundTwd !== null && (await isOnlyAuthorised(services, recTradeId)))
    return postponeUntilCaptured(services, payment.id);
  const outcome = await services.payments.refund({
    recTradeId,
    bankRefundId,
    ...(refundTwd === null ? {} : { amount: refundTwd }),
  });
  if (outcome === 'unknown') return;
  if (outcome === 'refused') {
    return postponeRefund(services, payment.id);
  }
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    // Before the payment, as everywhere: whoever is told of the same payment at this moment (settle.ts) holds the order already.
    if (payment.productOrderId)
      await tx
        .select({ id: productOrders.id })
        .from(productOrders)
        .where(eq(productOrders.id, payment.productOrderId))
        .for('update');
    const [moved] = await tx
      .update(payments)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'refunding')))
      .returning();
    if (!moved) return;
    await tx.insert(paymentEvents).values({ paymentId: payment.id, kind: 'refunded', at: now });
    const order = await revoke(services, tx, moved);
    if (order) await notifyRefunded(services, tx, order, moved);
  });
}
