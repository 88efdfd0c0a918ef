import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Places that have matching pictures, in page order. */
export const shownPlaces: { code: string; picture: PictureId }[] = [
  { code: 'par', picture: 'paris' },
  { code: 'kyoto', picture: 'kyoto' },
  { code: 'venice', picture: 'venice' },
  { code: 'nyc', picture: 'new-york' },
  { code: 'dps', picture: 'bali' },
  { code: 'budapest', picture: 'budapest' },
];

/** The destination cities, and the pictured places among all, each with the address of its hotels. */
export function usePlaces() {
  const { api } = useSite();
  const locale = useLocale();
  const {
    data: { cities },
  } = useSuspenseQuery(queries.searchLocations(api, locale));
  const {
    data: { regions },
  } = useSuspenseQuery(queries.locations(api, locale));
  const isCity = new Set(cities.map(({ code }) => code));
  const to = (code: string) =>
    href.hotelSearch(locale, { code, locationType: isCity.has(code) ? 'city' : 'place' });
  const places = regions.flatMap((region) => region.places);
  return {
    cities: cities.map((city) => ({ ...city, to: to(city.code) })),
    pictured: shownPlaces.flatMap(({ code, picture }) =>
      places
        .filter((place) => place.code === code)
        .map(({ name, country }) => ({ code, picture, name, country, to: to(code) })),
    ),
  };
}
