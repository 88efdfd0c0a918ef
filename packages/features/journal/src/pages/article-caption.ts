import type { Locale } from '@voyage/domain/locale.ts';
import { pictureCredits } from '@voyage/pictures/picture-credits.ts';
import type { PictureCaption } from './article-route.ts';

/** What stands under the picture of an article. */
export function captionOf(picture: string, locale: Locale): PictureCaption | null {
  const found = pictureCredits.find(({ id }) => id === picture);
  if (!found) return null;
  const named = found.package !== null && !found.credit.startsWith('Not named');
  return { shows: found.shows[locale], photographer: named ? found.credit : null };
}
