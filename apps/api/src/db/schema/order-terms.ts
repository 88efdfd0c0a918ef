import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';

/** A rate as agreed. Amounts are in the order's currency, minor units, for the whole stay and all rooms. */
export interface AgreedRate {
  nights: { day: IsoDay; rate: number }[];
  subtotal: number;
  discount: number;
  service: number;
  tax: number;
  total: number;
  promotionCode: string | null;
  policy: CancellationPolicy;
  policyHash: string;
  /** Charged after the deadline. */
  penalty: number;
  timeZone: string;
  payAt: 'property' | 'prepaid';
}

/** The terms as agreed, stored on the order: they do not change with the catalogue. */
export interface OrderTerms {
  rate: AgreedRate;
  /**
   * For a prepaid rate: the card charge with its exchange rate and date, and the site to which the payer
   * returns from the bank.
   */
  prepaid?: { charge: Charge; brand: 'main' | 'club' };
}
