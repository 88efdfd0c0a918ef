import type { Output } from '@voyage/contracts/endpoint.ts';
import type { settleProductOrder } from '@voyage/contracts/product-order.ts';
import { unusedMonthsTwd } from '@voyage/domain/membership.ts';
import { errors } from '../../platform/errors.ts';
import type { ProductOrderRow } from '../orders/orders.ts';

type StaffAction = Output<typeof settleProductOrder.body>['action'];

/** Actions that change an order's status without moving money: from which statuses, and to which. */
export const steps: Record<
  'confirm' | 'complete',
  { states: readonly ProductOrderRow['status'][]; to: ProductOrderRow['status'] }
> = {
  confirm: { states: ['awaiting-confirmation'], to: 'confirmed' },
  complete: { states: ['paid', 'confirmed'], to: 'completed' },
};

/** The refund for a membership that the company ends now; 0 if it cannot be ended. */
export function endRefundTwd({ detail, status, amountTwd }: ProductOrderRow, now: Date): number {
  if (detail.kind !== 'membership' || status !== 'completed') return 0;
  return unusedMonthsTwd({
    feeTwd: amountTwd,
    startsAt: new Date(detail.startsAt),
    endsAt: new Date(detail.endsAt),
    now,
  });
}

/** Whether a partial refund is possible: only if nothing but money would have to be divided. */
const isDivisible = ({ kind, status }: ProductOrderRow): boolean =>
  kind === 'custom' ||
  kind === 'tailor-made' ||
  (kind === 'fast-track' && status !== 'awaiting-confirmation');

/**
 * The partial refund of an order of which so much is left; empty for all of it. @throws ApiError rq0001 (more than was paid, or only
 * refundable in full)
 */
export function partOf(
  order: ProductOrderRow,
  amountTwd: number | undefined,
  leftTwd: number,
): { refundTwd?: number } {
  if (amountTwd === undefined || amountTwd === leftTwd) return {};
  const path = 'amountTwd';
  if (!isDivisible(order)) throw errors.invalidValue({ issues: [{ path, code: 'value' }] });
  if (amountTwd > leftTwd)
    throw errors.invalidValue({ issues: [{ path, code: 'too-large', limit: leftTwd }] });
  return { refundTwd: amountTwd };
}

/** An available action. `refundTwd`: the refund it makes; `partial`: whether it may refund a part of that. */
export interface PossibleAction {
  action: StaffAction;
  refundTwd: number | null;
  partial: boolean;
}

/**
 * What employees may do with an order with a valid payment, of which so much is left: the same rules by which `settleByStaff` rejects.
 * Whether the guests of a stay have arrived is not checked here: that depends on the hotel's local time, at that
 * moment.
 */
export function staffActions(order: ProductOrderRow, leftTwd: number, now: Date): PossibleAction[] {
  const isStay = order.kind === 'stay';
  const all: PossibleAction[] = [];
  for (const action of ['confirm', 'complete'] as const)
    if (!isStay && steps[action].states.includes(order.status))
      all.push({ action, refundTwd: null, partial: false });
  const atEnd = endRefundTwd(order, now);
  if (atEnd > 0) all.push({ action: 'end', refundTwd: atEnd, partial: false });
  // While it is unknown whether a stay is booked, it cannot be refunded.
  if (!isStay || order.status !== 'awaiting-confirmation')
    all.push({ action: 'refund', refundTwd: leftTwd, partial: isDivisible(order) });
  return all;
}
