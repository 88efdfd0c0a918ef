import type { Row } from '../db/row.ts';
import type { allotments, roomTypes } from '../db/schema/inventory.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { randomUUID } from 'node:crypto';
import { chargeOf } from '@voyage/domain/prepaid.ts';
import { addDays, dayInZone, daysBetween, type IsoDay } from '@voyage/domain/stay-date.ts';
import { allotmentOf } from '../inventory/embedded/hotels/generate.ts';
import { createOffer } from '../inventory/offer-store.ts';
import type { SupplierStay } from '../inventory/supplier.ts';
import { readRates } from '../rates/rates.ts';
import type { Services } from '../use-cases/services.ts';
import { book } from '../use-cases/booking/requests/booking.ts';
import type { BookingRequest } from '../use-cases/booking/requests/booking-intent.ts';
import { cancel } from '../use-cases/stays/cancel.ts';
import type { Caller } from '../session/caller.ts';
import { payByCard } from './card.ts';
import type { DemonstrationStay } from './members.ts';

export type Guest = BookingRequest['guest'];
export type ServicesDaysAgo = (days: number) => Services;

type Room = Pick<Row<typeof roomTypes>, 'id' | 'hotel_id'> &
  Pick<Row<typeof allotments>, 'start_day' | 'rooms'>;

/**
 * Past nights were on sale too: adds them before the first night of the allotment. The next start removes
 * them again.
 */
async function openSince({ db }: Services, room: Room, day: IsoDay): Promise<void> {
  const missing = daysBetween(day, room.start_day);
  if (missing <= 0) return;
  const before = allotmentOf(room.id, day, missing);
  await db.pool.query('update allotments set start_day = $2, rooms = $3 where room_type_id = $1', [
    room.id,
    day,
    Buffer.concat([before, room.rooms]),
  ]);
}

/**
 * Books a stay as its member would, in the hotel's first available room, and cancels it if specified.
 * Returns whether a room was available.
 */
export async function bookStay(
  ago: ServicesDaysAgo,
  caller: Caller,
  guest: Guest,
  wanted: DemonstrationStay,
): Promise<boolean> {
  const services = ago(wanted.bookedAgo);
  const checkIn = addDays(dayInZone(ago(0).now(), 'UTC'), wanted.arrivesIn);
  const stay: SupplierStay = {
    checkIn,
    checkOut: addDays(checkIn, wanted.nights),
    rooms: wanted.rooms ?? [{ adults: 2, childAges: [] }],
  };
  const { rows } = await services.db.pool.query<Room>(
    'select r.id, r.hotel_id, a.start_day::text, a.rooms from room_types r join hotels h on h.id = r.hotel_id join allotments a on a.room_type_id = r.id where h.slug = $1 order by r.base_rate, r.id',
    [wanted.hotel],
  );
  const table = await readRates(services);
  for (const room of rows) {
    await openSince(services, room, checkIn);
    const rate = await services.inventory.priceCheck(
      { hotelId: room.hotel_id, roomTypeId: room.id, planCode: wanted.plan },
      stay,
    );
    if (!rate || rate === 'soldOut') continue;
    const charge =
      rate.payAt === 'prepaid' ? chargeOf({ amount: rate.total, currency: rate.currency }, table) : null;
    // an external bank is never used for a demonstration
    if (rate.payAt === 'prepaid' && (!charge || !services.sandbox)) return false;
    const { offerRef } = await createOffer(services, stay, { rate, charge }, services.now());
    const request = {
      offerRef,
      guest,
      loyaltyNumber: '',
      note: '',
      arrivalTime: null,
      tripPurpose: wanted.tripPurpose ?? 'leisure',
      brand: 'main',
    } as const;
    const booked = await book(
      services,
      caller,
      randomUUID(),
      { ...request, roomGuests: [], specialRequests: [], agreed: true },
      'en',
      '127.0.0.1',
    );
    if (booked.payment)
      await payByCard(services, caller, booked.payment.orderId, {
        name: fullName(guest),
        ...guest,
      });
    if (wanted.cancelledAgo !== undefined)
      await cancel(ago(wanted.cancelledAgo), caller, { orderId: booked.orderId });
    return true;
  }
  return false;
}
