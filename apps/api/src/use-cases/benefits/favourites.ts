import type { Output } from '@voyage/contracts/endpoint.ts';
import type { favouriteDetails } from '@voyage/contracts/favourite.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, count, desc, eq } from '../../db/drizzle.ts';
import { favourites } from '../../db/schema/benefits.ts';
import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** More than anybody reads; keeps the list of a runaway script small. */
const limit = 500;

export async function favouriteIds({ db }: Services, userId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ hotelId: favourites.hotelId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.hotelId));
  return rows.map((row) => String(row.hotelId));
}

/** @throws ApiError ht0001, us0001 */
export async function addFavourite(
  services: Services,
  userId: string,
  hotelId: string,
  locale: Locale,
): Promise<string[]> {
  const { id } = services.inventory.hotel(hotelId, locale);
  const [row] = await services.db.orm
    .select({ n: count() })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  if ((row?.n ?? 0) >= limit) throw errors.tooManyFavourites();
  await services.db.orm
    .insert(favourites)
    .values({ userId, hotelId: Number(id), createdAt: services.now() })
    .onConflictDoNothing();
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

/** A hotel that has closed since is left out. @throws ApiError ht0004 */
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
      return [{ hotel: inventory.hotelSummary(row.hotelId, locale), savedAt: row.createdAt.toISOString() }];
    } catch {
      return [];
    }
  });
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const prices =
    stay && shown.length > 0
      ? new Map(
          inventory
            .availability({ hotelIds: shown.map((row) => row.hotel.id), stay, payAt }, locale, services.now())
            .hotels.map((h) => [h.hotelId, h.cheapest]),
        )
      : undefined;
  return {
    total: rows.length,
    page,
    pageSize,
    hotels: shown.map((row) => ({ ...row, cheapest: prices?.get(row.hotel.id) ?? null })),
  };
}
