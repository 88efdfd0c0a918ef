import { cached } from '../handling/cached-answer.ts';
import type { Handlers } from '../handling/handler.ts';

export const locations = {
  locations: ({ locale, services }) => cached(services.inventory.locations(locale), 300, 'catalogue'),
  searchLocation: ({ locale, services }) =>
    cached(services.inventory.searchLocations(locale), 300, 'catalogue'),
  suggest: ({ query, locale, services }) =>
    cached(services.inventory.suggest(query.q, query.limit, locale), 60, 'catalogue'),
} satisfies Partial<Handlers>;
