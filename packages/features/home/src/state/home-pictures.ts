import { shownPictures } from '@voyage/site-chrome/links/shown-places.ts';

/**
 * The ids of the pictures that Home shows besides its rail of hotels.
 * @param beside those of the brand's own sections
 */
export const homePictures = (
  beside: readonly string[],
  articles: readonly { picture: string }[],
): readonly string[] => [...beside, ...shownPictures, ...articles.map(({ picture }) => picture)];
