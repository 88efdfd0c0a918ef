import type { Locale } from '@voyage/domain/locale.ts';
import { pictureCredits } from '@voyage/pictures/picture-credits.ts';

/** What the picture of an article shows, and its photographer. */
export interface PictureCaption {
  shows: string;
  photographer: string | null;
}

/** The caption of an article's picture; null if unknown. */
export function captionOf(picture: string, locale: Locale): PictureCaption | null {
  const found = pictureCredits.find(({ id }) => id === picture);
  if (!found) return null;
  const named = found.package !== null && !found.credit.startsWith('Not named');
  return { shows: found.shows[locale], photographer: named ? found.credit : null };
}
