import type { Charge } from '@voyage/domain/prepaid.ts';
import type { Beds, FeeAtHotel, RateTerms } from '@voyage/domain/rate-terms.ts';
import { index, integer, json, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { amount, instantColumn } from './columns.ts';

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
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('supplier_offers_created').on(t.createdAt)],
);

/** A rate of a hotel as lists need it. Amounts in minor units of its currency. */
export interface ListedRate {
  roomTypeId: number;
  planCode: string;
  currency: string;
  total: number;
  /** Of one room, without service and taxes. */
  averageNight: number;
  feesAtHotel: FeeAtHotel[];
  payAt: RateTerms['payAt'];
  memberOnly: boolean;
  /** ISO 8601; null: never free. */
  freeUntil: string | null;
  nonRefundable: boolean;
}
/** What suppliers that price on request only sold lately, by hotel and stay: the cheapest rate of each kind. */
export const listedRates = pgTable(
  'listed_rates',
  {
    supplier: text().notNull(),
    /** The dates and the parties, as one text. */
    stay: text().notNull(),
    hotelId: integer('hotel_id').notNull(),
    /** None: no rooms are left. */
    rates: json().$type<ListedRate[]>().notNull(),
    pricedAt: instantColumn('priced_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplier, t.stay, t.hotelId] }),
    index('listed_rates_priced').on(t.pricedAt),
  ],
);

/** What cancelling a room of a booking cost, of suppliers that do not say that again. */
export const cancellationCosts = pgTable(
  'cancellation_costs',
  {
    supplier: text().notNull(),
    locator: text().notNull(),
    /** Its number in the booking, from 1. */
    room: integer().notNull(),
    /** Minor units. */
    amount: amount('amount').notNull(),
    currency: text().notNull(),
    storedAt: instantColumn('stored_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.locator, t.room] })],
);
