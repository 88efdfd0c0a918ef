import { rateConditions, type RateCondition } from '@voyage/contracts/hotel-search.ts';
import type { Point } from '@voyage/domain/coordinates.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Money, RateTable } from '@voyage/domain/money.ts';
import { dayInZone, daysBetween } from '@voyage/domain/stay-date.ts';
import type { ContentHotel } from '../content/hotel.ts';
import { vocabulary } from '../vocabulary.ts';
import { conditionBits } from './condition-bits.ts';
import { fails, lastOpenedYear, hotelFilter, promotionFilter, unitsIn, wantedBits } from './filters.ts';
import type { Query } from './query.ts';
import type { SearchPrices } from './stay-prices.ts';

export interface Hit<Hotel extends ContentHotel> {
  hotel: Hotel;
  /** The lowest total; null without a stay, and until it is priced. */
  lowest: Money | null;
  isPriced: boolean;
  metres: number | null;
}
/**
 * The scope of a search: hotels, the currency for comparing prices, and points that distances are measured
 * from.
 */
export interface Scope<Hotel extends ContentHotel> {
  hotels: Hotel[];
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

/**
 * Scans the hotels of a search once: those that match, and what each further option would find. `unpriced` are those
 * that may match once they are priced: the hits among them, and those that a filter by rate or price leaves out.
 */
export function narrow<Hotel extends ContentHotel>(
  { hotels, currency, points }: Scope<Hotel>,
  query: Query,
  now: Date,
  { rates, prices }: { rates: RateTable; prices: SearchPrices<Hotel> },
) {
  const { stay } = query;
  const known = stay && prices.of(stay, query, now);
  const nights = stay && query.price?.basis === 'night' ? daysBetween(stay.checkIn, stay.checkOut) : 1;
  const units = unitsIn(currency, rates);
  const filter = hotelFilter(query, points);
  const hasPromotion = promotionFilter(query.promotions, known);
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
  const add = <Key>(facet: Map<Key, number>, key: Key | null) =>
    void (key !== null && facet.set(key, (facet.get(key) ?? 0) + 1));
  const valueOf = (total: Money) => units(total.amount / nights, total.currency);
  const hasRate = (hotel: Hotel, bits: number) =>
    known ? known.hasRate(hotel, bits) : prices.sells(hotel, bits);
  const hits: Hit<Hotel>[] = [];
  const unpriced: Hotel[] = [];
  for (const hotel of hotels) {
    if (hotel.closed) continue;
    const isPriced = !known || known.isPriced(hotel);
    const room = known && isPriced ? known.openRoom(hotel) : -1;
    if (known && isPriced && (room < 0 || !hasRate(hotel, 0))) continue;
    const metres = filter.metresTo(hotel);
    const year = lastOpenedYear(hotel);
    let missing =
      filter.missing(hotel, metres) |
      (hasPromotion(hotel) ? 0 : fails.promotions) |
      (wanted === 0 || (isPriced && hasRate(hotel, wanted)) ? 0 : fails.rate);
    if (!isPriced) {
      if ((missing & ~fails.rate) === 0) unpriced.push(hotel);
      if (query.price) missing |= fails.price;
    }
    if (!atMostOne(missing)) continue;
    /** The price that a search with these conditions shows. */
    const priced = (bits: number) => (known && isPriced ? known.lowest(hotel, room, bits) : null);
    const lowest = missing === fails.rate ? null : priced(wanted);
    const value = lowest ? valueOf(lowest) : 0;
    if (missing === 0 && lowest) counts.prices.push(value);
    if (lowest && (value < from || value > to)) missing |= fails.price;
    if (isPriced && (missing & ~fails.price) === 0)
      for (const name of rateConditions) {
        const bits = wanted | conditionBits[name];
        const more = bits === wanted ? undefined : hasRate(hotel, bits);
        if (bits === wanted ? missing !== 0 : !more) continue;
        const other = query.price && more ? priced(bits) : null;
        const fits = other ? valueOf(other) >= from && valueOf(other) <= to : missing === 0;
        if (fits) add(counts.rates, name);
      }
    if ((missing & ~fails.groups) === 0) add(counts.groups, hotel.group);
    if ((missing & ~fails.brands) === 0) add(counts.brands, hotel.brand);
    if ((missing & ~fails.promotions) === 0)
      for (const promotion of hotel.promotions)
        if (!known || known.qualifies(promotion, hotel)) add(counts.promotions, promotion.code);
    if ((missing & ~fails.since) === 0)
      for (const since of years) if (year >= since) add(counts.since, since);
    if ((missing & ~fails.near) === 0 && metres !== null)
      for (const distance of distances) if (metres <= distance) add(counts.within, distance);
    if (missing !== 0) continue;
    for (let bits = hotel.featureBits; bits !== 0; bits &= bits - 1) {
      const feature = 31 - Math.clz32(bits & -bits);
      counts.features[feature] = itemAt(counts.features, feature) + 1;
    }
    hits.push({
      hotel,
      lowest,
      isPriced,
      metres: filter.wantedPoint || query.sort === 'distance' ? metres : null,
    });
  }
  return { hits, unpriced, counts, known };
}
