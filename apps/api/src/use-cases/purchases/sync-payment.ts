import { and, eq, gt, inArray, isNull, lt, or } from '../../db/drizzle.ts';
import { isDue } from '../../db/due.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import type { PaymentRecord } from '../../payments/gateway/gateway.ts';
import type { Services } from '../services.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { revoke } from './fulfil.ts';
import { notifyReturned } from './purchase-emails.ts';
import { beginRefund } from '../orders/await-capture.ts';
import { queueFollowing, queueRefund } from '../orders/queue-refund.ts';
import { postponeRefund } from '../orders/postpone-refund.ts';
import { markDeclined, settle } from './settle.ts';

type Payment = typeof payments.$inferSelect;
/** The gateway's records may lag this long; a page of the bank lapses after 15 minutes. */
const finalAfterMs = 30 * 60_000;
/** Longer than a refund takes. */
const leaseMs = 50_000;
const hourMs = 3_600_000;
/** After a rejection (orders/postpone-refund.ts). */
const longestPauseMs = 24 * 3_600_000;

/**
 * Queries the gateway's record of a payment and updates ours. May be called (by the result page, a notice,
 * the job) any number of times, concurrently and in any order.
 * @returns what was learnt: 'atBank', the payer has not confirmed there; 'none', there is no record; 'nothing',
 * the gateway did not answer; 'ended', ours has ended, now or before
 */
export async function syncPayment(
  services: Services,
  payment: Payment,
): Promise<'atBank' | 'none' | 'nothing' | 'ended'> {
  if (!['created', 'redirected', 'unknown', 'abandoned'].includes(payment.status)) return 'ended';
  const record = await services.payments.query({ bankTransactionId: payment.bankTransactionId });
  if (record === 'unavailable') return 'nothing';
  await applyRecord(services, payment, record);
  return record === null ? 'none' : record.status === 'pending' ? 'atBank' : 'ended';
}

async function applyRecord(services: Services, payment: Payment, record: PaymentRecord | null) {
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
          'the gateway charged a different amount than requested; it will be refunded',
        );
        await services.db.orm.transaction((tx) => queueRefund(tx, payment.id, found, 'another amount'));
      } else await settle(services, payment.id, found);
      return;
    case 'error':
      // Without a code it is unknown whether the bank declined or somebody stopped on its page: TapPay
      // reports both as an error.
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
        'the gateway refunded a payment that we never recorded as captured',
      );
      await markDeclined(services, payment.id, { ...found, status: 'declined' });
  }
}

/** A notice has no signature: it names a payment, and the record decides. Unknown ones are ignored. */
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

/**
 * Payments with an unknown outcome, and money owed back. An attempt that we ended may still be confirmed at the
 * bank, until its page has lapsed: it is queried for as long.
 */
export async function reconcilePayments(services: Services, olderThanMs: number): Promise<void> {
  const now = services.now();
  const before = new Date(now.getTime() - olderThanMs);
  const mayArrive = new Date(now.getTime() - finalAfterMs);
  const open = await services.db.orm
    .select()
    .from(payments)
    .where(
      and(
        or(
          inArray(payments.status, ['created', 'redirected', 'unknown']),
          and(eq(payments.status, 'abandoned'), gt(payments.createdAt, mayArrive)),
        ),
        lt(payments.updatedAt, before),
      ),
    )
    .orderBy(payments.updatedAt)
    .limit(200);
  for (const payment of open) await syncPayment(services, payment);
  await processQueuedRefunds(services);
}

/** Refunds money owed back: a separate job, so that what a crash interrupted is refunded within a minute. */
export async function processQueuedRefunds(services: Services): Promise<void> {
  // a process of a release before 0025 does not know that another follows
  const recently = gt(payments.updatedAt, new Date(services.now().getTime() - longestPauseMs));
  await queueFollowing(services.db.orm, recently);
  for (const payment of await claimQueuedRefunds(services)) await refund(services, payment);
}

/**
 * Claims payments to be refunded, one process at a time: the lease keeps other processes away, and prevents
 * an immediate retry after a rejection.
 */
async function claimQueuedRefunds({ db, now }: Services): Promise<Payment[]> {
  const due = db.orm
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'refunding'),
        or(isNull(payments.refundAt), isDue(payments.refundAt, now(), longestPauseMs)),
      ),
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

async function refund(services: Services, payment: Payment): Promise<void> {
  const { recTradeId } = payment;
  if (!recTradeId) return;
  const begun = await beginRefund(services, payment, recTradeId);
  if (!begun) return;
  const { refundTwd, ...sent } = begun;
  const outcome = await services.payments.refund({
    recTradeId,
    ...sent,
    ...(refundTwd === null ? {} : { amount: refundTwd }),
  });
  if (outcome === 'unknown') return awaitAnswer(services, payment.id, begun.firstSentAt);
  if (outcome === 'refused') return postponeRefund(services, payment.id);
  const now = services.now();
  await services.db.orm.transaction(async (tx) => {
    // Locks the order before the payment, as everywhere: a concurrent `settle` of the same payment already
    // holds the order.
    if (payment.productOrderId) await lockOrder(tx, payment.productOrderId);
    const [moved] = await tx
      .update(payments)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'refunding')))
      .returning();
    if (!moved) return;
    await tx.insert(paymentEvents).values({ paymentId: payment.id, kind: 'refunded', at: now });
    await queueFollowing(tx, eq(payments.id, moved.id));
    const order = await revoke(services, tx, moved);
    if (order) await notifyReturned(services, tx, order, moved);
  });
}

/** A refund without a definite answer is repeated after its lease, with the same id; after an hour a person is told. */
async function awaitAnswer({ db, now, log }: Services, paymentId: string, firstSentAt: Date): Promise<void> {
  if (now().getTime() - firstSentAt.getTime() < hourMs) return;
  log.error({ paymentId }, 'the gateway has not answered about a refund for an hour; manual review needed');
  await db.orm
    .update(payments)
    .set({ refundAt: new Date(now().getTime() + hourMs) })
    .where(eq(payments.id, paymentId));
}
