import type { Api } from '@voyage/api-client/client.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { railHotels } from './rail-hotels.ts';

/** Enough hotels to choose a handful with different pictures from. */
const candidates = 24;

/**
 * The hotels of a city's rail, each with its picture, and only what their cards show: a page sends its
 * data twice, as HTML and for hydration.
 * @param elsewhere ids of pictures used elsewhere on the page
 */
export const railQuery = (
  api: Pick<Api, 'call'>,
  locale: Locale,
  city: string,
  elsewhere: readonly string[],
) =>
  queryOptions({
    queryKey: ['hotel-rail', locale, city, elsewhere],
    queryFn: async ({ signal }) => {
      const { place, hotels } = await api.call('hotelSearch', {
        body: { code: city, locationType: 'city', pageSize: candidates },
        signal,
      });
      const chosen = railHotels(
        hotels.map(({ hotel }) => hotel),
        elsewhere,
      );
      return {
        place: place.name,
        hotels: chosen.map(
          ({ hotel: { id, slug, name, district, place, roomCount, standfirst, langs }, lead }) => ({
            id,
            slug,
            name,
            district,
            place,
            roomCount,
            standfirst,
            lead,
            ...(langs && { langs }),
          }),
        ),
      };
    },
    staleTime: 60_000,
  });
