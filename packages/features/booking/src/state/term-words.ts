import type { Offer } from '@voyage/contracts/stay.ts';
import type { Term } from '@voyage/domain/closest-rate.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { dotted } from '@voyage/i18n/join.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { cancellationLines } from '@voyage/stay-parts/cancellation-words.ts';
import { payWords } from '@voyage/stay-parts/pay-words.ts';

/**
 * Some terms of an offer, each in a few words: "Non-refundable · Pay now NT$12,300".
 * @param place The hotel's city; null if it is not known.
 * @param now Milliseconds since 1970.
 */
export function termWords(
  t: Translate,
  locale: Locale,
  { plan: { breakfasts, creditUsd }, cancellation, charge }: Offer,
  terms: readonly Term[],
  place: string | null,
  now: number,
): string {
  const words: Record<Term, string> = {
    cancellation: cancellationLines(t, locale, cancellation, place, now)[0],
    payment: payWords(t, locale, charge),
    breakfasts:
      breakfasts > 0 ? t('stays.detail.breakfasts', { count: breakfasts }) : t('stays.detail.roomOnly'),
    credit: creditUsd > 0 ? t('stays.detail.creditUsd', { amount: creditUsd }) : t('booking.other.noCredit'),
  };
  return dotted(terms.map((term) => words[term]));
}
