import type { Output } from '@voyage/contracts/endpoint.ts';
import type { settleProductOrder } from '@voyage/contracts/product-order.ts';
import { unusedMonthsTwd } from '@voyage/domain/membership.ts';
import { errors } from '../../errors.ts';
import type { ProductOrderRow } from '../product-orders/orders.ts';

export type StaffAction = Output<typeof settleProductOrder.body>['action'];

/** What moves an order on without moving money: from which states, and to which. */
export const steps: Record<
  'confirm' | 'complete',
  { states: readonly ProductOrderRow['status'][]; to: ProductOrderRow['status'] }
> = {
  confirm: { states: ['awaiting-confirmation'], to: 'confirmed' },
  complete: { states: ['paid', 'confirmed'], to: 'completed' },
};

/** What goes back of a membership that the company ends now; 0 where it cannot be ended. */
export function endRefundTwd({ detail, status, amountTwd }: ProductOrderRow, now: Date): number {
  if (detail.kind !== 'membership' || status !== 'completed') return 0;
  return unusedMonthsTwd({
    feeTwd: amountTwd,
    startsAt: new Date(detail.startsAt),
    endsAt: new Date(detail.endsAt),
    now,
  });
}

/** Whether a part of the money may go back: of what has a price and no other value that would have to be parted. */
const isDivisible = ({ kind, status }: ProductOrderRow): boolean =>
  kind === 'custom' ||
  kind === 'tailor-made' ||
  (kind === 'fast-track' && status !== 'awaiting-confirmation');

/** What of an order goes back, where it is not all. @throws ApiError rq0001 (more than was paid, or of what goes back whole) */
export function partOf(order: ProductOrderRow, amountTwd: number | undefined): { refundTwd?: number } {
  if (amountTwd === undefined || amountTwd === order.amountTwd) return {};
  const path = 'amountTwd';
  if (!isDivisible(order)) throw errors.invalidValue({ issues: [{ path, code: 'value' }] });
  if (amountTwd > order.amountTwd)
    throw errors.invalidValue({ issues: [{ path, code: 'too-large', limit: order.amountTwd }] });
  return { refundTwd: amountTwd };
}

/** Something that may be done. `refundTwd`: what goes back by it; `partial`: or a part of that. */
export interface PossibleAction {
  action: StaffAction;
  refundTwd: number | null;
  partial: boolean;
}

/**
 * What employees may do with an order whose payment stands: the same rules by which `settleByStaff` refuses. Whether the
 * guests of a stay have arrived only the hotel's clock says, and then.
 */
export function staffActions(order: ProductOrderRow, now: Date): PossibleAction[] {
  const isStay = order.kind === 'stay';
  const all: PossibleAction[] = [];
  for (const action of ['confirm', 'complete'] as const)
    if (!isStay && steps[action].states.includes(order.status))
      all.push({ action, refundTwd: null, partial: false });
  const atEnd = endRefundTwd(order, now);
  if (atEnd > 0) all.push({ action: 'end', refundTwd: atEnd, partial: false });
  // While nobody knows whether a stay is booked, its money stays.
  if (!isStay || order.status !== 'awaiting-confirmation')
    all.push({ action: 'refund', refundTwd: order.amountTwd, partial: isDivisible(order) });
  return all;
}
