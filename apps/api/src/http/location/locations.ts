import { endpoints } from '@voyage/contracts/endpoints.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const locations = handler(endpoints.locations, ({ locale, services }) => ({
  data: services.inventory.locations(locale),
  cache: cacheFor(300, 'catalogue'),
}));
export const searchLocation = handler(endpoints.searchLocation, ({ locale, services }) => ({
  data: services.inventory.searchLocations(locale),
  cache: cacheFor(300, 'catalogue'),
}));
export const suggest = handler(endpoints.suggest, ({ query, locale, services }) => ({
  data: services.inventory.suggest(query.q, query.limit, locale),
  cache: cacheFor(60, 'catalogue'),
}));
