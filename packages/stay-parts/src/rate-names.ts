import type { Offer } from '@voyage/contracts/stay.ts';
import { isNonRefundable } from '@voyage/domain/cancellation-windows.ts';

/**
 * Whether a plan is named after not being refundable, so that its terms need not be said beside its name. The
 * plan's code says so: the words differ from language to language.
 */
export const isNamedNonRefundable = ({
  plan,
  cancellation: { windows },
}: {
  plan: Pick<Offer['plan'], 'code'>;
  cancellation: Pick<Offer['cancellation'], 'windows'>;
}): boolean => plan.code === 'non-refundable' && isNonRefundable(windows);
