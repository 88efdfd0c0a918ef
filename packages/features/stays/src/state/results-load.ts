import { RequestFailure, isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { readArea, type Area } from '@voyage/domain/coordinates.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay } from '@voyage/routes/complete-stay.ts';
import type { LocationType } from '@voyage/domain/hotel-search.ts';
import type { CompleteStay, SearchQuery } from '@voyage/routes/stay-query.ts';
import type { Loading, PageContext } from '@voyage/site-core/context/site-context.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import { rateAudience, unknownRules, type RateAudience } from '@voyage/stay-parts/stay-rules.ts';
import { redirect } from '@tanstack/react-router';
import { isCode, list, rateConditions, type RateCondition } from './address.ts';
import { paymentTimings } from './payment-timings.ts';
import { searchRefusals } from './search-refusals.ts';
import { sortOf } from './sorts.ts';

export const pageSize = 15;
/** Page numbers from one to another, inclusive. */
export const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/**
 * The rate conditions of a query; absent keys are not sent, so that searches without filters share one cache
 * entry.
 */
const conditionsOf = (query: SearchQuery): { [condition in RateCondition]?: true } =>
  Object.fromEntries(rateConditions.filter((name) => query[name]).map((name) => [name, true]));
const priceOf = ({ priceBasis, priceFrom, priceTo }: SearchQuery) =>
  priceBasis || priceFrom !== undefined || priceTo !== undefined
    ? {
        price: {
          basis: priceBasis ?? 'total',
          ...(priceFrom === undefined ? {} : { from: priceFrom }),
          ...(priceTo === undefined ? {} : { to: priceTo }),
        },
      }
    : {};

const areaOf = ({ area }: SearchQuery): { area?: Area } => {
  const read = area ? readArea(area) : null;
  return read ? { area: read } : {};
};

/** The filters of an address, as the calls take them. That of the price needs a stay. */
export function filtersOf(query: SearchQuery, stay: CompleteStay | undefined) {
  return {
    features: list(query.features),
    groups: list(query.groups),
    promotions: list(query.promotions),
    brands: list(query.brands),
    ...conditionsOf(query),
    ...(stay && priceOf(query)),
    ...(query.since ? { since: query.since } : {}),
    ...(query.near && query.within && isCode(query.near)
      ? { near: { point: query.near, metres: query.within } }
      : {}),
    ...areaOf(query),
  };
}

/** Without what guests cannot filter by. */
export const readableBy = (audience: RateAudience, query: SearchQuery): SearchQuery =>
  audience === 'guest' ? { ...query, privilegeOnly: undefined } : query;

/** The call for an address. Without a stay it lists the place's hotels without prices. */
export function requestOf(query: SearchQuery, stay: CompleteStay | undefined, audience: RateAudience) {
  return {
    code: query.code ?? '',
    locationType: query.locationType ?? 'city',
    ...(stay ? { stay } : {}),
    payAt: paymentTimings,
    ...filtersOf(readableBy(audience, query), stay),
    sort: sortOf(query.sort, stay !== undefined),
    page: Math.max(1, query.page ?? 1),
    pageSize,
  };
}
const stayOf = (query: SearchQuery, limits: StayLimits) => {
  const complete = completeStay(query, limits);
  return 'stay' in complete ? complete.stay : undefined;
};

interface Place {
  code: string;
  locationType: LocationType;
  name: string;
}
type Reason = Pick<RequestFailure, 'code' | 'details'>;
/** The page itself reports a rejected or failed search, on the server as in the browser. */
export interface ResultsLoad {
  /** Why there is no list. */
  failure: Reason | null;
  /** Why the stay of the address cannot be booked: the list is without it. */
  refused: Reason | null;
  /** The place of the address; null if unknown. */
  place: Place | null;
}
const placeOf = ({ code, locationType, name }: Place): Place => ({ code, locationType, name });

/** A stay that cannot be booked is left out; a page number beyond the last redirects to the last page. */
export async function resultsLoader({
  context,
  deps,
}: Loading & { deps: SearchQuery }): Promise<ResultsLoad> {
  if (!deps.code) return { failure: null, refused: null, place: null };
  const { api, queryClient } = context;
  const rules = await queryClient.ensureQueryData(queries.stayRules(api)).catch(() => unknownRules);
  const audience = rateAudience(rules, api.session?.token() !== undefined);
  const stay = stayOf(deps, rules.limits);
  try {
    return { failure: null, refused: null, place: await loadList(context, deps, stay, audience) };
  } catch (error) {
    const failure = reasonOf(error);
    if (!stay || !isFailure(error, ...searchRefusals)) return { failure, refused: null, place: null };
    return loadList(context, deps, undefined, audience).then(
      (place) => ({ failure: null, refused: failure, place }),
      (other: unknown) => ({ failure: reasonOf(other), refused: null, place: null }),
    );
  }
}
/** @throws anything but the service's failures, redirects above all */
function reasonOf(error: unknown): Reason {
  if (!(error instanceof RequestFailure)) throw error;
  return { code: error.code, details: error.details };
}
async function loadList(
  { api, queryClient, locale }: PageContext,
  query: SearchQuery,
  stay: CompleteStay | undefined,
  audience: RateAudience,
): Promise<Place> {
  const request = requestOf(query, stay, audience);
  const [{ place, total }] = await Promise.all([
    queryClient.ensureQueryData(queries.search(api, locale, request, { asMember: audience === 'member' })),
    // prices in the visitor's currency are there from the start; without rates they are omitted
    queryClient.prefetchQuery(queries.exchange(api)),
  ]);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (request.page > last)
    throw redirect({
      href: href.hotelSearch(locale, { ...query, page: last > 1 ? last : undefined }),
      replace: true,
    });
  return placeOf(place);
}
