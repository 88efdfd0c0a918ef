import { hotelSorts, locationTypes } from '@voyage/domain/hotel-search.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { cheapest, hotelSummary, stay, paymentTimings } from './stay.ts';
import { code, count, currency, id, isoDay, money, named, point } from './values.ts';

const tag = 'hotel';
/** Properties of a rate to filter by; a hotel matches if one of its rates has all of them. */
export const rateConditions = ['privilegeOnly', 'freeCancellation', 'payAtHotel', 'breakfast'] as const;
export type RateCondition = (typeof rateConditions)[number];
/** All filters of a list. */
export const searchFilters = [
  'promotions',
  'features',
  'groups',
  'brands',
  'price',
  'since',
  'near',
  ...rateConditions,
] as const;
export type SearchFilter = (typeof searchFilters)[number];
const codes = v.optional(v.pipe(v.array(code), v.maxLength(40)), []);
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const condition = v.optional(v.boolean(), false);
/** A price of the whole stay with all rooms, or of one night of it; with tax and service. */
export const priceBases = ['total', 'night'] as const;
/** How many hotels an answer names for a map: more would overlap. */
export const maxOnMap = 200;
/** Up to how many hotels a search by price has priced, where a supplier prices on request only. */
export const maxToPrice = 250;
const facet = v.object({ code: v.string(), name: v.string(), count });

/** The filters of a list. */
export const filterEntries = {
  /** With a stay, only promotions that it qualifies for count. */
  promotions: codes,
  features: codes,
  groups: codes,
  brands: codes,
  /**
   * Only hotels with a member rate; with a stay, all conditions must hold for the rate whose price is
   * shown.
   */
  privilegeOnly: condition,
  freeCancellation: condition,
  payAtHotel: condition,
  breakfast: condition,
  /**
   * The price of a stay in whole units of `facets.prices.currency`, both bounds included: of the whole
   * stay, or of a night. Ignored without a stay.
   */
  price: v.optional(
    v.object({
      basis: v.picklist(priceBases),
      from: v.optional(count),
      to: v.optional(count),
    }),
  ),
  /** Opened or renovated in this year or later. */
  since: v.optional(v.pipe(count, v.minValue(1800), v.maxValue(2200))),
  /** One of `facets.points`; others are ignored. */
  near: v.optional(v.object({ point: code, metres: v.pipe(count, v.minValue(100), v.maxValue(100_000)) })),
  /**
   * Only hotels in this part of the map, in degrees; across the date line west is greater than east. The
   * place itself is still required.
   */
  area: v.optional(v.object({ west: longitude, south: latitude, east: longitude, north: latitude })),
};

export const hotelSearch = endpoint('POST', 'v1/tp/hotel/search', {
  tag,
  access: 'optional',
  summary: 'Search hotels',
  description:
    'Returns the hotels of a place, region, group or brand. With a stay, returns only those that have rooms available, with their lowest prices, and those that are not priced yet.',
  body: v.object({
    code,
    locationType: v.optional(v.picklist(locationTypes), 'city'),
    stay: v.optional(stay),
    ...filterEntries,
    payAt: paymentTimings,
    /** Without a stay, an order by price or privileges is the recommended one. */
    sort: v.optional(v.picklist(hotelSorts), 'recommended'),
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(500)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(60)), 30),
    /** Whether the answer says where all the hotels are, not only those of the page (`map`). */
    map: condition,
  }),
  data: v.object({
    place: v.object({
      code: v.string(),
      name: v.string(),
      locationType: v.picklist(locationTypes),
      point,
      standfirst: v.nullable(v.string()),
    }),
    total: count,
    page: count,
    pageSize: count,
    /** Hotels of the place before filters and availability, to distinguish "none match" from "none exist". */
    totalInPlace: count,
    /**
     * The number of hotels with each choice added to the current filters, or instead of it for those with
     * several values (`groups`, `brands`, `promotions`, `since`, `within`).
     */
    facets: v.object({
      promotions: v.array(facet),
      features: v.array(facet),
      groups: v.array(facet),
      brands: v.array(facet),
      rates: v.array(v.object({ code: v.picklist(rateConditions), count })),
      since: v.array(v.object({ year: count, count })),
      /**
       * Reference points, and the number of hotels within each distance of the requested point, by default
       * the first.
       */
      points: v.array(named),
      within: v.array(v.object({ metres: count, count })),
      /**
       * The distribution of prices, without the price filter: a bar is `step` wide, the first begins at
       * `from`, the last contains all higher ones. Null without a stay.
       */
      prices: v.nullable(
        v.object({
          basis: v.picklist(priceBases),
          currency,
          from: count,
          step: count,
          counts: v.array(count),
        }),
      ),
    }),
    hotels: v.array(
      v.object({
        hotel: hotelSummary,
        /** Null without a stay, and until it is priced. */
        cheapest: v.nullable(cheapest),
        /** False with a stay that the supplier has not priced lately (`pricing`): it may have no rooms left. */
        priced: v.boolean(),
        /** To the requested point; null without one. */
        metres: v.nullable(count),
        /**
         * Without a stay: the cheapest night of the next weeks for two, among the rates that meet the
         * conditions, with tax and service. Null if there is none, and with a stay.
         */
        fromNight: v.nullable(v.object({ day: isoDay, total: money })),
      }),
    ),
    /**
     * Where the supplier prices hotels on request only: how many of those that match or may match (`of`) it has priced
     * for this stay lately, and which ones to request next (`availabilitySearch`), the most useful first: those of
     * this page and the next, and with an order or a filter by price or rate the first `maxToPrice` of all. Until then
     * such an order puts hotels without a price last, and such a filter leaves them out; the facets of prices and
     * rates count only priced ones. Null without a stay, and where every price is known.
     */
    pricing: v.nullable(v.object({ priced: count, of: count, next: v.array(id) })),
    /**
     * If requested: the first `maxOnMap` hotels of all pages in the requested order, with the same prices as
     * in the list (the total of the stay; without one, the cheapest night).
     */
    map: v.optional(
      v.array(
        v.object({
          id,
          name: v.string(),
          district: v.string(),
          place: named,
          point,
          price: v.nullable(money),
        }),
      ),
    ),
    /**
     * If nothing matches: up to three changes that would give results, the smallest first, with their numbers of
     * hotels.
     */
    widen: v.array(
      v.variant('kind', [
        v.object({
          kind: v.literal('filters'),
          filters: v.pipe(v.array(v.picklist(searchFilters)), v.minLength(1), v.maxLength(2)),
          count,
        }),
        v.object({ kind: v.literal('all-filters'), count }),
        /** A higher upper bound of the price filter, in whole units of `facets.prices.currency`. */
        v.object({ kind: v.literal('price'), to: count, count }),
        v.object({ kind: v.literal('area'), count }),
        v.object({ kind: v.literal('dates'), checkIn: isoDay, checkOut: isoDay, count }),
        v.object({ kind: v.literal('place'), place: named, locationType: v.picklist(locationTypes), count }),
      ]),
    ),
  }),
  errors: ['placeNotFound', 'datesOutOfRange'],
});
export type SearchAnswer = v.InferOutput<typeof hotelSearch.data>;
export type Widening = SearchAnswer['widen'][number];
