import type { Output } from '@voyage/contracts/endpoint.ts';
import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import type { cheapest } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { Promotion } from '@voyage/domain/price.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { ContentHotel } from '../content/hotel.ts';
import type { Scoped } from '../shopping.ts';
import type { SupplierStay } from '../supplier.ts';
import type { Query } from './query.ts';

/**
 * What an adapter knows of the prices of hotels for a stay: of all of them, or of those that were priced lately.
 * `conditions` are `conditionBits`, of which a rate must meet all.
 */
export interface StayPrices<Hotel extends ContentHotel> {
  /** Whether it knows what the hotel sells for the stay. Of others the rest says that nothing is left. */
  isPriced(hotel: Hotel): boolean;
  /** The cheapest room that is left, as `lowest` needs it; -1: none. */
  openRoom(hotel: Hotel): number;
  /** Whether a rate meets the conditions, if a room is left. */
  hasRate(hotel: Hotel, conditions: number): boolean;
  /** The lowest total of a room (`openRoom`); null: no rate meets the conditions. */
  lowest(hotel: Hotel, room: number, conditions: number): Money | null;
  /** The lowest rate in words, and the lowest with the privileges of a member. */
  cheapest(hotel: Hotel, conditions: number, locale: Locale): Output<typeof cheapest> | null;
  /** Whether the stay has the nights, and is as far ahead, as a promotion of the hotel requires. */
  qualifies(promotion: Promotion, hotel: Hotel): boolean;
  /** What the privileges of a member are worth in the stay. */
  privileges(hotel: Hotel): Money | null;
}

/** The prices of an adapter, as searches need them. */
export interface SearchPrices<Hotel extends ContentHotel> {
  limits: StayLimits;
  of(stay: SupplierStay, scope: Scoped<object>, now: Date): StayPrices<Hotel>;
  /** Whether a hotel sells rates that meet the conditions, whatever the stay. */
  sells(hotel: Hotel, conditions: number): boolean;
  /** The cheapest night of the next weeks of each hotel; null: not known. */
  cheapestNights:
    | ((
        hotels: readonly Hotel[],
        query: Query,
        now: Date,
      ) => (hotel: Hotel) => SearchAnswer['hotels'][number]['fromNight'])
    | null;
}
