import type { PartInput } from '@voyage/contracts/endpoint.ts';
import type { blogList, blogSearch } from '@voyage/contracts/blog.ts';
import type {
  availabilitySearch,
  placeCalendar,
  planSearch,
  priceCalendar,
} from '@voyage/contracts/hotel.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import type { orderList } from '@voyage/contracts/booking.ts';
import type { coupons } from '@voyage/contracts/coupon.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { CallFailure, isFailure } from './failure.ts';

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
  if (listOf(given).length === 0) throw new CallFailure('network', { call });
  return given;
}

/**
 * Query options by resource. The key holds everything that the response depends on, including the
 * language. These are part of every page's bundle; queries for the member's own pages are in
 * account-queries.ts.
 */
export const queries = {
  /** The destination cities, only by name: a page sends the results of its queries to the browser. */
  searchLocations: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['search-locations', locale],
      queryFn: async () => {
        const { cities } = await api.call('searchLocation');
        return { cities: cities.map(named) };
      },
      staleTime: forever,
    }),
  /** Every region with the names of its places; the whole response is five times as large. */
  locations: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['locations', locale],
      queryFn: async () => {
        const { regions } = await api.call('locations');
        return {
          regions: regions.map(({ code, name, places }) => ({
            code,
            name,
            places: places.map((place) => ({ code: place.code, name: place.name })),
          })),
        };
      },
      staleTime: forever,
    }),
  /** Where it is which day: the time zone of every place, with its region. The same in every language. */
  placeZones: (api: Api) =>
    queryOptions({
      queryKey: ['place-zones'],
      queryFn: async () => {
        const { regions } = await api.call('locations');
        return regions.flatMap(({ code: region, places }) =>
          places.map(({ code, timeZone }) => ({ code, region, timeZone })),
        );
      },
      staleTime: forever,
    }),
  /** The names of a few places, for a page that shows no others (an unknown code is left out). */
  placeNames: (api: Api, locale: Locale, codes: readonly string[]) =>
    queryOptions({
      queryKey: ['place-names', locale, codes],
      queryFn: async () => {
        const { regions } = await api.call('locations');
        return regions.flatMap(({ places }) => places.filter(({ code }) => codes.includes(code)).map(named));
      },
      staleTime: forever,
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
    queryOptions({
      queryKey: ['org', locale, brand],
      queryFn: () => api.call('org', { query: { brand } }),
      staleTime: forever,
    }),
  exchange: (api: Api) =>
    queryOptions({ queryKey: ['exchange'], queryFn: () => api.call('exchange'), staleTime: 60 * minute }),
  titles: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['titles', locale],
      queryFn: () => filled('titles', api.call('titles'), ({ titles }) => titles),
      staleTime: forever,
    }),
  phoneAreas: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['phone-areas', locale],
      queryFn: () => filled('phoneAreas', api.call('phoneAreas'), ({ areas }) => areas),
      staleTime: forever,
    }),
  countries: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['countries', locale],
      queryFn: () => filled('countries', api.call('countries'), ({ countries }) => countries),
      staleTime: forever,
    }),
  /**
   * Topics for the contact form. A failure or an empty list is a network error
   * (docs/product/calls.md).
   */
  contactTypes: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['contact-types', locale],
      queryFn: () =>
        filled(
          'contactMeta',
          api.call('contactMeta').catch((cause: unknown) => {
            throw new CallFailure('network', { call: 'contactMeta', cause });
          }),
          ({ types }) => types,
        ),
      staleTime: forever,
    }),
  specialRequests: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['special-requests', locale],
      queryFn: () => api.call('specialRequests'),
      staleTime: forever,
    }),
  loyaltyProgrammes: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['loyalty-programmes', locale],
      queryFn: () => api.call('loyaltyProgrammes'),
      staleTime: forever,
    }),
  search: (api: Api, locale: Locale, body: PartInput<typeof hotelSearch, 'body'>) =>
    queryOptions({
      queryKey: ['hotel-search', locale, body],
      queryFn: ({ signal }) => api.call('hotelSearch', { body, signal }),
      staleTime: minute,
    }),
  availability: (api: Api, locale: Locale, body: PartInput<typeof availabilitySearch, 'body'>) =>
    queryOptions({
      queryKey: ['availability', locale, body],
      queryFn: ({ signal }) => api.call('availabilitySearch', { body, signal }),
      staleTime: minute,
    }),
  groups: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['hotel-groups', locale],
      queryFn: () => api.call('tpGroups', { body: {} }),
      staleTime: 10 * minute,
    }),
  /** One group with its story and flagships; undefined if the list has no such group. */
  group: (api: Api, locale: Locale, code: string) =>
    queryOptions({
      queryKey: ['hotel-group', locale, code],
      queryFn: () => api.call('ownGroups', { body: { codes: [code] } }),
      staleTime: 10 * minute,
    }),
  region: (api: Api, locale: Locale, code: string) =>
    queryOptions({
      queryKey: ['hotel-region', locale, code],
      queryFn: () => api.call('region', { body: { code } }),
      staleTime: 10 * minute,
    }),
  memberships: (api: Api) =>
    queryOptions({
      queryKey: ['memberships'],
      queryFn: () => api.call('memberships'),
      staleTime: 60 * minute,
    }),
  hotel: (api: Api, locale: Locale, id: string) =>
    queryOptions({
      queryKey: ['hotel', locale, id],
      queryFn: () => api.call('ownHotel', { params: { id } }),
      staleTime: 10 * minute,
    }),
  plans: (api: Api, locale: Locale, body: PartInput<typeof planSearch, 'body'>) =>
    queryOptions({
      queryKey: ['plans', locale, body],
      queryFn: ({ signal }) => plansOf(api, body, signal),
      staleTime: 0,
      gcTime: minute,
    }),
  hotelEvents: (api: Api, locale: Locale, id: string) =>
    queryOptions({
      queryKey: ['hotel-events', locale, id],
      queryFn: () => api.call('hotelEvents', { params: { id } }),
      staleTime: 10 * minute,
    }),
  priceCalendar: (api: Api, body: PartInput<typeof priceCalendar, 'body'>) =>
    queryOptions({
      queryKey: ['price-calendar', body],
      queryFn: ({ signal }) => api.call('priceCalendar', { body, signal }),
      staleTime: minute,
    }),
  placeCalendar: (api: Api, body: PartInput<typeof placeCalendar, 'body'>) =>
    queryOptions({
      queryKey: ['place-calendar', body],
      queryFn: ({ signal }) => api.call('placeCalendar', { body, signal }),
      staleTime: 5 * minute,
    }),
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
    queryOptions({
      queryKey: ['journal', locale],
      queryFn: () => api.call('blogCategories'),
      staleTime: 10 * minute,
    }),
  /** Articles of a category, or all of them; with `tags`, those that match a tag or keyword. */
  articles: (
    api: Api,
    locale: Locale,
    body: PartInput<typeof blogList, 'body'> | (PartInput<typeof blogSearch, 'body'> & { tags: string[] }),
  ) =>
    queryOptions({
      queryKey: ['articles', locale, body],
      queryFn: () => ('tags' in body ? api.call('blogSearch', { body }) : api.call('blogList', { body })),
      staleTime: 5 * minute,
    }),
  article: (api: Api, locale: Locale, slug: string, isDraft = false) =>
    queryOptions({
      queryKey: ['article', locale, slug, isDraft],
      queryFn: () =>
        api.call('article', { params: { slug }, query: { isDraft: isDraft ? 'true' : 'false' } }),
      staleTime: 5 * minute,
    }),
  fastTrackAirports: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['fast-track', locale],
      queryFn: () => api.call('fastTrackAirports'),
      staleTime: 10 * minute,
    }),
  fastTrackAirport: (api: Api, locale: Locale, iata: string) =>
    queryOptions({
      queryKey: ['fast-track', locale, iata],
      queryFn: () => api.call('fastTrackAirport', { params: { iata } }),
      staleTime: 10 * minute,
    }),
  profile: (api: Api) =>
    queryOptions({ queryKey: ['me', 'profile'], queryFn: () => api.call('profile'), staleTime: minute }),
  membership: (api: Api) =>
    queryOptions({
      queryKey: ['me', 'membership'],
      queryFn: () => api.call('membership'),
      staleTime: 10_000,
    }),
  /** The member's numbers, for all programmes. */
  loyaltyNumbers: (api: Api) =>
    queryOptions({
      queryKey: ['me', 'loyalty'],
      queryFn: () => api.call('loyaltyNumbers', { query: {} }),
      staleTime: minute,
    }),
  orders: (api: Api, locale: Locale, body: PartInput<typeof orderList, 'body'>) =>
    queryOptions({
      queryKey: ['me', 'orders', locale, body],
      queryFn: () => api.call('orderList', { body }),
      staleTime: 0,
    }),
  order: (api: Api, locale: Locale, id: string) =>
    queryOptions({
      queryKey: ['me', 'order', locale, id],
      queryFn: () => api.call('order', { params: { id } }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.status === 'pending' ||
        data?.payment.state === 'processing' ||
        typeof data?.cancelAskedAt === 'string'
          ? 3_000
          : false,
    }),
  coupons: (api: Api, locale: Locale, body: PartInput<typeof coupons, 'body'>) =>
    queryOptions({
      queryKey: ['me', 'coupons', locale, body],
      queryFn: () => api.call('coupons', { body }),
      staleTime: minute,
    }),
  favouriteIds: (api: Api) =>
    queryOptions({
      queryKey: ['me', 'favourites', 'ids'],
      queryFn: () => api.call('favourites', { body: {} }),
      staleTime: minute,
    }),
} as const;
