import { policy } from './policy.ts';

/** Who travels. Ages are those on the day of arrival. */
export interface Party {
  adults: number;
  childAges: number[];
}

export type AgeBand = 'infant' | 'child' | 'adult';
/** Adult 12 and over, child 0 to 11, infant 0 to 2 (docs/product/validation.md): an infant is a child as well. */
export const ageBand = (age: number): AgeBand =>
  age > policy.ages.child ? 'adult' : age <= policy.ages.infant ? 'infant' : 'child';
/**
 * The age band that a child of `age` on arrival enters with a birthday during the stay; null if a
 * birthday changes nothing. The age on arrival decides what is booked, and the hotel's own policy
 * prevails.
 */
export function bandAfterBirthday(age: number): AgeBand | null {
  const next = ageBand(age + 1);
  return next === ageBand(age) ? null : next;
}
/**
 * Infants are a subset of the children, derived from the ages and never counted twice
 * (docs/product/decisions.md).
 */
export const infants = ({ childAges }: Party) => childAges.filter((age) => age <= policy.ages.infant).length;

export type PartyProblem = 'no-adult' | 'too-many-adults' | 'too-many-children' | 'child-age';
/** What is wrong with a party, where, and the limit that it breaks. */
export interface PartyFault {
  problem: PartyProblem;
  field: 'adults' | 'childAges' | `childAges.${number}`;
  limit: number;
}

/**
 * The first fault of a party in a number of rooms (docs/product/validation.md); a missing age is
 * NaN. Every room needs an adult and takes no more guests than the largest room type; the capacity
 * of a specific room is checked by `fits` (room-capacity.ts).
 */
export function checkParty({ adults, childAges }: Party, rooms = 1): PartyFault | null {
  const minAdults = Math.max(1, rooms);
  const maxAdults = Math.min(policy.maxAdults, minAdults * policy.maxAdultsPerRoom);
  const maxChildren = Math.min(policy.maxChildren, minAdults * policy.maxChildrenPerRoom);
  if (!Number.isInteger(adults) || adults < minAdults)
    return { problem: 'no-adult', field: 'adults', limit: minAdults };
  if (adults > maxAdults) return { problem: 'too-many-adults', field: 'adults', limit: maxAdults };
  if (childAges.length > maxChildren)
    return { problem: 'too-many-children', field: 'childAges', limit: maxChildren };
  const wrong = childAges.findIndex(
    (age) => !(Number.isInteger(age) && age >= 0 && age <= policy.ages.child),
  );
  return wrong === -1
    ? null
    : { problem: 'child-age', field: `childAges.${wrong}`, limit: policy.ages.child };
}

/** '5,8' from a URL; NaN for each value that is not an age. */
export const readChildAges = (text: string | null | undefined): number[] =>
  text ? text.split(/[,.]/).map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN)) : [];
