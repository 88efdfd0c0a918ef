import { checkRooms, combinedParty, spread, type Party } from './occupancy.ts';
import type { StayLimits } from './stay-limits.ts';

// A module of its own: every page checks a party, but few compare it with the rooms of a hotel.

export interface Capacity {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
}

/** Whether every room's party fits a room of this type. */
export const fits = (rooms: readonly Party[], { maxAdults, maxChildren, maxGuests }: Capacity): boolean =>
  rooms.every(({ adults, childAges }) => {
    const children = childAges.length;
    return adults <= maxAdults && children <= maxChildren && adults + children <= maxGuests;
  });

/**
 * The same people, spread over as many rooms or the fewest more in which they may stay and fit one of these room
 * types; null if there are none.
 */
export function roomsThatFit(
  rooms: readonly Party[],
  types: readonly Capacity[],
  limits: StayLimits,
): Party[] | null {
  const party = combinedParty(rooms);
  for (let count = rooms.length; count <= limits.rooms; count++) {
    const parties = spread(party, count);
    if (!checkRooms(parties, limits) && types.some((type) => fits(parties, type))) return parties;
  }
  return null;
}
