import { and, eq, gt, sql, type SQL } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { leftOf } from './refunded.ts';

/** What is learnt about a payment when it changes. */
export type PaymentUpdate = Partial<
  Pick<
    typeof payments.$inferInsert,
    'recTradeId' | 'cardLastFour' | 'cardBrand' | 'gatewayCode' | 'refundTwd'
  >
> & {
  updatedAt: Date;
};

/** What a refund has before it is sent: nothing that the gateway knows it by. */
export const unsent = { bankRefundId: null, refundedBeforeTwd: null, refundSentAt: null };

/** Marks money as owed back, all that is left of it or `refundTwd`; the job refunds it, once. */
export async function queueRefund(
  tx: Pick<Transaction, 'update' | 'insert'>,
  paymentId: string,
  update: PaymentUpdate,
  why: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...update, ...unsent, refundAt: null, status: 'refunding' })
    .where(eq(payments.id, paymentId));
  await tx
    .insert(paymentEvents)
    .values({ paymentId, kind: 'refund-queued', detail: { why }, at: update.updatedAt });
}

/** Queues what was to follow refunds that are done, of these payments. */
export const queueFollowing = (tx: Pick<Transaction, 'update'>, ofThese: SQL) =>
  tx
    .update(payments)
    .set({
      ...unsent,
      refundAt: null,
      status: 'refunding',
      refundTwd: sql`${payments.refundNextTwd}`,
      refundedTwd: sql`${payments.refundedTwd} + coalesce(${payments.refundTwd}, 0)`,
      refundNextTwd: 0,
    })
    .where(and(eq(payments.status, 'refunded'), gt(payments.refundNextTwd, 0), ofThese));

/**
 * The same for a payment of which parts may be owed back one after the other, locked by the caller: `refundTwd` of what
 * is left. One that has not been sent grows; one that has is followed by another.
 */
export async function queueNextRefund(
  tx: Pick<Transaction, 'update' | 'insert'>,
  payment: typeof payments.$inferSelect,
  { refundTwd, now }: { refundTwd: number; now: Date },
  why: string,
): Promise<void> {
  const { status, refundedTwd, amountTwd } = payment;
  const part = Math.min(refundTwd, leftOf(payment));
  const before = payment.refundTwd ?? 0;
  if (status === 'captured' || (status === 'refunding' && payment.bankRefundId === null)) {
    const sum = status === 'captured' ? part : before + part;
    // all at once also releases a card that was only authorised
    const update = { updatedAt: now, refundTwd: sum === amountTwd ? null : sum };
    return queueRefund(tx, payment.id, update, why);
  }
  const isSent = status === 'refunding';
  const update = isSent
    ? { refundNextTwd: payment.refundNextTwd + part }
    : {
        ...unsent,
        refundAt: null,
        status: 'refunding' as const,
        refundTwd: part,
        refundedTwd: refundedTwd + before,
      };
  await tx
    .update(payments)
    .set({ ...update, updatedAt: now })
    .where(eq(payments.id, payment.id));
  await tx
    .insert(paymentEvents)
    .values({ paymentId: payment.id, kind: 'refund-queued', detail: { why }, at: now });
}
