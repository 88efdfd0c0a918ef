import { endpoints } from '@voyage/contracts/endpoints.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Services } from '../../use-cases/services.ts';
import { withPrices } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

interface Request {
  params: { id: string };
  locale: Locale;
  services: Services;
}
async function hotelDetail({ params, locale, services }: Request) {
  const data = await services.inventory.hotelDetail(params.id, locale);
  // a story that could not be read is missing only now
  if (data.story.length === 0) return { data };
  // Its rules name the prices of extra beds, pets and others.
  const shown = [data.id, ...data.nearby.map(({ hotel }) => hotel.id)];
  return { data, cache: withPrices(...shown.map((id) => `hotel-${id}` as const)) };
}
export const tpHotel = handler(endpoints.tpHotel, hotelDetail);
export const ownHotel = handler(endpoints.ownHotel, hotelDetail);
