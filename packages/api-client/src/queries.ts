import type { PartInput } from '@voyage/contracts/endpoint.ts';
import type { blogList, blogSearch } from '@voyage/contracts/blog.ts';
import type { placeCalendar, planSearch, priceCalendar } from '@voyage/contracts/hotel.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { orderList } from '@voyage/contracts/hotel-orders.ts';
import type { coupons } from '@voyage/contracts/coupon.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { RequestFailure, isFailure } from './failure.ts';

const minute = 60_000;
const forever = Number.POSITIVE_INFINITY;

/** What pages show of a place. */
const named = ({ code, name, country }: { code: string; name: string; country: string }) => ({
  code,
  name,
  country,
});

/** Hotels whose supplier timed out in a plan search during this visit. */
const slowHotels = new WeakMap<Api, Set<string>>();

/**
 * Rates of a hotel. Staff always get the long time-out; other visitors get it when they retry a
 * hotel that timed out.
 */
async function plansOf(api: Api, body: PartInput<typeof planSearch, 'body'>, signal: AbortSignal) {
  const slow = slowHotels.get(api) ?? new Set();
  slowHotels.set(api, slow);
  const isStaff = (api.session?.payload()?.roles.length ?? 0) > 0;
  try {
    return await api.call('planSearch', { body, signal, patient: isStaff || slow.has(body.hotelId) });
  } catch (error) {
    if (isFailure(error, 'timeout')) slow.add(body.hotelId);
    throw error;
  }
}

/**
 * A list that a form is chosen from. An empty one is a network error, as a missing one is: the form says so, and
 * it can be fetched again.
 */
async function filled<Answer>(
  call: EndpointName,
  answer: Promise<Answer>,
  listOf: (answer: Answer) => readonly unknown[],
): Promise<Answer> {
  const given = await answer;
  if (listOf(given).length === 0) throw new RequestFailure('network', { call });
  return given;
}

/** Whose rates a call gets: some suppliers show member rates only to members. */
export const rateAudienceOf = ({ session }: Api): 'member' | 'guest' =>
  session?.token() ? 'member' : 'guest';

/** Options of a query whose data is fresh for `staleTime`, in milliseconds. */
export const query = <Data, Key extends QueryKey>(
  queryKey: Key,
  staleTime: number,
  queryFn: QueryFunction<Data, Key>,
) => queryOptions({ queryKey, queryFn, staleTime });

/** Milliseconds until the next of many questions about an order: an answer comes within minutes, or takes a day. */
export const pauseAfter = (questions: number): number => (questions < 100 ? 3_000 : 30_000);

/**
 * Query options by resource. The key holds everything that the response depends on, including the
 * language. These are part of every page's bundle; queries for the member's own pages are in
 * account-queries.ts.
 */
