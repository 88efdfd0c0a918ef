import { cacheFor } from '../handling/cached-answer.ts';
import type { Handlers } from '../handling/handler.ts';

export const locations = {
  locations: ({ locale, services }) => ({
    data: services.inventory.locations(locale),
    cache: cacheFor(300, 'catalogue'),
  }),
  searchLocation: ({ locale, services }) => ({
    data: services.inventory.searchLocations(locale),
    cache: cacheFor(300, 'catalogue'),
  }),
  suggest: ({ query, locale, services }) => ({
    data: services.inventory.suggest(query.q, query.limit, locale),
    cache: cacheFor(60, 'catalogue'),
  }),
} satisfies Partial<Handlers>;
