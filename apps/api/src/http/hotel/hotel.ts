import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';

export const tpHotel = handler(endpoints.tpHotel, ({ params, locale, services }) => ({
  data: services.inventory.hotel(params.id, locale),
  cacheSeconds: 60,
}));
export const ownHotel = handler(endpoints.ownHotel, ({ params, locale, services }) => ({
  data: services.inventory.hotel(params.id, locale),
  cacheSeconds: 60,
}));
