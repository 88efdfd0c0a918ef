import type { Api } from '@voyage/api-client/client.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;
/** For everything that staff see: removed with the session, and refetched after every action. */
export const deskKey = ['me', 'desk'] as const;

/** Filters of stays; by default those of all hotels, answered or not. */
export interface ReviewFilter {
  hotelId?: string;
  answered?: boolean;
}

export const deskQueries = {
  /** Open work; colleagues work on it too, so it is refetched while it is shown. */
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
  invitations: (api: Api, page: number) =>
    queryOptions({
      queryKey: [...deskKey, 'invitations', page],
      queryFn: () => api.call('deskInvitations', { body: { page } }),
      staleTime: 0,
    }),
  reviews: (api: Api, locale: Locale, filter: ReviewFilter, page: number) =>
    queryOptions({
      queryKey: [...deskKey, 'reviews', locale, filter, page],
      queryFn: () => api.call('deskReviews', { body: { ...filter, page } }),
      staleTime: 0,
    }),
} as const;
