import type { Output } from '@voyage/contracts/endpoint.ts';
import type {
  addFavourite as addFavouriteCall,
  favouriteDetails,
  SavedStay,
} from '@voyage/contracts/favourite.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, count, desc, eq } from '../../db/drizzle.ts';
import { favourites } from '../../db/schema/benefits.ts';
import { ApiError, errors } from '../../errors.ts';
import { assertStay } from '../../inventory/check-stay.ts';
import type { Services } from '../../services.ts';

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

/** @throws ApiError ht0001, ht0004, rq0001, us0001 */
export async function addFavourite(
  services: Services,
  userId: string,
  { hotelId, note, stay }: Output<typeof addFavouriteCall.body>,
  locale: Locale,
): Promise<string[]> {
  const { id, timeZone } = services.inventory.hotel(hotelId, locale);
  if (stay) assertStay(stay, timeZone, services.now());
  const [row] = await services.db.orm
    .select({ n: count() })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  if ((row?.n ?? 0) >= limit) throw errors.tooManyFavourites();
  const kept = { ...(note === undefined ? {} : { note }), ...(stay === undefined ? {} : { stay }) };
  await services.db.orm
    .insert(favourites)
    .values({ userId, hotelId: Number(id), createdAt: services.now(), ...kept })
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.hotelId],
      // An update must set something: if there is nothing to store, the hotel itself.
      set: { hotelId: Number(id), ...kept },
    });
  return favouriteIds(services, userId);
}

export async function removeFavourite(
  services: Services,
  userId: string,
  hotelId: string,
): Promise<string[]> {
  if (/^\d{1,9}$/.test(hotelId))
    await services.db.orm
      .delete(favourites)
      .where(and(eq(favourites.userId, userId), eq(favourites.hotelId, Number(hotelId))));
  return favouriteIds(services, userId);
}

/** Leaves out hotels that have closed since. @throws ApiError ht0004 */
export async function favouriteDetailsOf(
  services: Services,
  userId: string,
  { stay, payAt, page, pageSize }: Output<typeof favouriteDetails.body>,
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
          stay: row.stay,
        },
      ];
    } catch {
      return [];
    }
  });
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const searches = new Map<string, { stay: SavedStay; hotelIds: string[] }>();
  for (const row of shown) {
    const wanted = stay ?? row.stay;
    if (!wanted) continue;
    const key = JSON.stringify(wanted);
    searches.set(key, { stay: wanted, hotelIds: [...(searches.get(key)?.hotelIds ?? []), row.hotel.id] });
  }
  const prices = new Map<string, Cheapest | null>();
  for (const of of searches.values())
    try {
      const query = { hotelIds: of.hotelIds, stay: of.stay, payAt };
      for (const { hotelId, cheapest } of inventory.availability(query, locale, services.now()).hotels)
        prices.set(hotelId, cheapest);
    } catch (error) {
      if (stay || !(error instanceof ApiError)) throw error; // the stored dates may be in the past by now
    }
  return {
    total: rows.length,
    page,
    pageSize,
    hotels: shown.map((row) => ({
      ...row,
      cheapest: prices.get(row.hotel.id) ?? null,
      priced: prices.has(row.hotel.id),
    })),
  };
}
