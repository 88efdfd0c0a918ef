import { countryName } from '../../platform/country-name.ts';
import { errors } from '../../platform/errors.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { readIn } from '@voyage/domain/partial-text.ts';
import type { Content, InventoryChange, WhichHotels } from '../content.ts';
import type { InventoryParts } from '../inventory.ts';
import type { Place } from '../places.ts';
import { vocabulary } from '../vocabulary.ts';
import { detailOf, factsOf, planOf, promotionOf, roomOf, summaryOf, type Policy } from './describe.ts';
import { DetailsCache } from './details.ts';
import type { ContentHotel } from './hotel.ts';
import { contentLists } from './lists.ts';
import { loadHotels, type Loaded } from './load.ts';
import { Store } from './store.ts';
import { suggesterOf } from './suggest.ts';

/** Number of change ids re-read below the newest: a transaction with a lower id may commit later. */
const overlap = 3000;
const changesKeptMs = 2 * 86_400_000;
/** How long a change counts as recent: the sites ask several times a second (http/operations/changes.ts). */
const recentMs = 10_000;

/** A hotel by number or slug. @throws ApiError ht0001 */
export function hotelIn<Hotel extends ContentHotel>(
  store: Store<Hotel>,
  idOrSlug: string | number,
  which: WhichHotels = 'open',
): Hotel {
  const hotel = store.find(String(idOrSlug));
  if (!hotel || (hotel.closed && which === 'open')) throw errors.hotelNotFound();
  return hotel;
}

/**
 * What hotels are, for every adapter: a compact index in memory, built from the database and updated by change ids.
 * `adapter` says whose, what it keeps of them besides, and the policies that all of them have.
 */
export async function createContent<Hotel extends ContentHotel>(
  { db, now, articles, pictureHosts }: Pick<InventoryParts, 'db' | 'now' | 'articles' | 'pictureHosts'>,
  { policies, ...adapter }: Omit<Loaded<Hotel>, 'pictureHosts'> & { policies: readonly Policy[] },
): Promise<{ store: Store<Hotel>; content: Content }> {
  const store = new Store<Hotel>();
  const loaded = { ...adapter, pictureHosts };
  const {
    rows: [start],
  } = await db.pool.query<{ newest: number }>(
    'select coalesce(max(number), 0) as newest from inventory_changes',
  );
  let newest = start?.newest ?? 0;
  let seen = new Set<number>();
  let recent: (InventoryChange & { loadedAt: number })[] = [];
  await loadHotels(db, store, loaded);
  const details = new DetailsCache(db);
  const { suggest, warm } = suggesterOf(store, articles);

  const hotelOf = (idOrSlug: string | number, which?: WhichHotels) => hotelIn(store, idOrSlug, which);
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
    store,
    content: {
      hotel: (idOrSlug, locale, which) => factsOf(store, hotelOf(idOrSlug, which), policies, locale),
      localAddress: (id) => hotelOf(id, 'any').localAddress,
      hotelDetail: async (idOrSlug, locale) => {
        const hotel = hotelOf(idOrSlug);
        const rest = await details.ifAvailable(hotel.id);
        return detailOf(factsOf(store, hotel, policies, locale), hotel, rest, pictureHosts, locale);
      },
      hotelSummary: (hotelId, locale, which) => summaryOf(hotelOf(hotelId, which), locale),
      isOpen: (hotelId) => store.find(String(hotelId))?.closed === false,
      timeZone: (hotelId) => hotelOf(hotelId).timeZone,
      checkInHours: (hotelId) => {
        const { checkInTime, latestCheckIn } = hotelOf(hotelId);
        return { checkInTime, latestCheckIn };
      },
      room: (hotelId, roomTypeId, locale) => {
        const room = [...hotelOf(hotelId, 'any').rooms].find((r) => r.id === roomTypeId);
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
      lists: contentLists(store),
      specialRequests: (locale) =>
        [...vocabulary().specialRequests.values()].map(({ code, name, group }) => ({
          code,
          name: name[locale],
          group,
        })),
      notes: async (hotelId, locale) => {
        const { story } = await details.ifAvailable(hotelId);
        const own = readIn(story.notes ?? {}, locale);
        return own ?? { value: policies.map(({ name }) => name[locale]), locale };
      },
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
        await loadHotels(db, store, loaded, ids);
        details.drop(ids);
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
    },
  };
}
