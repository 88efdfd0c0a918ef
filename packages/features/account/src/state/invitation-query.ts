import type { Api } from '@voyage/api-client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The benefit of an invitation code, checked once: attempts are limited. */
export const invitationQuery = (api: Pick<Api, 'call'>, code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: () => api.call('checkInvite', { body: { code } }),
    staleTime: Infinity,
    retry: false,
  });
