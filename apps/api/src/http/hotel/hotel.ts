import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';

export const tpHotel = handler(endpoints.tpHotel, async ({ params, locale, services }) => ({
  data: await services.inventory.hotelDetail(params.id, locale),
  cacheSeconds: 60,
}));
export const ownHotel = handler(endpoints.ownHotel, async ({ params, locale, services }) => ({
  data: await services.inventory.hotelDetail(params.id, locale),
  cacheSeconds: 60,
}));
