import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';

export const hotelSearch = handler(endpoints.hotelSearch, ({ body, locale, services }) => ({
  data: services.catalogue.search(body, locale, services.now()),
}));
export const availabilitySearch = handler(endpoints.availabilitySearch, ({ body, locale, services }) => ({
  data: services.catalogue.availability(body, locale, services.now()),
}));
