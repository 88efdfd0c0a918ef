import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';

/** A rate as it was agreed. Amounts are in the order's currency, minor units, for the whole stay and all rooms. */
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
  /** What is charged after the deadline. */
  penalty: number;
  timeZone: string;
  payAt: 'property' | 'prepaid';
}

/** What was agreed, kept on the order: it does not move when the catalogue does. */
export interface OrderTerms {
  rate: AgreedRate;
  /** Of a prepaid rate: what the card is charged, at which rate of exchange of which day, and the site whose payer comes back from the bank. */
  prepaid?: { charge: Charge; brand: 'main' | 'club' };
}
