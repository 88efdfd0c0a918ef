import type { Offer } from '@voyage/contracts/stay.ts';
import { dot } from '@voyage/i18n/join.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { depositWords, feeWords } from '@voyage/stay-parts/fee-words.ts';
import { PayTerms } from '@voyage/stay-parts/PayTerms.tsx';
import { isNamedNonRefundable } from '@voyage/stay-parts/rate-names.ts';
import type { RateTexts } from '../state/rate-texts.ts';
import { termsOf } from '../state/room-rates.ts';

/**
 * Cancellation and payment of a rate, and what the hotel collects beside it; one whose name says that it is not
 * refundable does not repeat it.
 */
export function RateTerms({ offer, texts, now }: { offer: Offer; texts: RateTexts; now: number }) {
  const { t, locale } = usePage();
  const { total, feesAtHotel, deposits } = offer.price;
  return (
    <>
      {!isNamedNonRefundable(offer) && <span>{texts.cancelOnBothClocks(termsOf(offer, now)) + dot}</span>}
      <PayTerms charge={offer.charge} currency={total.currency} />
      {[...depositWords(t, locale, deposits), ...feeWords(t, locale, feesAtHotel)].map((words) => (
        <span key={words}>{dot + words}</span>
      ))}
    </>
  );
}
