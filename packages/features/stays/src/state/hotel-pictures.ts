import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { hotelPicture, type SitePicture } from '@voyage/pictures/pictures.ts';

/** The pictures of a house, each once. Only the first is spread over the set: the others are as its keys say. */
export const hotelPictures = ({
  id,
  place,
  pictures,
}: Pick<HotelSummary, 'id' | 'place' | 'pictures'>): SitePicture[] =>
  pictures
    .map((key, i) => hotelPicture(key, i === 0 ? Number(id) : 0, place.code))
    .filter(({ base }, i, all) => all.findIndex((one) => one.base === base) === i);
