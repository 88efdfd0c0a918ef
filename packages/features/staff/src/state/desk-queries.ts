import type { Api } from '@voyage/api-client/client.ts';
import type { deskContentRuns, deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;
const progressMs = 4_000;
/** For everything that staff see: removed with the session, and refetched after every action. */
export const deskKey = ['me', 'desk'] as const;

/** The lists of open work. */
export type WorkList = 'fastTrack' | 'tailorMade' | 'refunds' | 'concierge';
/** Open work, with one list at `page`. */
export type WorkPage = Output<typeof deskWork.data> & { page: number };

/** Filters of stays; by default those of all hotels, answered or not. */
export interface ReviewFilter {
  hotelId?: string;
  answered?: boolean;
}

export const deskQueries = {
  /**
   * Open work, with one list at `page`; colleagues work on it too, so it is refetched while it is shown.
   */
  work: (api: Api, locale: Locale, list?: WorkList, page = 1) =>
    queryOptions({
      queryKey: [...deskKey, 'work', locale, list, page],
      queryFn: () => api.call('deskWork', { query: list && page > 1 ? { [list]: String(page) } : {} }),
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
  /** While one goes on it is asked for again every few seconds. */
  contentRuns: (api: Api) =>
    queryOptions({
      queryKey: [...deskKey, 'content'],
      queryFn: (): Promise<Output<typeof deskContentRuns.data>> => api.call('deskContentRuns', {}),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.runs.some(({ endedAt }) => endedAt === null) ? progressMs : minute,
    }),
  reviews: (api: Api, locale: Locale, filter: ReviewFilter, page: number) =>
    queryOptions({
      queryKey: [...deskKey, 'reviews', locale, filter, page],
      queryFn: () => api.call('deskReviews', { body: { ...filter, page } }),
      staleTime: 0,
    }),
} as const;
