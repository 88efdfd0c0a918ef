import { hotelNumber } from '../../platform/hotel-number.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type {
  addFavourite as addFavouriteCall,
  favouriteDetails,
  SavedStay,
} from '@voyage/contracts/favourite.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, desc, eq, ne } from '../../db/drizzle.ts';
import { favourites } from '../../db/schema/benefits.ts';
import { partiesOf, storedRooms } from '../../db/stored-rooms.ts';
import { ApiError, errors } from '../../platform/errors.ts';
import type { Scoped } from '../../inventory/shopping.ts';
import { assertStay } from '../../inventory/check-stay.ts';
import type { Services } from '../services.ts';

type Cheapest = NonNullable<Output<typeof favouriteDetails.data>['hotels'][number]['cheapest']>;

/** More than anybody reads; limits the list of a runaway script. */
const limit = 500;

export async function favouriteIds({ db }: Services, userId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ hotelId: favourites.hotelId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.hotelId));
  return rows.map((row) => String(row.hotelId));
}

/**
 * Saves a hotel, or changes what is stored with it (not so with `unlessSaved`). Past dates are accepted: they may stay saved, so a
 * removal can be undone.
 * @throws ApiError ht0001, rq0001, us0001
 */
export async function addFavourite(
  services: Services,
  userId: string,
  { hotelId, note, stay, unlessSaved }: Output<typeof addFavouriteCall.body>,
  locale: Locale,
): Promise<string[]> {
  const { id, timeZone } = services.inventory.hotel(hotelId, locale);
  const { limits } = services.inventory.capabilities;
  if (stay) assertStay(stay, { limits, timeZone, now: services.now(), mayBePast: true });
  const others = and(eq(favourites.userId, userId), ne(favourites.hotelId, hotelNumber(id)));
  if ((await services.db.orm.$count(favourites, others)) >= limit) throw errors.tooManyFavourites();
  const kept = {
    ...(note === undefined ? {} : { note }),
    ...(stay === undefined ? {} : { stay: stay && { ...stay, ...storedRooms(stay.rooms) } }),
  };
  const target = [favourites.userId, favourites.hotelId];
  const saving = services.db.orm
    .insert(favourites)
    .values({ userId, hotelId: hotelNumber(id), createdAt: services.now(), ...kept });
  await (unlessSaved
    ? saving.onConflictDoNothing({ target })
    : // An update must set something: if there is nothing to store, the hotel itself.
      saving.onConflictDoUpdate({ target, set: { hotelId: hotelNumber(id), ...kept } }));
  return favouriteIds(services, userId);
}

export async function removeFavourite(services: Services, userId: string, hotelId: string) {
  if (/^\d{1,9}$/.test(hotelId))
    await services.db.orm
      .delete(favourites)
      .where(and(eq(favourites.userId, userId), eq(favourites.hotelId, hotelNumber(hotelId))));
  return favouriteIds(services, userId);
}

/** Leaves out hotels that have closed since. @throws ApiError ht0004 */
export async function favouriteDetailsOf(
  services: Services,
  userId: string,
  { stay, defaultStay, page, pageSize, ...scope }: Scoped<Output<typeof favouriteDetails.body>>,
  locale: Locale,
): Promise<Output<typeof favouriteDetails.data>> {
  const { inventory, db } = services;
  const rows = (
    await db.orm
      .select()
      .from(favourites)
      .where(eq(favourites.userId, userId))
      .orderBy(desc(favourites.createdAt), desc(favourites.hotelId))
  ).flatMap((row) => {
    try {
      return [
        {
          hotel: inventory.hotelSummary(row.hotelId, locale),
          savedAt: row.createdAt.toISOString(),
          note: row.note,
          stay: row.stay && {
            checkIn: row.stay.checkIn,
            checkOut: row.stay.checkOut,
            rooms: partiesOf(row.stay),
          },
        },
      ];
    } catch {
      return [];
    }
  });
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const prices = new Map<string, { cheapest: Cheapest | null; priced: boolean; stay: SavedStay }>();
  const price = async (hotelIds: readonly string[], wanted: SavedStay) => {
    const query = { ...scope, hotelIds: [...hotelIds], stay: wanted };
    const { hotels } = await inventory.availability(query, locale, services.now());
    for (const { hotelId, cheapest, priced } of hotels)
      prices.set(hotelId, { cheapest, priced, stay: wanted });
  };
  const ids = shown.map(({ hotel }) => hotel.id);
  if (stay) await price(ids, stay);
  else {
    const saved = Map.groupBy(shown, (row) => row.stay && JSON.stringify(row.stay));
    for (const rows of saved.values())
      await pricedIfBookable(
        price,
        rows.map(({ hotel }) => hotel.id),
        rows[0]?.stay,
      );
    await pricedIfBookable(
      price,
      ids.filter((id) => !prices.has(id)),
      defaultStay,
    );
  }
  return {
    total: rows.length,
    page,
    pageSize,
    hotels: shown.map((row) => ({
      ...row,
      cheapest: prices.get(row.hotel.id)?.cheapest ?? null,
      priced: prices.get(row.hotel.id)?.priced ?? false,
      pricedStay: prices.get(row.hotel.id)?.stay ?? null,
    })),
  };
}

/** Prices hotels for a stay that was stored or remembered: its dates may be in the past by now. */
async function pricedIfBookable(
  price: (hotelIds: readonly string[], stay: SavedStay) => Promise<void>,
  hotelIds: readonly string[],
  stay: SavedStay | null | undefined,
): Promise<void> {
  if (!stay || hotelIds.length === 0) return;
  try {
    await price(hotelIds, stay);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
