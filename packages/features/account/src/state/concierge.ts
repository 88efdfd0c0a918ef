import type { Api } from '@voyage/api-client/client.ts';
import { writeToConcierge } from '@voyage/contracts/concierge.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** The content of a message; '' refers to no order. */
export const messageSchema = v.object({ text: writeToConcierge.body.entries.text, orderNumber: v.string() });

/** Typed text that is not sent yet; a page about an order starts one with its number. */
export const conciergeDraft = formDraft('conciergeDraft');

const minute = 60_000;
/** The conversation; refetched while it is shown. */
export const conciergeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['me', 'concierge'],
    queryFn: () => api.call('concierge'),
    staleTime: 0,
    refetchInterval: minute,
  });
