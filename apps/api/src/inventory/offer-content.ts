import type { Beds } from '@voyage/domain/rate-terms.ts';
import type { StoredOffer } from '../db/schema/offers.ts';
import type { RateKey, SupplierStay } from './supplier.ts';

/** What was offered: enough to price it again and to detect changes. */
export interface OfferContent extends Omit<StoredOffer<RateKey>, 'expiresAt'> {
  stay: SupplierStay;
  /** Those of its beds that it is for. */
  chosenBeds?: Beds;
  offeredAt: Date;
  expiresAt: Date;
}
