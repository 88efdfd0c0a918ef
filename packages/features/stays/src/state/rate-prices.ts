import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { dotted } from '@voyage/i18n/join.ts';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { feeWords } from '@voyage/stay-parts/fee-words.ts';
import { memberConditions, rateConditions, type RateConditions } from '@voyage/stay-parts/rate-conditions.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import type { RatePrice } from '@voyage/travel-ui/RatePrices.tsx';

type Fees = Offer['price']['feesAtHotel'];
interface PricedRate extends RateConditions {
  total: Money;
  feesAtHotel: Fees;
}
interface Rates {
  lowest: PricedRate & { memberOnly: boolean };
  member: PricedRate | null | undefined;
}

/** What the hotel collects beside the totals, if it is the same for both. */
const sharedFees = ({ lowest, member }: Rates): Fees =>
  !member || JSON.stringify(member.feesAtHotel) === JSON.stringify(lowest.feesAtHotel)
    ? lowest.feesAtHotel
    : [];

/** What the totals are for, and the fees at the hotel that they share. */
export const totalWords = (
  t: Translate,
  locale: Locale,
  span: { rooms: number; nights: number },
  rates: Rates,
): string => dotted([t('stays.card.total', span), ...feeWords(t, locale, sharedFees(rates))]);

/**
 * The lowest rate and, if it is another, the member rate, with both totals as they are written; each with its own fees
 * at the hotel unless they share them.
 */
export function ratePrices(
  t: Translate,
  approximations: Approximations,
  rates: Rates,
  options: { whole?: boolean } = {},
): RatePrice[] {
  const { lowest, member } = rates;
  const isShared = sharedFees(rates).length > 0;
  const priced = (rate: PricedRate, memberOnly: boolean): RatePrice => {
    const { first, beside } = writtenAmount(approximations, rate.total, options);
    const conditions = (memberOnly ? memberConditions : rateConditions)(t, rate);
    const fees = isShared ? [] : feeWords(t, approximations.locale, rate.feesAtHotel);
    return { terms: dotted([conditions, ...fees]), amount: first, beside };
  };
  return [priced(lowest, lowest.memberOnly), ...(member && !lowest.memberOnly ? [priced(member, true)] : [])];
}
