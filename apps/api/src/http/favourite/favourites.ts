import {
  addFavourite as add,
  favouriteDetailsOf,
  favouriteIds,
  removeFavourite as remove,
} from '../../use-cases/benefits/favourites.ts';
import { scoped } from '../../use-cases/shopping/stay-rules.ts';
import type { Handlers } from '../handling/handler.ts';

export const favourites = {
  favourites: async ({ caller, services }) => ({ hotelIds: await favouriteIds(services, caller.userId) }),
  favouriteDetails: ({ caller, body, locale, services }) =>
    favouriteDetailsOf(services, caller.userId, scoped(services, caller, body), locale),
  addFavourite: async ({ caller, body, locale, services }) => ({
    hotelIds: await add(services, caller.userId, body, locale),
  }),
  removeFavourite: async ({ caller, body, services }) => ({
    hotelIds: await remove(services, caller.userId, body.hotelId),
  }),
} satisfies Partial<Handlers>;
