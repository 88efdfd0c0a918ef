import { policy } from './policy.ts';
import type { StayLimits } from './stay-limits.ts';

/** Who travels together, or stays in one room. Ages are those on the day of arrival. */
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
export const infants = (childAges: readonly number[]) =>
  childAges.filter((age) => age <= policy.ages.infant).length;

/** The parties of all rooms together. */
export const combinedParty = (rooms: readonly Party[]): Party => ({
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  childAges: rooms.flatMap(({ childAges }) => childAges),
});

/**
 * A party spread over a number of rooms as evenly as possible: adults fill the first rooms, children the last.
 * For links and orders that say how many rooms, and not who stays in which.
 */
export const spread = ({ adults, childAges }: Party, rooms: number): Party[] =>
  Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    childAges: childAges.filter((_age, child) => rooms - 1 - (child % rooms) === room),
  }));

/** The rooms of a form, in which an age not given yet is null: here NaN, which `checkRooms` reports. */
export const roomsFromForm = (
  rooms: readonly { adults: number; childAges: readonly (number | null)[] }[],
): Party[] =>
  rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? Number.NaN) }));

export type PartyProblem = 'too-many' | 'no-adult' | 'too-many-adults' | 'too-many-children' | 'child-age';
/** What is wrong with the party of a room, where, and the limit that it breaks. */
export interface PartyFault {
  problem: PartyProblem;
  /** From 0; of too many rooms, the first that is one too many. */
  room: number;
  field: 'room' | 'adults' | 'childAges' | `childAges.${number}`;
  limit: number;
}

/**
 * The first fault of the parties of rooms (docs/product/validation.md); a missing age is NaN. Every room needs an
 * adult, and no more guests than the supplier takes in one; the capacity of a specific room is checked by `fits`
 * (room-capacity.ts).
 */
export function checkRooms(rooms: readonly Party[], limits: StayLimits): PartyFault | null {
  if (rooms.length > limits.rooms)
    return { problem: 'too-many', room: limits.rooms, field: 'room', limit: limits.rooms };
  for (const [room, { adults, childAges }] of rooms.entries()) {
    if (!Number.isInteger(adults) || adults < 1)
      return { problem: 'no-adult', room, field: 'adults', limit: 1 };
    if (adults > limits.adults)
      return { problem: 'too-many-adults', room, field: 'adults', limit: limits.adults };
    if (childAges.length > limits.children)
      return { problem: 'too-many-children', room, field: 'childAges', limit: limits.children };
    const wrong = childAges.findIndex(
      (age) => !(Number.isInteger(age) && age >= 0 && age <= limits.childAge),
    );
    if (wrong !== -1)
      return { problem: 'child-age', room, field: `childAges.${wrong}`, limit: limits.childAge };
  }
  return null;
}

/** '5,8' from a URL; NaN for each value that is not an age. */
export const readChildAges = (text: string | null | undefined): number[] =>
  text ? text.split(/[,.]/).map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN)) : [];
