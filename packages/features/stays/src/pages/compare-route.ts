import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { noindexHead } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { comparedIds, type CompareQuery } from '@voyage/routes/compare-query.ts';

const isNoHotel = (error: unknown): boolean => isFailure(error, 'hotelNotFound', 'invalidValue');

export interface CompareLoad {
  /** Ids in the address that no hotel has: the page says so, and shows the others. */
  unknown: readonly string[];
}

/**
 * Loads the hotels of an address. Missing ones are left out; if the service returns none at all, the page
 * fails.
 */
export async function compareLoader({
  context: { api, locale, queryClient },
  deps,
}: Loading & { deps: Pick<CompareQuery, 'hotels'> }): Promise<CompareLoad> {
  const ids = comparedIds(deps);
  const [, , ...hotels] = await Promise.allSettled([
    // prices in the visitor's currency are there from the start
    queryClient.prefetchQuery(queries.exchange(api)),
    queryClient.prefetchQuery(queries.stayRules(api)),
    ...ids.map((id) => queryClient.ensureQueryData(queries.hotel(api, locale, id))),
  ]);
  const failures = hotels.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const unexpected: unknown = failures.find((failure) => !isNoHotel(failure));
  if (unexpected !== undefined && failures.length === ids.length) throw unexpected;
  return {
    unknown: ids.filter((_, i) => {
      const one = hotels[i];
      return one?.status === 'rejected' && isNoHotel(one.reason);
    }),
  };
}

export const compareHead = noindexHead('stays.compare.title');
