import type { Locale } from '@voyage/domain/locale.ts';
import { pictureBase, type SitePicture } from '@voyage/pictures/pictures.ts';
import { queryOptions } from '@tanstack/react-query';

/** What each picture shows, in the reader's language, by its base address. The credits have all languages: only what is asked for stays. */
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
