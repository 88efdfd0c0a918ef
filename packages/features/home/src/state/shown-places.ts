import type { PictureId } from '@voyage/pictures/pictures.ts';

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
