import type { PassportName } from './passport-name.ts';

/** Whether a person has one name only, which is stored as both. */
export const hasOneName = ({ lastname, firstname }: PassportName): boolean =>
  lastname.toUpperCase() === firstname.toUpperCase();

/** Given name and family name; a single name appears once. */
export const fullName = (name: PassportName): string =>
  hasOneName(name) ? name.lastname : `${name.firstname} ${name.lastname}`.trim();

/** The same in the order of Chinese and Japanese. */
export const familyNameFirst = (name: PassportName): string =>
  hasOneName(name) ? name.lastname : `${name.lastname} ${name.firstname}`.trim();

/** Who checks in to a room, counted from 0: one without a name of its own is booked under the guest's. */
export function guestOfRoom(
  guest: PassportName,
  roomGuests: readonly PassportName[],
  room: number,
): PassportName {
  const own = roomGuests[room - 1];
  return own?.lastname ? own : guest;
}
