import { policy } from './policy.ts';

/** Who travels. Ages are those on the day of arrival. */
export interface Party {
  adults: number;
  childAges: number[];
}
export interface Capacity {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
}

export type AgeBand = 'infant' | 'child' | 'adult';
/** Adult 12 and over, child 0 to 11, infant 0 to 2 (section 5): an infant is a child as well. */
export const ageBand = (age: number): AgeBand => (age >= 12 ? 'adult' : age <= 2 ? 'infant' : 'child');
/** Infants are a subset of the children, counted from the ages, never twice (decisions). */
export const infants = ({ childAges }: Party): number => childAges.filter((age) => age <= 2).length;

/** Children of 0 to 11, infants among them. */
export const children = ({ childAges }: Party): number => childAges.filter((age) => age <= 11).length;

export type PartyProblem = 'no-adult' | 'too-many' | 'child-age';

/** What is wrong with a party in so many rooms (section 5); an age that is missing is NaN. Every room needs an adult. */
export function checkParty({ adults, childAges }: Party, rooms = 1): PartyProblem | null {
  if (!Number.isInteger(adults) || adults < 1 || adults < rooms) return 'no-adult';
  if (rooms > policy.maxRooms || adults > Math.min(policy.maxAdults, rooms * policy.maxAdultsPerRoom)) return 'too-many';
  if (childAges.length > Math.min(policy.maxChildren, rooms * policy.maxChildrenPerRoom)) return 'too-many';
  return childAges.every((age) => Number.isInteger(age) && age >= 0 && age <= 11) ? null : 'child-age';
}

/** Whether a party fits, spread evenly over the rooms. Somebody of 12 or over takes an adult's place. */
export function fits(party: Party, { maxAdults, maxChildren, maxGuests }: Capacity, rooms = 1): boolean {
  const young = children(party);
  const grown = party.adults + party.childAges.length - young;
  const perRoom = (count: number) => Math.ceil(count / rooms);
  return perRoom(grown) <= maxAdults && perRoom(young) <= maxChildren && perRoom(grown + young) <= maxGuests;
}

/** '5,8' from an address; null when one of them is not an age of a child. */
export function parseChildAges(text: string | null | undefined): number[] | null {
  if (!text) return [];
  const ages = text.split(/[,.]/).map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));
  return ages.length <= 12 && ages.every((age) => age >= 0 && age <= 11) ? ages : null;
}
