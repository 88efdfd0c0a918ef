import type { Charge } from '@voyage/domain/prepaid.ts';
import type { RateTerms } from '@voyage/domain/rate-terms.ts';

/** The terms as agreed, stored on the order: they do not change with the catalogue. */
export interface OrderTerms {
  /** In the order's currency. */
  rate: RateTerms;
  /**
   * For a prepaid rate: the card charge with its exchange rate and date, and the site to which the payer
   * returns from the bank.
   */
  prepaid?: { charge: Charge; brand: 'main' | 'club' };
}
