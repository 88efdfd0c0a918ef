import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';

const cacheSeconds = 300;
export const tpGroups = handler(endpoints.tpGroups, ({ body, locale, services }) => ({
  data: { groups: services.inventory.lists.groupCards(body.codes, locale) },
  cacheSeconds,
}));
export const ownGroups = handler(endpoints.ownGroups, ({ body, locale, services }) => ({
  data: { groups: services.inventory.lists.groups(body.codes, locale) },
  cacheSeconds,
}));
export const brandHotels = handler(endpoints.brandHotels, ({ body, locale, services }) => ({
  data: services.inventory.lists.brand(body.group, body.brand, body.perRegion, locale),
  cacheSeconds,
}));
export const regions = handler(endpoints.regions, ({ locale, services }) => ({
  data: services.inventory.lists.regions(locale),
  cacheSeconds,
}));
export const region = handler(endpoints.region, ({ body, locale, services }) => ({
  data: services.inventory.lists.region(body.code, locale),
  cacheSeconds,
}));
export const deployedHotels = handler(endpoints.deployedHotels, ({ body, services }) => ({
  data: services.inventory.lists.deployed(body.page, body.pageSize),
  cacheSeconds,
}));
export const hotelEvents = handler(endpoints.hotelEvents, ({ params, locale, services }) => ({
  data: services.inventory.lists.events(params.id, locale, services.now()),
  cacheSeconds,
}));
