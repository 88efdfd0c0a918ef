import type { Output } from '@voyage/contracts/endpoint.ts';
import { rateConditions, type hotelSearch, type RateCondition } from '@voyage/contracts/hotel-search.ts';
import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import { toMajor, type RateTable } from '@voyage/domain/money.ts';
import type { ContentHotel } from '../content/hotel.ts';
import { bitsOf } from '../content/store.ts';
import { conditionBits } from './condition-bits.ts';
import type { StayPrices } from './stay-prices.ts';

/** Kinds of filters as bits: those that a hotel does not meet. */
export const fails = {
  features: 1,
  groups: 2,
  brands: 4,
  promotions: 8,
  since: 16,
  near: 32,
  rate: 64,
  price: 128,
};

type Query = Output<typeof hotelSearch.body>;
type HotelFilters = Pick<Query, 'features' | 'groups' | 'brands' | 'since' | 'near'>;

/** The year in which a hotel last opened, in its current form; 0 if unknown. */
export const lastOpenedYear = (hotel: ContentHotel): number =>
  Math.max(hotel.openedYear ?? 0, hotel.renovatedYear ?? 0);

export const wantedBits = (query: Pick<Query, RateCondition>): number =>
  rateConditions.reduce((bits, name) => bits | (query[name] ? conditionBits[name] : 0), 0);

const has = (codes: ReadonlySet<string>, code: string | null): boolean => code !== null && codes.has(code);

/** What does not depend on the stay: the filters (`fails`) that a hotel does not meet, and its distance. */
export function hotelFilter(query: HotelFilters, points: ReadonlyMap<string, Point>) {
  const features = bitsOf(query.features);
  const groups = new Set(query.groups);
  const brands = new Set(query.brands);
  const [firstPoint] = points.values();
  const wantedPoint = query.near && points.get(query.near.point);
  const point = wantedPoint ?? firstPoint;
  return {
    wantedPoint,
    metresTo: (hotel: ContentHotel): number | null =>
      point ? Math.round(metresBetween(point, hotel)) : null,
    missing: (hotel: ContentHotel, metres: number | null): number =>
      ((hotel.featureBits & features) === features ? 0 : fails.features) |
      (groups.size === 0 || has(groups, hotel.group) ? 0 : fails.groups) |
      (brands.size === 0 || has(brands, hotel.brand) ? 0 : fails.brands) |
      (query.since === undefined || lastOpenedYear(hotel) >= query.since ? 0 : fails.since) |
      (!query.near || !wantedPoint || (metres ?? 0) <= query.near.metres ? 0 : fails.near),
  };
}

/** Whether a hotel has one of these promotions; with a stay, one that the stay qualifies for. */
export function promotionFilter<Hotel extends ContentHotel>(
  codes: readonly string[],
  prices: Pick<StayPrices<Hotel>, 'qualifies'> | undefined,
) {
  const wanted = new Set(codes);
  return (hotel: Hotel): boolean =>
    wanted.size === 0 ||
    hotel.promotions.some(
      (promotion) => wanted.has(promotion.code) && (!prices || prices.qualifies(promotion, hotel)),
    );
}

/** Converts an amount in one currency's minor unit to whole units of another. */
export function unitsIn(currency: string, rates: RateTable): (amount: number, of: string) => number {
  const factors = new Map<string, number>();
  const rateOf = (code: string) => (code === rates.base ? 1 : (rates.rates[code] ?? 1));
  return (amount, of) => {
    let factor = factors.get(of);
    if (factor === undefined)
      factors.set(of, (factor = (toMajor({ amount: 1, currency: of }) / rateOf(of)) * rateOf(currency)));
    return Math.round(amount * factor);
  };
}
