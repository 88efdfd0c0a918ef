import { guestOfRoom } from '@voyage/domain/full-name.ts';
import type { PassportName } from '@voyage/domain/passport-name.ts';

/** A name for every room, as booking systems write it. */
export const guestNames = (
  { guest, roomGuests }: { guest: PassportName; roomGuests: readonly PassportName[] },
  rooms: number,
): string[] =>
  Array.from({ length: rooms }, (_, room) => {
    const { lastname, firstname } = guestOfRoom(guest, roomGuests, room);
    return `${lastname}/${firstname}`;
  });
