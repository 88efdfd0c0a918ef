import { daysBetween } from '@voyage/domain/stay-date.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';

/** What a total is for: all rooms, all nights. */
export const spanOf = ({ rooms, checkIn, checkOut }: CompleteStay) => ({
  rooms: rooms.length,
  nights: daysBetween(checkIn, checkOut),
});
