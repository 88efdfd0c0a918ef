import type { HotelSummary } from '@voyage/contracts/stay.ts';
import type { SitePicture } from '@voyage/pictures/pictures.ts';
import { hotelPictures } from './hotel-pictures.ts';

/** So many houses before a picture may come again. */
const apart = 6;

/** A picture for each house of a list: its first, or another of its own where that was shown a moment ago. */
export function variedPictures(
  hotels: readonly Pick<HotelSummary, 'id' | 'place' | 'pictures'>[],
): SitePicture[] {
  const chosen: SitePicture[] = [];
  for (const hotel of hotels) {
    const own = hotelPictures(hotel);
    const lately = new Set(chosen.slice(-apart).map(({ base }) => base));
    const picture = own.find(({ base }) => !lately.has(base)) ?? own[0];
    if (picture) chosen.push(picture);
  }
  return chosen;
}
