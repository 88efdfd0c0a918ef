import type { Api } from '@voyage/api-client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The number that a member has for a programme, as a list of at most one; `userId`: of whom staff book for. */
export const loyaltyQuery = (api: Api, programme: string, userId?: string) =>
  queryOptions({
    queryKey: ['me', 'loyalty', programme, userId ?? null],
    queryFn: () =>
      api.call('loyaltyNumbers', { query: { brands: programme, ...(userId !== undefined && { userId }) } }),
    staleTime: 60_000,
  });
