import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { stayRules } from '@voyage/contracts/hotel.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { useQuery } from '@tanstack/react-query';

export type StayRules = Output<typeof stayRules.data>;

/** Until the supplier's are known: nothing is refused that it may sell, and the service has the last word. */
export const unknownRules: StayRules = {
  limits: widestStay,
  payAt: [],
  calendars: false,
  memberRates: 'everyone',
};

/** What the supplier sells in one booking, and how. */
export function useStayRules(): StayRules {
  const { api } = useSite();
  const { data } = useQuery(queries.stayRules(api));
  return data ?? unknownRules;
}

/** Where only members see member rates, whether they are read by a `member` or by a `guest`; otherwise by `everyone`. */
export type RateAudience = 'everyone' | 'member' | 'guest';

export const rateAudience = ({ memberRates }: StayRules, isLoggedIn: boolean): RateAudience =>
  memberRates === 'everyone' ? 'everyone' : isLoggedIn ? 'member' : 'guest';

/** A guest on the server and during hydration: pages are rendered for everybody alike. */
export const useRateAudience = (): RateAudience => rateAudience(useStayRules(), useLoggedIn() === true);
