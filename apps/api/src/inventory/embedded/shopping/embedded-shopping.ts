import { hotelNumber } from '../../../platform/hotel-number.ts';
import { assertStay } from '../../check-stay.ts';
import { hotelIn } from '../../content/create-content.ts';
import type { Store } from '../../content/store.ts';
import type { InventoryParts } from '../../inventory.ts';
import { search } from '../../search/search.ts';
import type { Shopping } from '../../shopping.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import { StaySearch, calendarOf } from './availability.ts';
import { placeCalendar } from './place-calendar.ts';
import { searchPrices } from './search-prices.ts';
import type { StoredHotel } from './stored-hotel.ts';
import { lowestWords, offerOf } from './words.ts';

/** Prices of every hotel for any stay, from memory. */
export function embeddedShopping(store: Store<StoredHotel>, rates: InventoryParts['rates']): Shopping {
  const prices = searchPrices(rates);
  return {
    search: (query, locale, now) =>
      Promise.resolve(search({ store, prices, rates: rates() }, query, locale, now)),
    availability: async ({ hotelIds, stay, payAt }, locale, now) => {
      const wanted = new StaySearch(stay, now, payAt);
      return {
        hotels: hotelIds.map((id) => {
          const hotel = store.hotels.get(hotelNumber(id));
          if (hotel) assertStay(stay, { limits: embeddedLimits, timeZone: hotel.timeZone, now });
          return {
            hotelId: id,
            cheapest: hotel ? lowestWords(hotel, wanted, 0, rates(), locale) : null,
            priced: true,
          };
        }),
      };
    },
    calendars: {
      hotel: (query, now) => calendarOf(hotelIn(store, query.hotelId), query, now),
      place: (query, now) => placeCalendar(store, query, now, rates()),
    },
    offer: (rate, binding, stay, locale) =>
      offerOf(hotelIn(store, rate.hotelId), rate, binding, stay, rates(), locale),
  };
}
