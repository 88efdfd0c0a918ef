import type { Locale } from '@voyage/domain/locale.ts';
import { pictureCredits } from '@voyage/pictures/picture-credits.ts';

/** What the picture of an article shows, and who took it. */
export interface PictureCaption {
  shows: string;
  photographer: string | null;
}

/** What stands under the picture of an article; null where that is not known. */
export function captionOf(picture: string, locale: Locale): PictureCaption | null {
  const found = pictureCredits.find(({ id }) => id === picture);
  if (!found) return null;
  const named = found.package !== null && !found.credit.startsWith('Not named');
  return { shows: found.shows[locale], photographer: named ? found.credit : null };
}
