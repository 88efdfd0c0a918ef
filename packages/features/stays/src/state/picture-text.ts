import type { Locale } from '@voyage/domain/locale.ts';
import { pictureBase, type SitePicture } from '@voyage/pictures/pictures.ts';
import { queryOptions } from '@tanstack/react-query';

/**
 * Alternative texts of pictures in the visitor's language, by base URL. The credits contain all languages:
 * only what is needed is kept.
 */
export const pictureText = (locale: Locale, pictures: readonly SitePicture[]) =>
  queryOptions({
    queryKey: ['picture-words', locale, pictures.map(({ base }) => base)],
    staleTime: Infinity,
    queryFn: async (): Promise<Record<string, string>> => {
      const { pictureCredits } = await import('@voyage/pictures/picture-credits.ts');
      return Object.fromEntries(
        pictures.flatMap(({ base }) => {
          const credit = pictureCredits.find(({ id }) => base === pictureBase(id));
          return credit ? [[base, credit.shows[locale]]] : [];
        }),
      );
    },
  });
