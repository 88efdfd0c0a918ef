import { eq } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';

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

/** Marks money as owed back, all of it or `refundTwd`; the job refunds it, once. */
export async function queueRefund(
  tx: Pick<Transaction, 'update' | 'insert'>,
  paymentId: string,
  update: PaymentUpdate,
  why: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...update, ...unsent, status: 'refunding' })
    .where(eq(payments.id, paymentId));
  await tx
    .insert(paymentEvents)
    .values({ paymentId, kind: 'refund-queued', detail: { why }, at: update.updatedAt });
}
