import type { Output } from '@voyage/contracts/endpoint.ts';
import { rateConditions, type hotelSearch, type RateCondition } from '@voyage/contracts/hotel-search.ts';
import type { Point } from '@voyage/domain/coordinates.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { RateTable } from '@voyage/domain/money.ts';
import { dayInZone, daysBetween } from '@voyage/domain/stay-date.ts';
import type { Timed } from '../../catalogue.ts';
import { vocabulary } from '../../vocabulary.ts';
import { StaySearch, openRoom, priceOf, type CheapestRate } from './availability.ts';
import { fails, freshYear, hotelFilter, promotionFilter, unitsIn, wantedBits } from './filters.ts';
import { conditionBits, type StoredHotel } from './store.ts';

export type Query = Timed<Output<typeof hotelSearch.body>>;
export interface Hit {
  hotel: StoredHotel;
  quick: CheapestRate | null;
  metres: number | null;
}
/**
 * The scope of a search: hotels, the currency for comparing prices, and points that distances are measured
 * from.
 */
export interface Scope {
  hotels: StoredHotel[];
  currency: string;
  points: ReadonlyMap<string, Point>;
}

const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Options of "opened or renovated in the last ... years". */
const yearsAgo = [2, 5, 10, 20];
export const sinceYears = (now: Date): number[] =>
  yearsAgo.map((years) => Number(dayInZone(now, 'UTC').slice(0, 4)) - years);
export const distances = [1000, 2000, 5000, 10_000];
/** Number of hotels with an option added to the query, or replacing the current one if only one is possible. */
export interface Counts {
  features: Uint32Array;
  groups: Map<string, number>;
  brands: Map<string, number>;
  promotions: Map<string, number>;
  rates: Map<RateCondition, number>;
  since: Map<number, number>;
  within: Map<number, number>;
  /** The price of each hotel, ignoring the price filter, in whole units. */
  prices: number[];
}

/** Scans the hotels of a search once: those that match, and what each further option would find. */
export function narrow({ hotels, currency, points }: Scope, query: Query, now: Date, rates: RateTable) {
  const { stay } = query;
  const search = stay && new StaySearch(stay, now, query.payAt);
  const nights = stay && query.price?.basis === 'night' ? daysBetween(stay.checkIn, stay.checkOut) : 1;
  const units = unitsIn(currency, rates);
  const filter = hotelFilter(query, points);
  const hasPromotion = promotionFilter(query.promotions, search);
  const wanted = wantedBits(query);
  const { from = 0, to = Number.POSITIVE_INFINITY } = query.price ?? {};
  const years = sinceYears(now);
  const counts: Counts = {
    features: new Uint32Array(vocabulary().features.size),
    groups: new Map(),
    brands: new Map(),
    promotions: new Map(),
    rates: new Map(),
    since: new Map(),
    within: new Map(),
    prices: [],
  };
  const add = <Key>(facet: Map<Key, number>, key: Key) => facet.set(key, (facet.get(key) ?? 0) + 1);
  /** The price that a search with these conditions shows. */
  const priced = (hotel: StoredHotel, room: number, bits: number): CheapestRate | null => {
    const plan = search?.planFor(hotel, bits);
    return search && plan ? priceOf(hotel, room, plan, search) : null;
  };
  const valueOf = ({ total }: CheapestRate, hotel: StoredHotel) => units(total / nights, hotel.currency);
  const hasRate = (hotel: StoredHotel, bits: number) =>
    search ? search.planFor(hotel, bits) : hotel.plans.find((plan) => (plan.bits & bits) === bits);
  const hits: Hit[] = [];
  for (const hotel of hotels) {
    const room = search ? openRoom(hotel, search) : -1;
    if (hotel.closed || (search && (room < 0 || !hasRate(hotel, 0)))) continue;
    const metres = filter.metresTo(hotel);
    const year = freshYear(hotel);
    let missing =
      filter.missing(hotel, metres) |
      (hasPromotion(hotel) ? 0 : fails.promotions) |
      (wanted === 0 || hasRate(hotel, wanted) ? 0 : fails.rate);
    if (!atMostOne(missing)) continue;
    const quick = missing === fails.rate ? null : priced(hotel, room, wanted);
    const value = quick ? valueOf(quick, hotel) : 0;
    if (missing === 0 && quick) counts.prices.push(value);
    if (quick && (value < from || value > to)) missing |= fails.price;
    if ((missing & ~fails.price) === 0)
      for (const name of rateConditions) {
        const bits = wanted | conditionBits[name];
        const plan = bits === wanted ? undefined : hasRate(hotel, bits);
        if (bits === wanted ? missing !== 0 : !plan) continue;
        const other = search && query.price && plan ? priced(hotel, room, bits) : null;
        const fits = other ? valueOf(other, hotel) >= from && valueOf(other, hotel) <= to : missing === 0;
        if (fits) add(counts.rates, name);
      }
    if ((missing & ~fails.groups) === 0) add(counts.groups, hotel.group);
    if ((missing & ~fails.brands) === 0) add(counts.brands, hotel.brand);
    if ((missing & ~fails.promotions) === 0)
      for (const promotion of hotel.promotions)
        if (!search || search.qualifies(promotion, hotel)) add(counts.promotions, promotion.code);
    if ((missing & ~fails.since) === 0)
      for (const since of years) if (year >= since) add(counts.since, since);
    if ((missing & ~fails.near) === 0 && metres !== null)
      for (const distance of distances) if (metres <= distance) add(counts.within, distance);
    if (missing !== 0) continue;
    for (let bits = hotel.featureBits; bits !== 0; bits &= bits - 1) {
      const feature = 31 - Math.clz32(bits & -bits);
      counts.features[feature] = itemAt(counts.features, feature) + 1;
    }
    hits.push({ hotel, quick, metres: filter.wantedPoint || query.sort === 'distance' ? metres : null });
  }
  return { hits, counts, search };
}
