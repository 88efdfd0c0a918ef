import type { Offer } from '@voyage/contracts/stay.ts';

const nonRefundable = 'non-refundable';

/**
 * Whether a plan is named after not being refundable, so that its terms need not be said beside its name. The
 * plan's code says so: the words differ from language to language.
 */
export const isNamedNonRefundable = ({
  plan,
  cancellation: { policy },
}: {
  plan: Pick<Offer['plan'], 'code'>;
  cancellation: Pick<Offer['cancellation'], 'policy'>;
}): boolean => policy.kind === nonRefundable && plan.code === nonRefundable;
