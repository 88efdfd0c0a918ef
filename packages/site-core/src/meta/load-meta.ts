import { retryUnlessTimedOut } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Api } from '@voyage/api-client/client.ts';
import { brand } from '@voyage/brand';
import type { Locale } from '@voyage/domain/locale.ts';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { readMeta, storeMeta } from './meta-cache.ts';

/** What a list can hold that says nothing. */
const isEmpty = (list: string | readonly unknown[]): boolean => list.length === 0;

/**
 * Loads what forms and prices need before it is needed, one after another (docs/product/states.md, "Meta
 * data"): organisation, titles, phone codes, countries, rates, destinations. What this visit or an earlier one
 * has loaded is reused. Failed if an answer is missing or empty, which the next call then tries again.
 */
export async function loadMeta(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  locale: Locale,
): Promise<'done' | 'failed'> {
  async function has<Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
    listOf: (data: Data) => string | readonly unknown[],
  ): Promise<boolean> {
    const { queryKey } = query;
    const stored = readMeta<Data>(queryKey);
    if (stored && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData<Data>(queryKey, stored.data, { updatedAt: stored.at });
    // Fetched only if there is none, or if it is too old; with the retry that a part of the page which waits for
    // the same answer would have had.
    const data = await queryClient
      .fetchQuery({ ...query, retry: retryUnlessTimedOut })
      .catch(() => undefined);
    if (data === undefined) return false;
    if (isEmpty(listOf(data))) {
      queryClient.removeQueries({ queryKey, exact: true });
      return false;
    }
    storeMeta(queryKey, { data, at: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now() });
    return true;
  }
  const loaded = [
    await has(queries.org(api, locale, brand.id), ({ name }) => name),
    await has(queries.titles(api, locale), ({ titles }) => titles),
    await has(queries.phoneAreas(api, locale), ({ areas }) => areas),
    await has(queries.countries(api, locale), ({ countries }) => countries),
    await has(queries.exchange(api), ({ rates }) => Object.keys(rates)),
    await has(queries.searchLocations(api, locale), ({ cities }) => cities),
  ];
  return loaded.every(Boolean) ? 'done' : 'failed';
}
