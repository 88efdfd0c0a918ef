import type { Locale } from '@voyage/domain/locale.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';
import { href } from '@voyage/routes/href.ts';

/** The categories in order, by content id: the picture of each, and its page if it has one. */
export const categories: Readonly<
  Record<string, { picture: PictureId; page?: (lang: Locale) => string } | undefined>
> = {
  space: { picture: 'art-space', page: (lang) => href.experience(lang, 'virgin-galactic') },
  antarctica: { picture: 'art-white-desert', page: (lang) => href.experience(lang, 'white-desert') },
  safari: { picture: 'art-safari' },
  ocean: { picture: 'art-ocean-ship' },
  river: { picture: 'art-river-ship' },
  trains: { picture: 'art-train' },
};
