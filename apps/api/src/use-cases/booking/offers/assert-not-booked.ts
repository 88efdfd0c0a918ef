import type { bookedAlready } from '@voyage/contracts/hotel.ts';
import { combinedParty } from '@voyage/domain/occupancy.ts';
import type { InferOutput } from 'valibot';
import { errors } from '../../../platform/errors.ts';
import type { OfferContent } from '../../../inventory/offer-content.ts';
import type { Services } from '../../services.ts';

/**
 * Prevents a member who returns to an offer after booking it (by the back button, a reload, another tab)
 * from booking it again, or from seeing it as sold out to somebody else. An order for the same room, rate and
 * stay that is newer than the offer is that booking, whichever beds it is for: they may be chosen anew before pressing
 * again. A newer offer is for members who want a second room, and whoever has cancelled a room of the order knows that
 * it is booked. For staff who book for a member, the member is asked about.
 * @throws ApiError bk0007, with the order if the reader may see it: it is their own, or they booked it
 */
export async function assertNotBooked(
  { db }: Services,
  { reader, member }: { reader: string; member: string },
  { rate, stay, offeredAt }: OfferContent,
): Promise<void> {
  const party = combinedParty(stay.rooms);
  const { rows } = await db.pool.query<InferOutput<typeof bookedAlready> & { bookedBy: string }>({
    name: 'booked-already',
    text: `select id as "orderId", booking_number as "bookingNumber", status, booked_by as "bookedBy" from hotel_orders
      where user_id = $1 and created_at > $2 and hotel_id = $3 and room_type_id = $4 and plan_code = $5 and check_in = $6 and check_out = $7
        and rooms = $8 and adults = $9 and child_ages = $10 and status in ('pending', 'payment', 'confirmed') and cancelled_rooms = '[]' order by created_at desc limit 1`,
    values: [
      member,
      offeredAt,
      rate.hotelId,
      rate.roomTypeId,
      rate.planCode,
      stay.checkIn,
      stay.checkOut,
      stay.rooms.length,
      party.adults,
      party.childAges,
    ],
  });
  if (!rows[0]) return;
  const { bookedBy, ...order } = rows[0];
  throw reader === member || reader === bookedBy ? errors.alreadyBooked(order) : errors.alreadyBooked();
}
