import type { payments } from '../../db/schema/payments.ts';
import type { ProductOrderRow } from './orders.ts';

type Refunds = Pick<
  typeof payments.$inferSelect,
  'status' | 'amountTwd' | 'refundTwd' | 'refundedTwd' | 'refundNextTwd'
>;

/** What is being, has been and is to be refunded of a payment, in all. */
export function refundedInAll({ status, amountTwd, refundTwd, refundedTwd, refundNextTwd }: Refunds): number {
  const isRefund = status === 'refunding' || status === 'refunded';
  return refundedTwd + (isRefund ? (refundTwd ?? amountTwd - refundedTwd) : 0) + refundNextTwd;
}

/** What is left of a payment after all its refunds; 0 also if it moved no money. */
export const leftOf = (payment: Refunds): number =>
  ['captured', 'refunding', 'refunded'].includes(payment.status)
    ? Math.max(0, payment.amountTwd - refundedInAll(payment))
    : 0;

/** Whether an order is a stay that goes on, although rooms of it may have been refunded. */
export const isOpenStay = ({ kind, status }: Pick<ProductOrderRow, 'kind' | 'status'>): boolean =>
  kind === 'stay' && (status === 'confirmed' || status === 'completed');
