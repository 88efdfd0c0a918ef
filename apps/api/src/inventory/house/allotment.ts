import type { IsoDay } from '@voyage/domain/stay-date.ts';
import pg from 'pg';

type Client = pg.Pool | pg.PoolClient;

/**
 * Rooms left on the tightest of the nights, as an expression: allotment less what is sold, 0 where a night
 * is not for sale. `allotment` is a row of the allotments, `nights` a list of days.
 */
export const roomsLeft = (allotment: string, nights: string): string => `(
  select case when count(*) = cardinality(${nights}) then greatest(0, min(get_byte(${allotment}.rooms, n.night - ${allotment}.start_day) - coalesce(s.sold, 0)))::int else 0 end
  from unnest(${nights}) as n (night) left join room_nights s on s.room_type_id = ${allotment}.room_type_id and s.night = n.night
  where n.night >= ${allotment}.start_day and n.night - ${allotment}.start_day < length(${allotment}.rooms))`;

/** What the house's books need of a sale. */
export interface Sale { locator: string; clientRef: string; hotelId: number; roomTypeId: number; checkIn: IsoDay; checkOut: IsoDay; nights: IsoDay[]; rooms: number; confirmationNumber: string; terms: object; at: Date }

/**
 * Writes a booking and takes its rooms on every one of the nights, or does neither: one statement, nights
 * in order so that two buyers never wait for each other in a circle. The table itself refuses a night with
 * more sold than its allotment (a night that is not for sale has none), which undoes the statement:
 * 'soldOut'. 'known': the reference was booked before, and nothing is taken again.
 */
export async function sell(client: Client, sale: Sale): Promise<'sold' | 'soldOut' | 'known'> {
  try {
    const { rowCount } = await client.query({
      name: 'house-sell',
      text: `with booked as (
               insert into supplier_bookings (locator, client_ref, hotel_id, room_type_id, check_in, check_out, rooms, state, confirmation_number, terms, booked_at)
               values ($1, $2, $3, $4, $5, $6, $7, 'confirmed', $8, $9, $10) on conflict (client_ref) do nothing returning hotel_id, room_type_id, rooms),
             taken as (
               insert into room_nights as s (room_type_id, night, sold, capacity)
               select b.room_type_id, n.night, b.rooms, case when n.night >= a.start_day and n.night - a.start_day < length(a.rooms) then get_byte(a.rooms, n.night - a.start_day) else 0 end
               from booked b cross join unnest($11::date[]) as n (night) left join allotments a on a.room_type_id = b.room_type_id order by n.night
               on conflict (room_type_id, night) do update set sold = s.sold + excluded.sold, capacity = excluded.capacity),
             changed as (insert into inventory_changes (hotel_id) select hotel_id from booked)
             select 1 from booked`,
      values: [sale.locator, sale.clientRef, sale.hotelId, sale.roomTypeId, sale.checkIn, sale.checkOut, sale.rooms, sale.confirmationNumber, sale.terms, sale.at, sale.nights],
    });
    return rowCount === 1 ? 'sold' : 'known';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'room_nights_sold') return 'soldOut';
    throw error;
  }
}

/** Puts rooms back after a cancellation, locking the nights in the same order as a sale does. */
export async function giveBackNights(client: Client, roomTypeId: number, nights: IsoDay[], rooms: number): Promise<void> {
  await client.query('select 1 from room_nights where room_type_id = $1 and night = any($2::date[]) order by night for update', [roomTypeId, nights]);
  await client.query('update room_nights set sold = sold - $3::smallint where room_type_id = $1 and night = any($2::date[])', [roomTypeId, nights, rooms]);
}
