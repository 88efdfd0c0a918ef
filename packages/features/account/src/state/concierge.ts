import type { Api } from '@voyage/api-client/client.ts';
import { writeToConcierge } from '@voyage/contracts/concierge.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import { queryOptions } from '@tanstack/react-query';
import { policy } from '@voyage/domain/policy.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { wallClock } from '@voyage/domain/wall-clock.ts';
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

/** Beginnings of a first message, offered while it is empty. */
export const starters = ['table', 'car', 'occasion', 'change'] as const;

/** When the telephone is answered today, on a clock in `zone`; null where it shows the time of Taipei. */
export function telephoneHours(zone: string, now: Date): { from: string; to: string } | null {
  const { from, to } = policy.service.telephone;
  // Taiwan has had no summer time since 1979.
  const there = (time: string) =>
    wallClock(new Date(`${taipeiDay(now.toISOString())}T${time}+08:00`), zone).slice(-5);
  return there(from) === from ? null : { from: there(from), to: there(to) };
}
