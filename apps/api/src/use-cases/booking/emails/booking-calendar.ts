import { stayCalendar } from '@voyage/domain/calendar-file.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { readJsonFile } from '../../../platform/content-files.ts';
import type { hotelOrders } from '../../../db/schema/orders.ts';
import type { HotelFacts } from '../../../inventory/content.ts';
import { brands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';

type Order = Pick<
  typeof hotelOrders.$inferSelect,
  'bookingNumber' | 'checkIn' | 'checkOut' | 'cancellationDeadline'
>;
type Words = Record<Locale, { number: string; deadline: string }>;
let words: Words | undefined;

/**
 * A stay as a calendar file with the same `UID` as the one on the booking page, so that one replaces the
 * other. That of a cancelled stay takes it out of the calendar again.
 */
export function bookingCalendar(
  { bookingNumber, checkIn, checkOut, cancellationDeadline }: Order,
  {
    hotel,
    room,
    locale,
    brand,
    now,
    cancelled = false,
  }: { hotel: HotelFacts; room: string; locale: Locale; brand: Brand; now: Date; cancelled?: boolean },
): string {
  const { number, deadline } = (words ??= readJsonFile<Words>('words/calendar.json'))[locale];
  const { email, phone } = brands[brand].contact;
  return stayCalendar({
    uid: `${bookingNumber}@${email.split('@')[1]}`,
    madeAt: now,
    arrival: { day: checkIn, time: hotel.checkInTime },
    departure: { day: checkOut, time: hotel.checkOutTime },
    timeZone: hotel.timeZone,
    title: hotel.name,
    place: `${hotel.name}, ${hotel.address}`,
    point: hotel.point,
    text: [`${number} ${bookingNumber}`, room, phone].join('\n'),
    deadline:
      cancellationDeadline && (cancelled || cancellationDeadline > now)
        ? { at: cancellationDeadline, title: deadline.replace('{hotel}', () => hotel.name) }
        : null,
    ...(cancelled && { cancelledBy: email }),
  });
}
