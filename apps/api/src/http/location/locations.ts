import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';

export const locations = handler(endpoints.locations, ({ locale, services }) => ({
  data: services.inventory.locations(locale),
  cacheSeconds: 300,
}));
export const searchLocation = handler(endpoints.searchLocation, ({ locale, services }) => ({
  data: services.inventory.searchLocations(locale),
  cacheSeconds: 300,
}));
export const suggest = handler(endpoints.suggest, ({ query, locale, services }) => ({
  data: services.inventory.suggest(query.q, query.limit, locale),
  cacheSeconds: 60,
}));
