import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { fullName } from '@voyage/domain/full-name.ts';

/** Who checks in to each room: a room without a name is booked under the guest's own. */
export const guestsByRoom = ({ guest, roomGuests, parties }: OrderDetail): string[] => [
  fullName(guest),
  ...parties.slice(1).map((_party, i) => {
    const own = roomGuests[i];
    return fullName(own?.lastname ? own : guest);
  }),
];
