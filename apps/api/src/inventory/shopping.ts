import type { Output } from '@voyage/contracts/endpoint.ts';
import type {
  availabilitySearch,
  CalendarDay,
  placeCalendar,
  priceCalendar,
} from '@voyage/contracts/hotel.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { PaymentTimings } from './capabilities.ts';
import type { BindingParts } from './offer-store.ts';
import type { SupplierRate, SupplierStay } from './supplier.ts';

/** A query that says which rates count: when they are paid, and whether those for members do. */
export type Scoped<Query> = Query & { payAt: PaymentTimings; memberRates: boolean };

/** The lowest price of each night, and of the stay that begins on it. */
export interface PriceCalendars {
  /** Of a hotel. @throws ApiError ht0001 */
  hotel(query: Scoped<Output<typeof priceCalendar.body>>, now: Date): CalendarDay[];
  /** Of all hotels of a place, a region, a group or a brand. @throws ApiError ht0011 */
  place(query: Scoped<Output<typeof placeCalendar.body>>, now: Date): CalendarDay[];
}

/**
 * The prices of the read side: of all hotels, or of those that the supplier was asked for lately
 * (`capabilities.listPrices`). They may be out of date; booking never uses them.
 */
export interface Shopping {
  /** @throws ApiError ht0011, ht0004 */
  search(
    query: Scoped<Output<typeof hotelSearch.body>>,
    locale: Locale,
    now: Date,
  ): Promise<Output<typeof hotelSearch.data>>;
  /** @throws ApiError ht0004 */
  availability(
    query: Scoped<Output<typeof availabilitySearch.body>>,
    locale: Locale,
    now: Date,
  ): Promise<Output<typeof availabilitySearch.data>>;
  /** Null: the supplier has no prices for many days at once. */
  readonly calendars: PriceCalendars | null;
  /**
   * Texts, value and cancellation terms of a supplier's rate; the binding parts (`offerRef`, `expiresAt`,
   * `charge`) are those of the stored offer.
   */
  offer(rate: SupplierRate, binding: BindingParts, stay: SupplierStay, locale: Locale): Offer;
}
