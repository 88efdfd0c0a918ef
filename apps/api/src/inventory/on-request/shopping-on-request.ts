import { hotelNumber } from '../../platform/hotel-number.ts';
import { isDatabaseUnavailable } from '../../platform/database-unavailable.ts';
import { ApiError } from '../../platform/errors.ts';
import { assertStay } from '../check-stay.ts';
import type { Content } from '../content.ts';
import type { ContentHotel } from '../content/hotel.ts';
import type { Store } from '../content/store.ts';
import type { InventoryParts } from '../inventory.ts';
import { search } from '../search/search.ts';
import type { Scoped, Shopping } from '../shopping.ts';
import type { InventorySupplier, PricesOnRequest, SupplierStay } from '../supplier.ts';
import { listedPrices } from './listed-prices.ts';
import { listedRates, readListedRates, storeListedRates, type ListedRates } from './listed-rates.ts';

type Parts = Pick<InventoryParts, 'db' | 'rates'> & { store: Store<ContentHotel>; content: Content };

/** Without the database every answer is asked for anew. */
const unlessUnavailable = (error: unknown): undefined => {
  if (!isDatabaseUnavailable(error)) throw error;
};

/**
 * Prices of a supplier that is asked for them: searches know those that it answered lately, to any process;
 * `availability` asks for the rest.
 */
export function shoppingOnRequest(
  { db, rates, store, content }: Parts,
  { name, capabilities: { limits } }: InventorySupplier,
  onRequest: PricesOnRequest,
): Pick<Shopping, 'search' | 'availability' | 'calendars'> {
  const answered = async (stay: SupplierStay, now: Date): Promise<ListedRates> => {
    const since = new Date(now.getTime() - onRequest.freshMs);
    return (await readListedRates(db, name, stay, since).catch(unlessUnavailable)) ?? new Map();
  };

  /** Asks for some hotels, at most `hotelsPerCall`. Without an answer they remain unknown. */
  async function ask(hotelIds: number[], stay: SupplierStay, now: Date): Promise<ListedRates> {
    try {
      const sold = Map.groupBy(await onRequest.rates({ hotelIds, stay }), ({ hotelId }) => hotelId);
      const listed: ListedRates = new Map(hotelIds.map((id) => [id, listedRates(sold.get(id) ?? [], stay)]));
      await storeListedRates(db, name, stay, listed, now).catch(unlessUnavailable);
      return listed;
    } catch (error) {
      if (error instanceof ApiError) return new Map(); // the guard has logged why
      throw error;
    }
  }

  const hotelOf = (id: string): ContentHotel | undefined => {
    const hotel = store.hotels.get(hotelNumber(id));
    return hotel?.closed ? undefined : hotel;
  };

  return {
    search: async (query, locale, now) => {
      const known = query.stay ? await answered(query.stay, now) : new Map();
      const prices = {
        limits,
        // of other stays, which a search may suggest, nothing is known
        of: (stay: SupplierStay, scope: Scoped<object>, at: Date) =>
          listedPrices(stay === query.stay ? known : new Map(), { content, scope, now: at }),
        sells: () => true,
        cheapestNights: null,
      };
      return search({ store, prices, rates: rates() }, query, locale, now);
    },
    availability: async ({ hotelIds, stay, ...scope }, locale, now) => {
      const hotels = hotelIds.map((id) => ({ hotelId: id, hotel: hotelOf(id) }));
      for (const { hotel } of hotels) if (hotel) assertStay(stay, { limits, timeZone: hotel.timeZone, now });
      const known = await answered(stay, now);
      const missing = [
        ...new Set(hotels.flatMap(({ hotel }) => (hotel && !known.has(hotel.id) ? [hotel.id] : []))),
      ];
      const calls = Array.from({ length: Math.ceil(missing.length / onRequest.hotelsPerCall) }, (_, i) =>
        missing.slice(i * onRequest.hotelsPerCall, (i + 1) * onRequest.hotelsPerCall),
      );
      for (const answer of await Promise.all(calls.map((ids) => ask(ids, stay, now))))
        for (const [id, listed] of answer) known.set(id, listed);
      const prices = listedPrices(known, { content, scope, now });
      return {
        hotels: hotels.map(({ hotelId, hotel }) => ({
          hotelId,
          cheapest: hotel ? prices.cheapest(hotel, 0, locale) : null,
          priced: !hotel || prices.isPriced(hotel),
        })),
      };
    },
    calendars: null,
  };
}
