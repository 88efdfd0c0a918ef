import { queries } from '@voyage/api-client/queries.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { placeHref, shownCodes, shownPlaces } from '@voyage/site-chrome/links/shown-places.ts';

/** The destination cities, and the pictured places among all, each with the address of its hotels. */
export function usePlaces() {
  const { api } = useSite();
  const locale = useLocale();
  const {
    data: { cities },
  } = useSuspenseQuery(queries.searchLocations(api, locale));
  const { data: places } = useSuspenseQuery(queries.placeNames(api, locale, shownCodes));
  const to = (code: string) => placeHref(code, cities, locale);
  return {
    cities: cities.map((city) => ({ ...city, to: to(city.code) })),
    pictured: shownPlaces.flatMap(({ code, picture }) =>
      places
        .filter((place) => place.code === code)
        .map(({ name, country }) => ({ code, picture, name, country, to: to(code) })),
    ),
  };
}
