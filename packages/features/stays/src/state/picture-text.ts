import type { Locale } from '@voyage/domain/locale.ts';
import { pictureBase, type SitePicture } from '@voyage/pictures/pictures.ts';
import { queryOptions } from '@tanstack/react-query';

const own = (pictures: readonly SitePicture[]): string[] =>
  pictures.filter(({ addresses }) => !addresses).map(({ base }) => base);

/**
 * Alternative texts of our own pictures in the visitor's language, by base URL. The credits contain all languages:
 * only what is needed is kept.
 */
export const pictureText = (locale: Locale, pictures: readonly SitePicture[]) =>
  queryOptions({
    queryKey: ['picture-words', locale, own(pictures)],
    staleTime: Infinity,
    queryFn: async (): Promise<Record<string, string>> => {
      const bases = own(pictures);
      if (bases.length === 0) return {};
      const { pictureCredits } = await import('@voyage/pictures/picture-credits.ts');
      return Object.fromEntries(
        bases.flatMap((base) => {
          const credit = pictureCredits.find(({ id }) => base === pictureBase(id));
          return credit ? [[base, credit.shows[locale]]] : [];
        }),
      );
    },
  });
