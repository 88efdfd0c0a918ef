import { hotelSorts, locationTypes } from '@voyage/domain/hotel-search.ts';
import type { Party, PartyProblem } from '@voyage/domain/occupancy.ts';
import type { StayProblem } from '@voyage/domain/stay-date.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import * as v from 'valibot';
import { flag, mapArea, numbersByRoom, oneOf, text, wholeNumber } from './query-value.ts';

/**
 * The query of a stay (docs/product/screens.md: adults, children, checkIn, checkOut). Children are ages, '5,8'.
 * Several rooms are separated by underscores: adults '2_1' and children '5,8_' or '_4'.
 */
export const stayQuerySchema = v.object({
  adults: numbersByRoom(widestStay.rooms),
  children: text(80),
  checkIn: text(10),
  checkOut: text(10),
  /** How many rooms, in links that name only the whole party: it is spread over them. */
  rooms: wholeNumber(0, widestStay.rooms),
});
export type StayQuery = v.InferOutput<typeof stayQuerySchema>;

/** What a price range refers to: the whole stay, or a night. */
export const priceBases = ['total', 'night'] as const;

/**
 * The query of a list of hotels: place, stay, filters (codes separated by commas) and page. Any other key is
 * dropped.
 */
export const searchQuerySchema = v.object({
  ...stayQuerySchema.entries,
  code: text(80),
  locationType: oneOf(locationTypes),
  sort: oneOf(hotelSorts),
  page: wholeNumber(0, 500),
  features: text(400),
  groups: text(400),
  promotions: text(400),
  brands: text(400),
  /** A range of prices in whole units of the place's currency. */
  priceBasis: oneOf(priceBases),
  priceFrom: wholeNumber(0, 999_999_999),
  priceTo: wholeNumber(0, 999_999_999),
  /** A rate with the member's privileges; with free cancellation, payment at the hotel, breakfast. */
  privilegeOnly: flag,
  freeCancellation: flag,
  payAtHotel: flag,
  breakfast: flag,
  /** Opened or renovated in this year or later. */
  since: wholeNumber(1800, 2200),
  /** A point of the place, and a distance from it in metres. */
  near: text(64),
  within: wholeNumber(100, 100_000),
  /** The part of the map that was searched: west, south, east, north (domain/coordinates.ts). */
  area: mapArea,
  /** The map over the list, where it is not beside it. */
  view: oneOf(['map']),
});
export type SearchQuery = v.InferOutput<typeof searchQuerySchema>;
/** Never fails: invalid values are ignored (query-value.ts). */
export const readSearchQuery = (search: object): SearchQuery => v.parse(searchQuerySchema, search);

/** The query of a booking: the offer, and the stay and hotel that lead back to where it was chosen. */
export const bookingQuerySchema = v.object({
  ...stayQuerySchema.entries,
  offer: text(1200),
  hotel: text(40),
});
export type BookingQuery = v.InferOutput<typeof bookingQuerySchema>;

/** A stay that is complete enough to request prices. */
export interface CompleteStay {
  /** The party of each room. */
  rooms: Party[];
  checkIn: string;
  checkOut: string;
}

/** What is wrong with the stay of an address; `limit` is the limit that it breaks. */
export interface StayQueryProblem {
  problem: StayProblem | PartyProblem | 'missing-travellers';
  limit?: number;
}

/** The query of a stay's rooms, for an address. */
export const partyQuery = (rooms: readonly Party[]): Pick<StayQuery, 'adults' | 'children'> => ({
  adults: rooms.map(({ adults }) => adults).join('_'),
  ...(rooms.some(({ childAges }) => childAges.length > 0) && {
    children: rooms.map(({ childAges }) => childAges.join(',')).join('_'),
  }),
});

/** The query of a stay, for an address. */
export const stayQuery = (stay: CompleteStay): StayQuery => ({
  ...partyQuery(stay.rooms),
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
});
