import type { Translate } from '@voyage/i18n/intl.tsx';

export interface RateConditions {
  /** Per day. */
  breakfasts: number;
  /** Now. */
  freeCancellation: boolean;
  nonRefundable: boolean;
}

const cancellationOf = (t: Translate, { freeCancellation, nonRefundable }: RateConditions): string =>
  t(nonRefundable ? 'stays.card.nonRefundable' : freeCancellation ? 'stays.card.free' : 'stays.card.passed');

/** What a price includes and whether it can be cancelled, in a few words: "Room only, non-refundable". */
export function rateConditions(t: Translate, rate: RateConditions): string {
  const { breakfasts } = rate;
  const meals =
    breakfasts > 0 ? t('stays.detail.breakfasts', { count: breakfasts }) : t('stays.detail.roomOnly');
  return t('stays.card.conditions', { meals, cancellation: cancellationOf(t, rate) });
}

/** The same of a member rate, whose privileges are listed elsewhere: "Member rate, free cancellation". */
export const memberConditions = (t: Translate, rate: RateConditions): string =>
  t('stays.card.member', { cancellation: cancellationOf(t, rate) });
