import type { Translate } from '@voyage/i18n/intl.tsx';

export interface RateConditions {
  /** Per day. */
  breakfasts: number;
  /** Now. */
  freeCancellation: boolean;
  nonRefundable: boolean;
}

/** What a price includes and whether it can be cancelled, in a few words: "Room only, non-refundable". */
export function rateConditions(
  t: Translate,
  { breakfasts, freeCancellation, nonRefundable }: RateConditions,
): string {
  const meals =
    breakfasts > 0 ? t('stays.detail.breakfasts', { count: breakfasts }) : t('stays.detail.roomOnly');
  const cancellation = t(
    nonRefundable ? 'stays.card.nonRefundable' : freeCancellation ? 'stays.card.free' : 'stays.card.passed',
  );
  return t('stays.card.conditions', { meals, cancellation });
}
