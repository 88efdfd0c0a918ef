import type { Locale } from '@voyage/domain/locale.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { availabilitySearch, hotelSearch, ownHotel, planSearch } from '@voyage/contracts/hotel.ts';
import type { locations, searchLocation, suggest } from '@voyage/contracts/location.ts';
import type { HotelSummary, Offer } from '@voyage/contracts/stay.ts';
import type { OfferToken } from './offer-token.ts';
import type { WaysToPay } from './embedded/catalogue/availability.ts';
import type { CatalogueLists } from './embedded/catalogue/lists.ts';
import type { SupplierRate, SupplierStay } from './supplier.ts';

type RoomType = Output<typeof planSearch.data>['rooms'][number]['room'];

/**
 * The hot read path: hotel facts, prices and allotments in a compact index in this process, built
 * from the database and kept fresh by change numbers. Answers may be a second old; booking never
 * asks it. Every method answers in the reader's language.
 */
export interface Catalogue {
  /** @throws ApiError ht0011 */
  search(query: Output<typeof hotelSearch.body>, locale: Locale, now: Date): Output<typeof hotelSearch.data>;
  availability(
    query: Output<typeof availabilitySearch.body>,
    locale: Locale,
    now: Date,
  ): Output<typeof availabilitySearch.data>;
  /** Calendar of the lowest nightly rate of a hotel around a stay. */
  calendar(
    hotelId: number,
    stay: SupplierStay,
    now: Date,
    ways: WaysToPay,
  ): Output<typeof planSearch.data>['calendar'];
  /** By number or slug. @throws ApiError ht0001 */
  hotel(idOrSlug: string, locale: Locale): Output<typeof ownHotel.data>;
  hotelSummary(hotelId: number, locale: Locale): HotelSummary;
  /** IANA name of the hotel's zone. @throws ApiError ht0001 */
  timeZone(hotelId: number): string;
  room(hotelId: number, roomTypeId: number, locale: Locale): RoomType;
  /** Words, worth and cancellation terms around a supplier's rate; what binds us (`offerRef`, `expiresAt`, `charge`) comes from the offer token. */
  offer(rate: SupplierRate, token: OfferToken, stay: SupplierStay, locale: Locale): Offer;
  locations(locale: Locale): Output<typeof locations.data>;
  searchLocations(locale: Locale): Output<typeof searchLocation.data>;
  suggest(query: string, limit: number, locale: Locale): Output<typeof suggest.data>;
  readonly lists: CatalogueLists;
  specialRequests(locale: Locale): { code: string; name: string; group: string }[];
  /** Notes for the booking page: child policy, city tax, smoking ... */
  notes(hotelId: number, locale: Locale): string[];
  /** Takes in what changed in the database since the last time. */
  refresh(): Promise<void>;
}
