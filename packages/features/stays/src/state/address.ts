import type { SearchQuery, StayQuery } from '@voyage/routes/stay-query.ts';
import { completeStay } from '@voyage/routes/stay-query.ts';
import { policy } from '@voyage/domain/policy.ts';
import { readChildAges } from '@voyage/domain/occupancy.ts';
import { isIsoDay } from '@voyage/domain/stay-date.ts';
import type { SearchDraft } from './search-draft.ts';

/** The search bar's draft of an address, with what is wrong in it for the reader to mend; null where the address says nothing of a stay. */
export function draftOfAddress(
  query: SearchQuery | StayQuery,
  place: SearchDraft['place'],
): SearchDraft | null {
  const { adults = 2, checkIn, checkOut, children, rooms = 1 } = query;
  if (!place && 'problem' in completeStay(query)) return null;
  return {
    place,
    dates: checkIn && checkOut && isIsoDay(checkIn) && isIsoDay(checkOut) ? { checkIn, checkOut } : null,
    adults,
    childAges: readChildAges(children).map((age) => (age <= policy.ages.child ? age : null)),
    rooms: Math.max(1, rooms),
  };
}
/** A code as the service has them. */
export const isCode = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);
export const list = (text: string | undefined): string[] => (text ? text.split(',').filter(isCode) : []);
/** What a list of hotels can be narrowed by: any of several. */
export const filterKinds = ['promotions', 'features', 'groups', 'brands'] as const;
export type FilterKind = (typeof filterKinds)[number];
/** What a rate can be asked to be; the service has the same list (contracts/hotel.ts). */
export const rateConditions = ['privilegeOnly', 'freeCancellation', 'payAtHotel', 'breakfast'] as const;
export type RateCondition = (typeof rateConditions)[number];
