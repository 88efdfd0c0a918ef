import { queries } from '@voyage/api-client/queries.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { useQueryClient } from '@tanstack/react-query';

/**
 * The name of the place of an address as an earlier page of this visit has shown it; undefined if none has. For a list
 * that cannot be loaded.
 */
export function useKnownPlaceName({ code, locationType = 'city' }: SearchQuery): string | undefined {
  const locale = useLocale();
  const { api } = useSite();
  const client = useQueryClient();
  const regions = client.getQueryData(queries.locations(api, locale).queryKey)?.regions ?? [];
  if (locationType === 'region') return regions.find((region) => region.code === code)?.name;
  if (locationType !== 'city' && locationType !== 'place') return undefined;
  const cities = client.getQueryData(queries.searchLocations(api, locale).queryKey)?.cities ?? [];
  const { queryKey } = queries.placeNames(api, locale, []);
  const named = client
    .getQueriesData<{ code: string; name: string }[]>({ queryKey: queryKey.slice(0, -1) })
    .flatMap(([, places = []]) => places);
  return [...cities, ...regions.flatMap(({ places }) => places), ...named].find(
    (place) => place.code === code,
  )?.name;
}
