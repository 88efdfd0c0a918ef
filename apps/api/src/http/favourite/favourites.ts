import { endpoints } from '@voyage/contracts/endpoints.ts';
import {
  addFavourite as add,
  favouriteDetailsOf,
  favouriteIds,
  removeFavourite as remove,
} from '../../use-cases/benefits/favourites.ts';
import { handler } from '../handling/handler.ts';

export const favourites = handler(endpoints.favourites, async ({ caller, services }) => ({
  data: { hotelIds: await favouriteIds(services, caller.userId) },
}));
export const favouriteDetails = handler(
  endpoints.favouriteDetails,
  async ({ caller, body, locale, services }) => ({
    data: await favouriteDetailsOf(services, caller.userId, body, locale),
  }),
);
export const addFavourite = handler(endpoints.addFavourite, async ({ caller, body, locale, services }) => ({
  data: { hotelIds: await add(services, caller.userId, body, locale) },
}));
export const removeFavourite = handler(endpoints.removeFavourite, async ({ caller, body, services }) => ({
  data: { hotelIds: await remove(services, caller.userId, body.hotelId) },
}));
