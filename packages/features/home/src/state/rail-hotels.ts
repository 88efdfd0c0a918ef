import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { leadPictures, type LeadChoice } from '@voyage/domain/lead-pictures.ts';

const most = 8;

/**
 * Hotels of a city for Home's rail, each with its picture: flagships first, and those without an
 * unused picture only if there are too few others.
 * @param elsewhere ids of pictures used elsewhere on Home
 */
export function railHotels<Hotel extends LeadChoice & { flagship: boolean }>(
  hotels: readonly Hotel[],
  elsewhere: readonly string[],
): { hotel: Hotel; lead: HotelPicture | null }[] {
  const listed = hotels.toSorted((a, b) => Number(b.flagship) - Number(a.flagship));
  const leads = leadPictures(listed, elsewhere);
  return listed
    .map((hotel, i) => ({ hotel, lead: leads[i] ?? null }))
    .toSorted((a, b) => Number(b.lead !== null) - Number(a.lead !== null))
    .slice(0, most);
}
