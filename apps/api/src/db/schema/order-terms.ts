import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import type { Beds, RateTerms } from '@voyage/domain/rate-terms.ts';

/**
 * What an order has instead of windows if it was booked before there were any (0.2.0): with its deadline they say the
 * same. Still written, for a process of that release on the same database.
 */
interface FormerTerms {
  policy: CancellationPolicy;
  penalty: number;
}

/** Terms that orders of earlier versions lack. */
type Later = 'windows' | 'feesAtHotel';

/** The terms as agreed, stored on the order: they do not change with the catalogue. */
export interface OrderTerms {
  /** In the order's currency. */
  rate: Omit<RateTerms, Later> & Partial<Pick<RateTerms, Later>> & FormerTerms;
  /** Those that were chosen, or that the only rooms have; absent if the supplier does not say. */
  beds?: Beds;
  /** Until when the hotel received guests when it was booked ('HH:mm'); absent: at any hour, or not known then. */
  latestCheckIn?: string;
  /**
   * For a prepaid rate: the card charge with its exchange rate and date, and the site to which the payer
   * returns from the bank.
   */
  prepaid?: { charge: Charge; brand: 'main' | 'club' };
}
