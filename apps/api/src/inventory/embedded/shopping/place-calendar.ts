import type { Output } from '@voyage/contracts/endpoint.ts';
import type { CalendarDay, placeCalendar as contract } from '@voyage/contracts/hotel.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import type { Scoped } from '../../shopping.ts';
import { isInArea } from '@voyage/domain/coordinates.ts';
import type { Money, RateTable } from '@voyage/domain/money.ts';
import { addDays, compareDays, dayInZone, nightsOf, type IsoDay } from '@voyage/domain/stay-date.ts';
import { StaySearch, cheapestOf } from './availability.ts';
import { hotelFilter, promotionFilter, unitsIn, wantedBits } from '../../search/filters.ts';
import { dollarsOf, scopeOf } from '../../search/search.ts';
import type { Store } from '../../content/store.ts';
import type { StoredHotel } from './stored-hotel.ts';

type Query = Scoped<Output<typeof contract.body>>;

/**
 * The lowest price of each night in any hotel of a place that meets the filters, and of the stay that begins on it, each in that
 * hotel's currency. From today in the earliest zone of its hotels to the last day on sale. @throws ApiError
 * ht0011
 */
export function placeCalendar(
  store: Store<StoredHotel>,
  query: Query,
  now: Date,
  rates: RateTable,
): CalendarDay[] {
  const { from, days, nights, payAt, rooms, area, price } = query;
  const scope = scopeOf(store, query, 'en');
  const filter = hotelFilter(query, scope.points);
  const hotels = scope.hotels.filter(
    (hotel) =>
      !hotel.closed &&
      (!area || isInArea(area, hotel)) &&
      filter.missing(hotel, filter.metresTo(hotel)) === 0,
  );
  const wanted = wantedBits(query);
  const units = unitsIn(scope.currency, rates);
  /** Whether the price of a stay is within the bounds of the filter. */
  const isWithin = (total: number, currency: string): boolean => {
    if (!price) return true;
    const value = units(total / (price.basis === 'night' ? nights : 1), currency);
    return value >= (price.from ?? 0) && value <= (price.to ?? Number.POSITIVE_INFINITY);
  };
  const todays = new Map(
    [...new Set(hotels.map(({ timeZone }) => timeZone))].map((zone) => [zone, dayInZone(now, zone)]),
  );
  const today = [...todays.values()].toSorted(compareDays)[0] ?? from;
  const worth = new Map(
    [...new Set(hotels.map(({ currency }) => currency))].map((currency) => [
      currency,
      dollarsOf(currency, rates),
    ]),
  );
  const cheapest = (day: IsoDay, length: number, bounded: boolean): Money | null => {
    const checkOut = addDays(day, length);
    const search = new StaySearch({ checkIn: day, checkOut, rooms }, now, payAt);
    const hasPromotion = promotionFilter(query.promotions, search);
    let best: { price: Money; usd: number } | null = null;
    for (const hotel of hotels) {
      const here = todays.get(hotel.timeZone) ?? today;
      if (day < here || checkOut > addDays(here, embeddedLimits.horizonDays)) continue;
      if (!hasPromotion(hotel)) continue;
      const found = cheapestOf(hotel, search, wanted);
      if (!found || (bounded && !isWithin(found.total, hotel.currency))) continue;
      const usd = worth.get(hotel.currency)?.(found.total) ?? 0;
      if (!best || usd < best.usd) best = { price: { amount: found.total, currency: hotel.currency }, usd };
    }
    return best?.price ?? null;
  };
  const first = from < today ? today : from;
  const end =
    [addDays(from, days), addDays(today, embeddedLimits.horizonDays)].toSorted(compareDays)[0] ?? from;
  return nightsOf(first, end).map((day) => {
    const rate = cheapest(day, 1, false);
    return { day, rate, stay: nights === 1 && !price ? rate : cheapest(day, nights, true) };
  });
}