export const queries = {
  /** The destination cities, only by name: a page sends the results of its queries to the browser. */
  searchLocations: (api: Api, locale: Locale) =>
    query(['search-locations', locale], forever, async () => {
      const { cities } = await api.call('searchLocation');
      return { cities: cities.map(named) };
    }),
  /** Every region with the names of its places; the whole response is five times as large. */
  locations: (api: Api, locale: Locale) =>
    query(['locations', locale], forever, async () => {
      const { regions } = await api.call('locations');
      return {
        regions: regions.map(({ code, name, places }) => ({
          code,
          name,
          places: places.map((place) => ({ code: place.code, name: place.name })),
        })),
      };
    }),
  /** Where it is which day: the time zone of every place, with its region. The same in every language. */
  placeZones: (api: Api) =>
    query(['place-zones'], forever, async () => {
      const { regions } = await api.call('locations');
      return regions.flatMap(({ code: region, places }) =>
        places.map(({ code, timeZone }) => ({ code, region, timeZone })),
      );
    }),
  /** What the supplier sells in one booking, and how; it changes only with the supplier. */
  stayRules: (api: Api) => query(['stay-rules'], forever, () => api.call('stayRules')),
  /** The names of a few places, for a page that shows no others (an unknown code is left out). */
  placeNames: (api: Api, locale: Locale, codes: readonly string[]) =>
    query(['place-names', locale, codes], forever, async () => {
      const { regions } = await api.call('locations');
      return regions.flatMap(({ places }) => places.filter(({ code }) => codes.includes(code)).map(named));
    }),
  suggest: (api: Api, locale: Locale, q: string) =>
    queryOptions({
      queryKey: ['suggest', locale, q],
      queryFn: ({ signal }) => api.call('suggest', { query: { q, limit: '10' }, signal }),
      staleTime: 5 * minute,
      enabled: q.trim() !== '',
    }),
  /** The organisation behind a site: it changes so rarely that it is fetched once per visit. */
  org: (api: Api, locale: Locale, brand: 'main' | 'club') =>
    query(['org', locale, brand], forever, () => api.call('org', { query: { brand } })),
  exchange: (api: Api) => query(['exchange'], 60 * minute, () => api.call('exchange')),
  titles: (api: Api, locale: Locale) =>
    query(['titles', locale], forever, () => filled('titles', api.call('titles'), ({ titles }) => titles)),
  phoneAreas: (api: Api, locale: Locale) =>
    query(['phone-areas', locale], forever, () =>
      filled('phoneAreas', api.call('phoneAreas'), ({ areas }) => areas),
    ),
  countries: (api: Api, locale: Locale) =>
    query(['countries', locale], forever, () =>
      filled('countries', api.call('countries'), ({ countries }) => countries),
    ),
  /**
   * Topics for the contact form. A failure or an empty list is a network error
   * (docs/product/calls.md).
   */
  contactTypes: (api: Api, locale: Locale) =>
    query(['contact-types', locale], forever, () =>
      filled(
        'contactMeta',
        api.call('contactMeta').catch((cause: unknown) => {
          throw new RequestFailure('network', { call: 'contactMeta', cause });
        }),
        ({ types }) => types,
      ),
    ),
  specialRequests: (api: Api, locale: Locale) =>
    query(['special-requests', locale], forever, () => api.call('specialRequests')),
  loyaltyProgrammes: (api: Api, locale: Locale) =>
    query(['loyalty-programmes', locale], forever, () => api.call('loyaltyProgrammes')),
  /** `asMember`: with rates that guests do not see, unlike what the server has rendered for everybody. */
  search: (
    api: Api,
    locale: Locale,
    body: PartInput<typeof hotelSearch, 'body'>,
    { asMember = false }: { asMember?: boolean } = {},
  ) =>
    query(['hotel-search', locale, body, ...(asMember ? ['member'] : [])], minute, ({ signal }) =>
      api.call('hotelSearch', { body, signal }),
    ),
  groups: (api: Api, locale: Locale) =>
    query(['hotel-groups', locale], 10 * minute, () => api.call('tpGroups', { body: {} })),
  /** One group with its story and flagships; undefined if the list has no such group. */
  group: (api: Api, locale: Locale, code: string) =>
    query(['hotel-group', locale, code], 10 * minute, () =>
      api.call('ownGroups', { body: { codes: [code] } }),
    ),
  region: (api: Api, locale: Locale, code: string) =>
    query(['hotel-region', locale, code], 10 * minute, () => api.call('region', { body: { code } })),
  memberships: (api: Api) => query(['memberships'], 60 * minute, () => api.call('memberships')),
  hotel: (api: Api, locale: Locale, id: string) =>
    query(['hotel', locale, id], 10 * minute, () => api.call('ownHotel', { params: { id } })),
  plans: (api: Api, locale: Locale, body: PartInput<typeof planSearch, 'body'>) =>
    queryOptions({
      queryKey: ['plans', locale, rateAudienceOf(api), body],
      queryFn: ({ signal }) => plansOf(api, body, signal),
      staleTime: 0,
      gcTime: minute,
    }),
  hotelEvents: (api: Api, locale: Locale, id: string) =>
    query(['hotel-events', locale, id], 10 * minute, () => api.call('hotelEvents', { params: { id } })),
  priceCalendar: (api: Api, body: PartInput<typeof priceCalendar, 'body'>) =>
    query(['price-calendar', body], minute, ({ signal }) => api.call('priceCalendar', { body, signal })),
  placeCalendar: (api: Api, body: PartInput<typeof placeCalendar, 'body'>) =>
    query(['place-calendar', body], 5 * minute, ({ signal }) => api.call('placeCalendar', { body, signal })),
  plan: (api: Api, locale: Locale, offerRef: string) =>
    queryOptions({
      queryKey: ['plan', locale, offerRef],
      queryFn: () => api.call('plan', { body: { offerRef } }),
      staleTime: 0,
      gcTime: 0,
    }),
  /**
   * Whether an offer already on the page is still available: not fetched at first, but whenever the
   * window regains focus.
   */
  planSince: (api: Api, locale: Locale, offerRef: string) =>
    queryOptions({
      queryKey: ['plan-since', locale, offerRef],
      queryFn: async () => Boolean(await api.call('plan', { body: { offerRef } })),
      initialData: true,
      staleTime: forever,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
    }),
  journal: (api: Api, locale: Locale) =>
    query(['journal', locale], 10 * minute, () => api.call('blogCategories')),
  /** Articles of a category, or all of them; with `tags`, those that match a tag or keyword. */
  articles: (
    api: Api,
    locale: Locale,
    body: PartInput<typeof blogList, 'body'> | (PartInput<typeof blogSearch, 'body'> & { tags: string[] }),
  ) =>
    query(['articles', locale, body], 5 * minute, () =>
      'tags' in body ? api.call('blogSearch', { body }) : api.call('blogList', { body }),
    ),
  article: (api: Api, locale: Locale, slug: string, isDraft = false) =>
    query(['article', locale, slug, isDraft], 5 * minute, () =>
      api.call('article', { params: { slug }, query: { isDraft: isDraft ? 'true' : 'false' } }),
    ),
  fastTrackAirports: (api: Api, locale: Locale) =>
    query(['fast-track', locale], 10 * minute, () => api.call('fastTrackAirports')),
  fastTrackAirport: (api: Api, locale: Locale, iata: string) =>
    query(['fast-track', locale, iata], 10 * minute, () =>
      api.call('fastTrackAirport', { params: { iata } }),
    ),
  profile: (api: Api) => query(['me', 'profile'], minute, () => api.call('profile')),
  membership: (api: Api) => query(['me', 'membership'], 10_000, () => api.call('membership')),
  /** The member's numbers, for all programmes. */
  loyaltyNumbers: (api: Api) =>
    query(['me', 'loyalty'], minute, () => api.call('loyaltyNumbers', { query: {} })),
  orders: (api: Api, locale: Locale, body: PartInput<typeof orderList, 'body'>) =>
    query(['me', 'orders', locale, body], 0, () => api.call('orderList', { body })),
  order: (api: Api, locale: Locale, id: string) =>
    queryOptions({
      queryKey: ['me', 'order', locale, id],
      queryFn: () => api.call('order', { params: { id } }),
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.status === 'pending' ||
        data?.payment.state === 'processing' ||
        typeof data?.cancelAskedAt === 'string' ||
        data?.roomStates.some(({ cancelAskedAt }) => cancelAskedAt !== null)
          ? pauseAfter(dataUpdateCount)
          : false,
    }),
  coupons: (api: Api, locale: Locale, body: PartInput<typeof coupons, 'body'>) =>
    query(['me', 'coupons', locale, body], minute, () => api.call('coupons', { body })),
  favouriteIds: (api: Api) =>
    query(['me', 'favourites', 'ids'], minute, () => api.call('favourites', { body: {} })),
} as const;
