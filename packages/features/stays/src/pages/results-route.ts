import { CallFailure, type FailureCode } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay, type CompleteStay, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { pageHead, plainWord } from '@voyage/site/head.ts';
import type { PageContext } from '@voyage/site/site-context.ts';
import { list } from '../state/address.ts';
import { waysToPay } from '../state/ways-to-pay.ts';

export const pageSize = 30;
export const sorts = ['recommended', 'price-ascending', 'price-descending', 'newest'] as const;

/** The call that an address stands for. Without a stay it lists the place's hotels without prices. */
export function requestOf(query: SearchQuery, stay: CompleteStay | undefined) {
  const locationType = (['city', 'place', 'region', 'hotel', 'group', 'brand'] as const).find((type) => type === query.locationType) ?? 'city';
  return {
    code: query.code ?? '',
    locationType,
    ...(stay ? { stay } : {}),
    payAt: waysToPay,
    features: list(query.features),
    groups: list(query.groups),
    promotions: list(query.promotions),
    sort: sorts.find((sort) => sort === query.sort) ?? ('recommended' as (typeof sorts)[number]),
    page: Math.max(1, query.page ?? 1),
    pageSize,
  };
}
export const stayOf = (query: SearchQuery) => {
  const complete = completeStay(query);
  return 'stay' in complete ? complete.stay : undefined;
};

/** A refused or failed search is shown by the page itself, in words, on the server as in the browser. */
export interface ResultsLoad {
  failure: { code: FailureCode; details: unknown } | null;
}
export async function resultsLoader({ context, deps }: { context: PageContext; deps: SearchQuery }): Promise<ResultsLoad> {
  if (!deps.code) return { failure: null };
  try {
    await Promise.all([
      context.queryClient.ensureQueryData(queries.search(context.api, context.locale, requestOf(deps, stayOf(deps)))),
      context.queryClient.prefetchQuery(queries.exchange(context.api)), // the prices in the reader's currency stand there from the first; without rates they are left out
    ]);
    return { failure: null };
  } catch (error) {
    if (error instanceof CallFailure) return { failure: { code: error.code, details: error.details ?? null } };
    throw error;
  }
}
export function resultsHead({ match: { context } }: { match: { context: PageContext } }) {
  return pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.hotelSearch(context.locale, {}),
    title: plainWord(context.words.get(context.locale), 'stays.landing.title'),
    noIndex: true,
  });
}
