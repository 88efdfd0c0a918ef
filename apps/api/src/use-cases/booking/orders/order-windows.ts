import { windowsOfPolicy, type CancellationPolicy } from '@voyage/domain/cancellation.ts';
import { freeUntil, type CancellationWindow } from '@voyage/domain/cancellation-windows.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { RateTerms } from '@voyage/domain/rate-terms.ts';
import type { hotelOrders } from '../../../db/schema/orders.ts';

/** What cancelling an order costs, as agreed. */
export const windowsOfOrder = ({
  terms: { rate },
  cancellationDeadline,
}: Pick<typeof hotelOrders.$inferSelect, 'terms' | 'cancellationDeadline'>): CancellationWindow[] =>
  rate.windows ?? windowsOfPolicy(rate.policy, { ...rate, deadline: cancellationDeadline });

/** The same as a release without windows reads it: by its deadline, and what cancelling costs after that. */
export function formerTerms({ windows }: Pick<RateTerms, 'windows'>): {
  policy: CancellationPolicy;
  penalty: number;
} {
  const isFree = freeUntil(windows) !== null;
  return {
    policy: { kind: isFree ? 'unconditional' : 'non-refundable' },
    penalty: itemAt(windows, isFree && windows.length > 1 ? 1 : 0).penalty,
  };
}
