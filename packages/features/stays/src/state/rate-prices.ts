import type { Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { memberConditions, rateConditions, type RateConditions } from '@voyage/stay-parts/rate-conditions.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import type { RatePrice } from '@voyage/travel-ui/RatePrices.tsx';

export interface PricedRate extends RateConditions {
  total: Money;
}

/** The lowest rate and, if it is another, the member rate, with both totals as they are written. */
export function ratePrices(
  t: Translate,
  approximations: Approximations,
  { lowest, member }: { lowest: PricedRate & { memberOnly: boolean }; member: PricedRate | null | undefined },
  options: { whole?: boolean } = {},
): RatePrice[] {
  const priced = (rate: PricedRate, memberOnly: boolean): RatePrice => {
    const { first, beside } = writtenAmount(approximations, rate.total, options);
    return { terms: (memberOnly ? memberConditions : rateConditions)(t, rate), amount: first, beside };
  };
  return [priced(lowest, lowest.memberOnly), ...(member && !lowest.memberOnly ? [priced(member, true)] : [])];
}
