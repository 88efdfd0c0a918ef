import type { Locale } from '@voyage/domain/locale.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';
import { href } from '@voyage/routes/href.ts';

/** Places that have matching pictures, in page order. */
export const shownPlaces: { code: string; picture: PictureId }[] = [
  { code: 'par', picture: 'paris' },
  { code: 'kyoto', picture: 'kyoto' },
  { code: 'venice', picture: 'venice' },
  { code: 'nyc', picture: 'new-york' },
  { code: 'dps', picture: 'bali' },
  { code: 'budapest', picture: 'budapest' },
];

export const shownCodes = shownPlaces.map(({ code }) => code);
export const shownPictures = shownPlaces.map(({ picture }) => picture);

/** The address of a place's hotels. */
export const placeHref = (code: string, cities: readonly { code: string }[], locale: Locale): string =>
  href.hotelSearch(locale, {
    code,
    locationType: cities.some((city) => city.code === code) ? 'city' : 'place',
  });
