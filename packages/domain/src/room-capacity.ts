import { checkRooms, everybody, spread, type Party } from './occupancy.ts';
import { policy } from './policy.ts';

// A module of its own: every page checks a party, but few compare it with the rooms of a hotel.

export interface Capacity {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
}

/** Whether every room's party fits a room of this type. Anybody aged 12 or over counts as an adult. */
export const fits = (rooms: readonly Party[], { maxAdults, maxChildren, maxGuests }: Capacity): boolean =>
  rooms.every(({ adults, childAges }) => {
    const young = childAges.filter((age) => age <= policy.ages.child).length;
    const guests = adults + childAges.length;
    return guests - young <= maxAdults && young <= maxChildren && guests <= maxGuests;
  });

/**
 * The same people, spread over as many rooms or the fewest more in which they may stay and fit one of these room
 * types; null if there are none.
 */
export function roomsThatFit(rooms: readonly Party[], types: readonly Capacity[]): Party[] | null {
  const party = everybody(rooms);
  for (let count = rooms.length; count <= policy.maxRooms; count++) {
    const parties = spread(party, count);
    if (!checkRooms(parties) && types.some((type) => fits(parties, type))) return parties;
  }
  return null;
}
