import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { stayRules } from '@voyage/contracts/hotel.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { useQuery } from '@tanstack/react-query';

export type StayRules = Output<typeof stayRules.data>;

/** Until the supplier's are known: nothing is refused that it may sell, and the service has the last word. */
export const unknownRules: StayRules = { limits: widestStay, payAt: [], calendars: false };

/** What the supplier sells in one booking, and how. */
export function useStayRules(): StayRules {
  const { api } = useSite();
  const { data } = useQuery(queries.stayRules(api));
  return data ?? unknownRules;
}
