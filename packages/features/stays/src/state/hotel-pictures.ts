import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { hotelPicture, type SitePicture } from '@voyage/pictures/pictures.ts';

/** The pictures of a hotel that exist here, in the service's order. */
export const hotelPictures = ({ pictures }: Pick<HotelSummary, 'pictures'>): SitePicture[] =>
  pictures.map(hotelPicture).filter((picture) => picture !== null);
