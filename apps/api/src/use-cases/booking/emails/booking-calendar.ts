import { stayCalendar } from '@voyage/domain/calendar-file.ts';
import { fullName, guestOfRoom } from '@voyage/domain/full-name.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { readJsonFile } from '../../../platform/content-files.ts';
import type { hotelOrders } from '../../../db/schema/orders.ts';
import type { HotelFacts } from '../../../inventory/content.ts';
import { brands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';
import type { Services } from '../../services.ts';
import { roomsLeft } from '../orders/order-rooms.ts';

type Order = typeof hotelOrders.$inferSelect;
type Words = Record<Locale, { number: string; room: string; deadline: string }>;
let words: Words | undefined;

/**
 * A stay as a calendar file with the same `UID` as the one on the booking page, so that one replaces the
 * other. That of a cancelled stay takes it out of the calendar again.
 */
export function bookingCalendar(
  services: Services,
  order: Order,
  {
    hotel,
    locale,
    to: { brand },
    cancelled = false,
  }: { hotel: HotelFacts; locale: Locale; to: { brand: Brand }; cancelled?: boolean },
): string {
  const { bookingNumber, checkIn, checkOut, cancellationDeadline, cancelledRooms } = order;
  const now = services.now();
  const { number, room, deadline } = (words ??= readJsonFile<Words>('words/calendar.json'))[locale];
  const { email, phone } = brands[brand].contact;
  const { name } = services.inventory.room(order.hotelId, order.roomTypeId, locale);
  return stayCalendar({
    uid: `${bookingNumber}@${email.split('@')[1]}`,
    madeAt: now,
    roomsCancelled: cancelledRooms.length,
    arrival: { day: checkIn, time: hotel.checkInTime },
    departure: { day: checkOut, time: hotel.checkOutTime },
    timeZone: hotel.timeZone,
    title: hotel.name,
    place: `${hotel.name}, ${hotel.address}`,
    point: hotel.point,
    text: [
      `${number} ${bookingNumber}`,
      name,
      ...(order.rooms > 1
        ? roomsLeft(order).map(
            (left) =>
              `${room.replace('{number}', String(left))} · ${fullName(guestOfRoom(order.guest, order.roomGuests, left - 1))}`,
          )
        : []),
      phone,
    ].join('\n'),
    deadline:
      cancellationDeadline && (cancelled || cancellationDeadline > now)
        ? { at: cancellationDeadline, title: deadline.replace('{hotel}', () => hotel.name) }
        : null,
    ...(cancelled && { cancelledBy: email }),
  });
}
