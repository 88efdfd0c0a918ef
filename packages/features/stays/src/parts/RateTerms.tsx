import type { Offer } from '@voyage/contracts/stay.ts';
import { dot } from '@voyage/i18n/join.ts';
import { PayTerms } from '@voyage/stay-parts/PayTerms.tsx';
import { isNamedNonRefundable } from '@voyage/stay-parts/rate-names.ts';
import type { RateTexts } from '../state/rate-texts.ts';
import { termsOf } from '../state/room-rates.ts';

/** Cancellation and payment of a rate; one whose name says that it is not refundable does not repeat it. */
export function RateTerms({ offer, texts, now }: { offer: Offer; texts: RateTexts; now: number }) {
  return (
    <>
      {!isNamedNonRefundable(offer) && <span>{texts.cancelOnBothClocks(termsOf(offer, now)) + dot}</span>}
      <PayTerms charge={offer.charge} currency={offer.price.total.currency} />
    </>
  );
}
