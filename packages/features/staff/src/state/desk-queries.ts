import type { Api } from '@voyage/api-client/client.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;
/** Of all that staff see: gone with the session, and asked for anew once something was done. */
export const deskKey = ['me', 'desk'] as const;

/** Of which stays; those of all hotels, answered or not, if nothing is said. */
export interface ReviewFilter {
  hotelId?: string;
  answered?: boolean;
}

export const deskQueries = {
  /** What waits; others do their part meanwhile, so it is asked for again while it is looked at. */
  work: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: [...deskKey, 'work', locale],
      queryFn: () => api.call('deskWork'),
      staleTime: 0,
      refetchInterval: minute,
    }),
  memberOrders: (api: Api, locale: Locale, userId: string, page: number) =>
    queryOptions({
      queryKey: [...deskKey, 'member', userId, locale, page],
      queryFn: () => api.call('deskMemberOrders', { body: { userId, page } }),
      staleTime: 0,
    }),
  reviews: (api: Api, locale: Locale, filter: ReviewFilter, page: number) =>
    queryOptions({
      queryKey: [...deskKey, 'reviews', locale, filter, page],
      queryFn: () => api.call('deskReviews', { body: { ...filter, page } }),
      staleTime: 0,
    }),
} as const;
