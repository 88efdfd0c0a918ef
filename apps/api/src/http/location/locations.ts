import { endpoints } from '@voyage/contracts/endpoints.ts';
import { keptFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const locations = handler(endpoints.locations, ({ locale, services }) => ({
  data: services.inventory.locations(locale),
  cache: keptFor(300, 'catalogue'),
}));
export const searchLocation = handler(endpoints.searchLocation, ({ locale, services }) => ({
  data: services.inventory.searchLocations(locale),
  cache: keptFor(300, 'catalogue'),
}));
export const suggest = handler(endpoints.suggest, ({ query, locale, services }) => ({
  data: services.inventory.suggest(query.q, query.limit, locale),
  cache: keptFor(60, 'catalogue'),
}));
