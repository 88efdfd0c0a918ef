import { hotelNumber } from '../../../platform/hotel-number.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { errors } from '../../../platform/errors.ts';
import { assertStay } from '../../check-stay.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import type { Place } from '../../places.ts';
import { vocabulary } from '../../vocabulary.ts';
import { StaySearch, calendarOf, cheapestOf, memberRateOf, ratesOf } from './availability.ts';
import type { Catalogue, InventoryChange } from '../../catalogue.ts';
import { countryName } from '../../../platform/country-name.ts';
import { cheapestWords, factsOf, offerOf, planOf, promotionOf, roomOf, summaryOf } from './describe.ts';
import type { InventoryParts } from '../../inventory.ts';
import { catalogueLists } from './lists.ts';
import { placeCalendar } from './place-calendar.ts';
import { search } from './search.ts';
import { load } from './load.ts';
import { Store, type StoredHotel } from './store.ts';
import { Stories } from './stories.ts';
import { suggesterOf } from './suggest.ts';
import type { InventorySupplier } from '../../supplier.ts';

/** Number of change ids re-read below the newest: a transaction with a lower id may commit later. */
const overlap = 3000;
const changesKeptMs = 2 * 86_400_000;
/** How long a change counts as recent: the sites ask several times a second (http/operations/changes.ts). */
const recentMs = 10_000;

/** A compact in-memory index, built from the database and updated by change ids. */
export async function createCatalogue({
  db,
  rates,
  now,
  articles,
}: Pick<InventoryParts, 'db' | 'rates' | 'now' | 'articles'>): Promise<
  Catalogue & { ratesOf: InventorySupplier['rates'] }
> {
  const store = new Store();
  const {
    rows: [start],
  } = await db.pool.query<{ newest: number }>(
    'select coalesce(max(number), 0) as newest from inventory_changes',
  );
  let newest = start?.newest ?? 0;
  let seen = new Set<number>();
  let recent: (InventoryChange & { loadedAt: number })[] = [];
  await load(db, store);
  const stories = new Stories(db);
  const { suggest, warm } = suggesterOf(store, articles);

  const hotelOf = (idOrSlug: string | number): StoredHotel => {
    const hotel = store.find(String(idOrSlug));
    if (!hotel || hotel.closed) throw errors.hotelNotFound();
    return hotel;
  };
  const placeOf = (place: Place, locale: Locale) => {
    const hotels = store.list('place', place.code);
    return {
      code: place.code,
      name: place.name[locale],
      country: countryName(place.country, locale),
      timeZone: place.timeZone,
      point: { lat: place.lat, lng: place.lng },
      hotels: hotels.length,
      picture: `place-${place.code}`,
      standfirst: place.standfirst?.[locale] ?? '',
    };
  };

  return {
    search: (query, locale, now) => search(store, query, locale, now, rates()),
    availability: ({ hotelIds, stay, payAt }, locale, now) => {
      const search = new StaySearch(stay, now, payAt);
      return {
        hotels: hotelIds.map((id) => {
          const hotel = store.hotels.get(hotelNumber(id));
          if (!hotel) return { hotelId: id, cheapest: null, priced: true };
          assertStay(stay, { limits: embeddedLimits, timeZone: hotel.timeZone, now });
          const quick = cheapestOf(hotel, search);
          const member = quick && memberRateOf(hotel, quick, search);
          return {
            hotelId: id,
            cheapest: quick && cheapestWords(hotel, quick, member, stay, rates(), locale),
            priced: true,
          };
        }),
      };
    },
    calendars: {
      hotel: (query, now) => calendarOf(hotelOf(query.hotelId), query, now),
      place: (query, now) => placeCalendar(store, query, now, rates()),
    },
    hotel: (idOrSlug, locale) => factsOf(store, hotelOf(idOrSlug), locale),
    localAddress: (id) => hotelOf(String(id)).localAddress,
    hotelDetail: async (idOrSlug, locale) => {
      const hotel = hotelOf(idOrSlug);
      const story = await stories.ifAvailable(hotel.id, locale);
      return { ...factsOf(store, hotel, locale), ...story };
    },
    hotelSummary: (hotelId, locale) => summaryOf(hotelOf(hotelId), locale),
    timeZone: (hotelId) => hotelOf(hotelId).timeZone,
    room: (hotelId, roomTypeId, locale) => {
      const room = [...hotelOf(hotelId).rooms].find((r) => r.id === roomTypeId);
      if (!room) throw errors.rateNotFound();
      return roomOf(room, locale);
    },
    plan: (code, locale) => {
      const plan = vocabulary().plans.get(code);
      return plan ? planOf(plan, locale) : null;
    },
    promotion: (code, locale) => {
      const promotion = vocabulary().promotions.get(code);
      return promotion ? promotionOf(promotion, locale) : null;
    },
    offer: (rate, token, stay, locale) => offerOf(hotelOf(rate.hotelId), rate, token, stay, rates(), locale),
    locations: (locale) => ({
      regions: [...vocabulary().regions.values()].map((region) => ({
        code: region.code,
        name: region.name[locale],
        places: [...vocabulary().places.values()]
          .filter((p) => p.region === region.code)
          .map((p) => placeOf(p, locale)),
      })),
    }),
    searchLocations: (locale) => ({
      cities: [...vocabulary().places.values()]
        .filter((p) => p.kind === 'city')
        .map((p) => placeOf(p, locale)),
    }),
    suggest,
    lists: catalogueLists(store),
    specialRequests: (locale) =>
      [...vocabulary().specialRequests.values()].map(({ code, name, group }) => ({
        code,
        name: name[locale],
        group,
      })),
    notes: (_hotelId, locale) => [...vocabulary().policies.values()].map((p) => p.name[locale]),
    refresh: async () => {
      const { rows } = await db.pool.query<{ number: number; hotel_id: number }>(
        'select number, hotel_id from inventory_changes where number > $1',
        [newest - overlap],
      );
      const fresh = rows.filter((row) => !seen.has(row.number) && (row.number > newest || seen.size > 0));
      seen = new Set(rows.map((row) => row.number));
      newest = rows.reduce((max, row) => Math.max(max, row.number), newest);
      const ids = [...new Set(fresh.map((row) => row.hotel_id))];
      if (ids.length === 0) return;
      await load(db, store, ids);
      stories.drop(ids);
      const loadedAt = performance.now();
      recent = [
        ...recent.filter((change) => loadedAt - change.loadedAt < recentMs),
        ...fresh.map((row) => ({ number: row.number, hotelId: row.hotel_id, loadedAt })),
      ];
    },
    recentChanges: () =>
      recent
        .filter(({ loadedAt }) => performance.now() - loadedAt < recentMs)
        .map(({ number, hotelId }) => ({ number, hotelId })),
    warm,
    purge: async () =>
      void (await db.pool.query('delete from inventory_changes where at < $1', [
        new Date(now().getTime() - changesKeptMs),
      ])),
    ratesOf: ({ hotelId, stay }) => Promise.resolve(ratesOf(hotelOf(hotelId), stay, now())),
  };
}
