import type { SearchQuery, StayQuery } from '@voyage/routes/stay-query.ts';
import { completeStay } from '@voyage/routes/stay-query.ts';
import type { SearchDraft } from './search-draft.ts';

/** The search bar's draft of an address; null where the address says nothing of a stay. */
export function draftOfAddress(query: SearchQuery | StayQuery, place: SearchDraft['place']): SearchDraft | null {
  const complete = completeStay(query);
  if (!place && 'problem' in complete) return null;
  const stay = 'stay' in complete ? complete.stay : null;
  return {
    place,
    dates: stay ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : null,
    adults: stay?.adults ?? query.adults ?? 2,
    childAges: stay?.childAges ?? [],
    rooms: stay?.rooms ?? 1,
  };
}
export const list = (text: string | undefined): string[] => (text ? text.split(',').filter((code) => /^[a-z0-9-]{1,64}$/.test(code)) : []);
/** What a list of hotels can be narrowed by. */
export const filterKinds = ['promotions', 'features', 'groups'] as const;
export type FilterKind = (typeof filterKinds)[number];
