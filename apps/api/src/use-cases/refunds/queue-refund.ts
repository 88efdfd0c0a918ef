import { eq } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import { newReference } from '../../payments/gateway/reference.ts';

/** What is learnt about a payment when it changes. */
export type PaymentUpdate = Partial<
  Pick<
    typeof payments.$inferInsert,
    'recTradeId' | 'cardLastFour' | 'cardBrand' | 'gatewayCode' | 'refundTwd'
  >
> & {
  updatedAt: Date;
};

/**
 * Marks money as owed back, all of it or `refundTwd`; the job refunds it, always with the same refund id.
 */
export async function queueRefund(
  tx: Pick<Transaction, 'update' | 'insert'>,
  paymentId: string,
  update: PaymentUpdate,
  why: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...update, status: 'refunding', bankRefundId: newReference() })
    .where(eq(payments.id, paymentId));
  await tx
    .insert(paymentEvents)
    .values({ paymentId, kind: 'refund-queued', detail: { why }, at: update.updatedAt });
}
