import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handling/handler.ts';

export const hotelSearch = handler(endpoints.hotelSearch, ({ body, locale, services }) => ({
  data: services.inventory.search(body, locale, services.now()),
}));
export const placeCalendar = handler(endpoints.placeCalendar, ({ body, services }) => ({
  data: { days: services.inventory.placeCalendar(body, services.now()) },
}));
export const availabilitySearch = handler(endpoints.availabilitySearch, ({ body, locale, services }) => ({
  data: services.inventory.availability(body, locale, services.now()),
}));
