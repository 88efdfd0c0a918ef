import { endpoints } from '@voyage/contracts/endpoints.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Services } from '../../services.ts';
import { handler } from '../handler.ts';

interface Request {
  params: { id: string };
  locale: Locale;
  services: Services;
}
async function hotelDetail({ params, locale, services }: Request) {
  const data = await services.inventory.hotelDetail(params.id, locale);
  // a story that could not be read is missing only now
  return data.story.length > 0 ? { data, cacheSeconds: 60 } : { data };
}
export const tpHotel = handler(endpoints.tpHotel, hotelDetail);
export const ownHotel = handler(endpoints.ownHotel, hotelDetail);
