import type { SearchQuery, StayQuery } from '@voyage/routes/stay-query.ts';
import { completeStay, roomsOf } from '@voyage/routes/complete-stay.ts';
import { isIsoDay } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { AddressDraft } from './remembered-search.ts';

/**
 * What an address says for the search bar's draft, including errors for the visitor to correct; null if it has
 * neither a place nor a stay.
 */
export function draftOfAddress(
  query: SearchQuery | StayQuery,
  place: AddressDraft['place'],
  limits: StayLimits,
): AddressDraft | null {
  const { adults = '2', checkIn, checkOut, children } = query;
  if (!place && 'problem' in completeStay(query, limits)) return null;
  const hasDates = Boolean(checkIn ?? checkOut);
  const hasParty = hasDates || (query.adults ?? children ?? query.rooms) !== undefined;
  return {
    place,
    ...(hasDates && {
      dates: checkIn && checkOut && isIsoDay(checkIn) && isIsoDay(checkOut) ? { checkIn, checkOut } : null,
    }),
    ...(hasParty && {
      rooms: roomsOf({ ...query, adults }).map((room) => ({
        adults: room.adults,
        childAges: room.childAges.map((age) => (age <= limits.childAge ? age : null)),
      })),
    }),
  };
}
/** The list that a new stay in the same place keeps: its filters, order and part of the map. */
export const carriedOverQuery = (query: SearchQuery): SearchQuery => ({
  ...query,
  locationType: query.locationType ?? 'city',
  children: undefined,
  rooms: undefined,
  page: undefined,
  view: undefined,
});
/** A code in the service's format. */
export const isCode = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);
export const list = (text: string | undefined): string[] => (text ? text.split(',').filter(isCode) : []);
/**
 * The codes of an address that the service knows: it lists chosen ones even if they find nothing. Others have
 * no effect, and are dropped when the address is next written.
 */
export const knownCodes = (text: string | undefined, options: readonly { code: string }[]): string[] =>
  list(text).filter((code) => options.some((option) => option.code === code));
/** Filters of a hotel list that accept several values. */
export const filterKinds = ['promotions', 'features', 'groups', 'brands'] as const;
export type FilterKind = (typeof filterKinds)[number];
/** Conditions on a rate; the service has the same list (contracts/hotel.ts). */
export const rateConditions = ['privilegeOnly', 'freeCancellation', 'payAtHotel', 'breakfast'] as const;
export type RateCondition = (typeof rateConditions)[number];
