import { and, eq, isNull } from '../../db/drizzle.ts';
import { payments } from '../../db/schema/payments.ts';
import type { RefundRequest } from '../../payments/gateway/gateway.ts';
import { newReference } from '../../payments/gateway/reference.ts';
import type { Services } from '../services.ts';

/** `gatewayCode` of a payment whose partial refund waits for the bank. */
export const awaitingCapture = 'awaiting-capture';
const pauseMs = 3_600_000;

type BegunRefund = Pick<RefundRequest, 'bankRefundId' | 'refundedBefore' | 'firstSentAt'> & {
  /** As of now, when it can no longer grow; null: all that is left. */
  refundTwd: number | null;
};

/**
 * What a refund is sent with: its id, and what the gateway's record showed before that was first sent, so that
 * a repeated id can be compared with it. Both are written first, and stay until the refund is refused. Null: it
 * has to wait. A partial refund is possible only once the bank has captured the authorised money, at its next
 * settlement, and is attempted again after an hour; a record that could not be read is read again after the
 * lease.
 */
export async function beginRefund(
  { db, now, payments: gateway }: Pick<Services, 'db' | 'now' | 'payments'>,
  payment: typeof payments.$inferSelect,
  recTradeId: string,
): Promise<BegunRefund | null> {
  if (payment.bankRefundId)
    return {
      refundTwd: payment.refundTwd,
      bankRefundId: payment.bankRefundId,
      refundedBefore: payment.refundedBeforeTwd ?? 0,
      firstSentAt: payment.refundSentAt ?? payment.updatedAt,
    };
  const record = await gateway.query({ recTradeId });
  if (record === 'unavailable') return null;
  const at = now();
  if (payment.refundTwd !== null && record?.status === 'authorised') {
    await db.orm
      .update(payments)
      .set({ gatewayCode: awaitingCapture, refundAt: new Date(at.getTime() + pauseMs) })
      .where(eq(payments.id, payment.id));
    return null;
  }
  const begun = {
    bankRefundId: newReference(),
    refundedBefore: record?.refundedAmount ?? 0,
    firstSentAt: at,
  };
  const [written] = await db.orm
    .update(payments)
    .set({
      bankRefundId: begun.bankRefundId,
      refundedBeforeTwd: begun.refundedBefore,
      refundSentAt: at,
      // Since now it waits for nothing but its own attempts: the backlog measures those.
      ...(payment.gatewayCode === awaitingCapture ? { gatewayCode: null, updatedAt: at } : {}),
    })
    .where(and(eq(payments.id, payment.id), isNull(payments.bankRefundId)))
    .returning({ refundTwd: payments.refundTwd });
  return written ? { ...begun, ...written } : null;
}
