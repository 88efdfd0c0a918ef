import { endpoints } from '@voyage/contracts/endpoints.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const tpGroups = handler(endpoints.tpGroups, ({ body, locale, services }) => ({
  data: { groups: services.inventory.lists.groupCards(body.codes, locale) },
}));
export const ownGroups = handler(endpoints.ownGroups, ({ body, locale, services }) => ({
  data: { groups: services.inventory.lists.groups(body.codes, locale) },
}));
export const brandHotels = handler(endpoints.brandHotels, ({ body, locale, services }) => ({
  data: services.inventory.lists.brand(body.group, body.brand, body.perRegion, locale),
}));
export const regions = handler(endpoints.regions, ({ locale, services }) => ({
  data: services.inventory.lists.regions(locale),
  cache: cacheFor(300, 'catalogue'),
}));
export const region = handler(endpoints.region, ({ body, locale, services }) => ({
  data: services.inventory.lists.region(body.code, locale),
}));
export const deployedHotels = handler(endpoints.deployedHotels, ({ body, services }) => ({
  data: services.inventory.lists.deployed(body.page, body.pageSize),
}));
export const hotelEvents = handler(endpoints.hotelEvents, ({ params, locale, services }) => ({
  data: services.inventory.lists.events(params.id, locale, services.now()),
  cache: cacheFor(300, 'catalogue'),
}));
