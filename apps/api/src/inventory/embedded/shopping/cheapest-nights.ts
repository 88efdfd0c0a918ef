import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { StaySearch, cheapestOf } from './availability.ts';
import { wantedBits } from '../../search/filters.ts';
import type { Query } from '../../search/query.ts';
import type { StoredHotel } from './stored-hotel.ts';

/** Weeks in which a "from" price is searched, from tomorrow at the hotel. */
const weeksAhead = 6;
/**
 * The lowest price per night for two in the next weeks, for hotels that are shown without a stay, among the rates
 * that meet all conditions of the query.
 */
export function cheapestNights(hotels: readonly StoredHotel[], query: Query, now: Date) {
  const wanted = wantedBits(query);
  const today = dayInZone(now, hotels[0]?.timeZone ?? 'UTC');
  const nights = Array.from({ length: weeksAhead * 7 }, (_, i) => {
    const stay = {
      checkIn: addDays(today, i + 1),
      checkOut: addDays(today, i + 2),
      rooms: [{ adults: 2, childAges: [] }],
    };
    return new StaySearch(stay, now, query.payAt);
  });
  return (hotel: StoredHotel): SearchAnswer['hotels'][number]['fromNight'] => {
    let best: { day: string; amount: number } | null = null;
    for (const search of nights) {
      const quick = cheapestOf(hotel, search, wanted);
      if (quick && (!best || quick.total < best.amount))
        best = { day: search.stay.checkIn, amount: quick.total };
    }
    return best && { day: best.day, total: { amount: best.amount, currency: hotel.currency } };
  };
}
