import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { href } from '@voyage/routes/href.ts';
import { partyQuery } from '@voyage/routes/stay-query.ts';

type Stay = Pick<OrderDetail, 'hotel' | 'checkIn' | 'checkOut' | 'parties'>;

/** The hotel again for the same party, and for the same nights if they are in the future at the hotel. */
export function rebookingAddress(
  { hotel, checkIn, checkOut, parties }: Stay,
  locale: Locale,
  now: Date,
): string {
  const ahead = checkIn >= dayInZone(now, hotel.timeZone);
  const party = partyQuery(parties);
  return href.hotel(locale, hotel.id, ahead ? { ...party, checkIn, checkOut } : party);
}
