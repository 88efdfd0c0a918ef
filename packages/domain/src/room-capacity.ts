import { checkParty, type Party } from './occupancy.ts';
import { policy } from './policy.ts';

// A module of its own: every page checks a party, but few compare it with the rooms of a hotel.

export interface Capacity {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
}

/** Children aged 0 to 11, including infants. */
export const children = ({ childAges }: Party) => childAges.filter((age) => age <= policy.ages.child).length;

/** Whether a party fits, spread evenly over the rooms. Anybody aged 12 or over counts as an adult. */
export function fits(party: Party, { maxAdults, maxChildren, maxGuests }: Capacity, rooms = 1): boolean {
  const young = children(party);
  const grown = party.adults + party.childAges.length - young;
  const perRoom = (count: number) => Math.ceil(count / rooms);
  return perRoom(grown) <= maxAdults && perRoom(young) <= maxChildren && perRoom(grown + young) <= maxGuests;
}

/**
 * The fewest rooms, `from` or more, in which a party may stay and fits one of these room types; null if there
 * are none.
 */
export function fewestRooms(party: Party, types: readonly Capacity[], from = 1): number | null {
  for (let rooms = from; rooms <= policy.maxRooms; rooms++)
    if (!checkParty(party, rooms) && types.some((type) => fits(party, type, rooms))) return rooms;
  return null;
}
