import type { Charge } from '@voyage/domain/prepaid.ts';
import type { Beds, RateTerms } from '@voyage/domain/rate-terms.ts';
import { index, json, pgTable, uuid } from '../drizzle.ts';
import { at } from './columns.ts';

/** The terms of a rate as it is offered, which a later price is compared with. */
export type OfferedTerms = Omit<RateTerms, 'promotionCode' | 'timeZone'> & { currency: string };

/** One offer of an answer. */
export interface StoredOffer<RateKey> {
  rate: RateKey;
  terms: OfferedTerms;
  /** Each with what the supplier calls the rate then; a reference may name one by its position, else it is the first. */
  beds?: (Beds & { supplierKey: string })[];
  /**
   * For a prepaid rate, as it was shown: the offer also fixes the amount in New Taiwan dollars, so that
   * changed exchange rates do not matter.
   */
  charge: Charge | null;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * The offers of one answer, for one stay: nothing of whoever asked. `json`, since most are never read: it is stored as
 * it comes.
 */
export const supplierOffers = pgTable(
  'supplier_offers',
  {
    id: uuid().primaryKey(),
    stay: json().notNull(),
    /** `StoredOffer`s; a reference names one by its position. */
    offers: json().$type<StoredOffer<unknown>[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('supplier_offers_created').on(t.createdAt)],
);
