import type { Output } from '@voyage/contracts/endpoint.ts';
import type { CalendarDay, placeCalendar as contract } from '@voyage/contracts/hotel.ts';
import type { Money, RateTable } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays, compareDays, dayInZone, nightsOf, type IsoDay } from '@voyage/domain/stay-date.ts';
import { StaySearch, cheapestOf } from './availability.ts';
import { dollarsOf, scopeOf } from './search.ts';
import type { Store } from './store.ts';

type Query = Output<typeof contract.body>;

/**
 * The lowest price of each night in any hotel of a place, and of the stay that begins on it, each in that
 * hotel's currency. From today in the earliest zone of its hotels to the last day on sale. @throws ApiError
 * ht0011
 */
export function placeCalendar(store: Store, query: Query, now: Date, rates: RateTable): CalendarDay[] {
  const hotels = scopeOf(store, query, 'en').hotels.filter(({ closed }) => !closed);
  const { from, days, nights, payAt, rooms, adults, childAges } = query;
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
  const cheapest = (day: IsoDay, length: number): Money | null => {
    const checkOut = addDays(day, length);
    const search = new StaySearch({ checkIn: day, checkOut, rooms, adults, childAges }, now, payAt);
    let best: { price: Money; usd: number } | null = null;
    for (const hotel of hotels) {
      const here = todays.get(hotel.timeZone) ?? today;
      if (day < here || checkOut > addDays(here, policy.bookingHorizonDays)) continue;
      const found = cheapestOf(hotel, search);
      if (!found) continue;
      const usd = worth.get(hotel.currency)?.(found.total) ?? 0;
      if (!best || usd < best.usd) best = { price: { amount: found.total, currency: hotel.currency }, usd };
    }
    return best?.price ?? null;
  };
  const first = from < today ? today : from;
  const end =
    [addDays(from, days), addDays(today, policy.bookingHorizonDays)].toSorted(compareDays)[0] ?? from;
  return nightsOf(first, end).map((day) => {
    const rate = cheapest(day, 1);
    return { day, rate, stay: nights === 1 ? rate : cheapest(day, nights) };
  });
}
