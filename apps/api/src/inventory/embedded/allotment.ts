import { keysOf } from '@voyage/domain/keys-of.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import pg from 'pg';
import { queryPrepared } from '../../db/query-prepared.ts';
import type { Row } from '../../db/row.ts';
import type { hotels, ratePlans, roomTypes, supplierBookings } from '../../db/schema/inventory.ts';
import type { RateKey } from '../supplier.ts';

type Client = pg.Pool | pg.PoolClient;

/**
 * SQL for the rooms left on the tightest night: allotment minus sold, 0 if a night is not for sale.
 * `allotment` is a row of the allotments, `nights` a list of days.
 */
const roomsLeft = (allotment: string, nights: string): string => `(
  select case when count(*) = cardinality(${nights}) then greatest(0, min(get_byte(${allotment}.rooms, n.night - ${allotment}.start_day) - coalesce(s.sold, 0)))::int else 0 end
  from unnest(${nights}) as n (night) left join room_nights s on s.room_type_id = ${allotment}.room_type_id and s.night = n.night
  where n.night >= ${allotment}.start_day and n.night - ${allotment}.start_day < length(${allotment}.rooms))`;

/** The facts of a rate, from the database. */
type RateRow = Pick<Row<typeof roomTypes>, 'base_rate' | 'max_adults' | 'max_children' | 'max_guests'> &
  Pick<Row<typeof ratePlans>, 'factor_permille' | 'cancellation'> &
  Pick<Row<typeof hotels>, 'promotions' | 'currency' | 'time_zone' | 'check_in_time' | 'place' | 'closed'>;
const rateColumns = {
  base_rate: 'r.base_rate',
  factor_permille: 'p.factor_permille',
  cancellation: 'p.cancellation',
  promotions: 'h.promotions',
  currency: 'h.currency',
  time_zone: 'h.time_zone',
  check_in_time: 'h.check_in_time',
  place: 'h.place',
  closed: 'h.closed',
  max_adults: 'r.max_adults',
  max_children: 'r.max_children',
  max_guests: 'r.max_guests',
} satisfies Record<keyof RateRow, string>;
const rateNames = keysOf(rateColumns);
const rateTables = 'room_types r join hotels h on h.id = r.hotel_id join rate_plans p on p.hotel_id = h.id';

export type ReadRate = RateRow & { rooms_left: number };
/** The facts of a rate and the rooms left for a stay, in one query. Undefined: no such rate. */
export async function readRate(
  client: Client,
  key: RateKey,
  nights: IsoDay[],
): Promise<ReadRate | undefined> {
  const { rows } = await client.query<ReadRate>({
    name: 'inventory-rate',
    text: `select ${Object.values(rateColumns).join(', ')}, ${roomsLeft('a', '$4::date[]')} as rooms_left
           from ${rateTables} left join allotments a on a.room_type_id = r.id where h.id = $1 and r.id = $2 and p.code = $3`,
    values: [key.hotelId, key.roomTypeId, key.planCode, nights],
  });
  return rows[0];
}

/** What the supplier's records need of a sale, with the facts that its price was based on. */
export interface Sale {
  rate: RateKey;
  facts: RateRow;
  locator: string;
  clientRef: string;
  checkIn: IsoDay;
  checkOut: IsoDay;
  nights: IsoDay[];
  rooms: number;
  confirmationNumber: string;
  terms: object;
  at: Date;
  /** Until when the rooms are held; null: booked. */
  holdUntil: Date | null;
}

/**
 * Writes a booking or hold and takes its rooms for every night, or does neither: one statement, with nights
 * in order so that two buyers cannot deadlock. The table rejects a night with more sold than its allotment
 * (none for a night that is not for sale), which undoes the statement: 'soldOut'. 'refused': the reference
 * was booked before, or the rate's facts have changed; nothing is taken.
 */
export async function sell(pool: pg.Pool, sale: Sale): Promise<'sold' | 'soldOut' | 'refused'> {
  try {
    const { rowCount } = await queryPrepared(pool, {
      name: 'inventory-sell',
      text: `with booked as (
               insert into supplier_bookings (locator, client_ref, hotel_id, room_type_id, check_in, check_out, rooms, state, confirmation_number, terms, booked_at, hold_until)
               select $1, $2, h.id, r.id, $6, $7, $8, case when $13::timestamptz is null then 'confirmed' else 'held' end, $9, $10, $11, $13 from ${rateTables}
               where h.id = $3 and r.id = $4 and p.code = $5 and (${rateNames.map((name) => rateColumns[name]).join(', ')}) = (${rateNames.map((_, i) => `$${i + 14}`).join(', ')})
               on conflict (client_ref) do nothing returning hotel_id, room_type_id, rooms),
             taken as (
               insert into room_nights as s (room_type_id, night, sold, capacity)
               select b.room_type_id, n.night, b.rooms, case when n.night >= a.start_day and n.night - a.start_day < length(a.rooms) then get_byte(a.rooms, n.night - a.start_day) else 0 end
               from booked b cross join unnest($12::date[]) as n (night) left join allotments a on a.room_type_id = b.room_type_id order by n.night
               on conflict (room_type_id, night) do update set sold = s.sold + excluded.sold, capacity = excluded.capacity),
             changed as (insert into inventory_changes (hotel_id) select hotel_id from booked)
             select 1 from booked`,
      values: [
        sale.locator,
        sale.clientRef,
        sale.rate.hotelId,
        sale.rate.roomTypeId,
        sale.rate.planCode,
        sale.checkIn,
        sale.checkOut,
        sale.rooms,
        sale.confirmationNumber,
        sale.terms,
        sale.at,
        sale.nights,
        sale.holdUntil,
        ...rateNames.map((name) => sale.facts[name]),
      ],
    });
    return rowCount === 1 ? 'sold' : 'refused';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'room_nights_sold') return 'soldOut';
    throw error;
  }
}

/** What a booking has taken, as it was read. */
export type BookedNights = Pick<
  Row<typeof supplierBookings>,
  'locator' | 'room_type_id' | 'check_in' | 'check_out' | 'cancelled_rooms'
>;

interface Ending {
  from: 'held' | 'confirmed';
  at: Date;
  cancellationNumber: string | null;
  /** The rooms that are cancelled, if others stay booked. */
  rooms?: readonly number[];
}

/**
 * Ends a booking or hold, or some of its rooms, and returns the rooms to sale, in one statement,
 * locking nights in the same order as a sale. Its room type and dates, which never change, are given: from them the
 * planner knows that a few rows are meant, and never reads all nights ever sold. False: it was no longer in the state
 * `from`, or no longer had the same rooms, and nothing was done.
 */
export async function returnToSale(
  client: Client,
  { locator, room_type_id, check_in, check_out, cancelled_rooms }: BookedNights,
  { from, at, cancellationNumber, rooms }: Ending,
): Promise<boolean> {
  const cancelled = rooms?.map((room) => ({ room, cancellationNumber, cancelledAt: at.toISOString() })) ?? [];
  const { rowCount } = await client.query({
    name: 'inventory-give-back',
    text: `with ended as (
             update supplier_bookings set rooms = rooms - $8, cancelled_rooms = cancelled_rooms || $9::jsonb,
               state = case when $8 = 0 then 'cancelled' else state end, cancellation_number = case when $8 = 0 then $3 end, cancelled_at = case when $8 = 0 then $4::timestamptz end
             where locator = $1 and state = $2 and cancelled_rooms = $10::jsonb
             returning hotel_id, case when $8 = 0 then rooms else $8 end as rooms),
           nights as materialized (
             select n.night, e.rooms from ended e cross join room_nights n where n.room_type_id = $5 and n.night >= $6 and n.night < $7 order by n.night for update of n),
           freed as (update room_nights n set sold = n.sold - f.rooms from nights f where n.room_type_id = $5 and n.night >= $6 and n.night < $7 and n.night = f.night),
           changed as (insert into inventory_changes (hotel_id) select hotel_id from ended)
           select 1 from ended`,
    values: [
      locator,
      from,
      cancellationNumber,
      at,
      room_type_id,
      check_in,
      check_out,
      cancelled.length,
      JSON.stringify(cancelled),
      JSON.stringify(cancelled_rooms),
    ],
  });
  return rowCount === 1;
}

/**
 * Rooms booked or held from yesterday on (it may still be today somewhere) beyond the allotment at their last
 * sale. Counted from the bookings, not from `sold`: it would also find rooms that were never counted there.
 */
export async function countOversold(client: Client, now: Date): Promise<number> {
  const { rows } = await client.query<{ oversold: number }>(
    `with booked as (
       select room_type_id, n.night::date as night, sum(rooms) as rooms
       from supplier_bookings, generate_series(greatest(check_in, $1::date), check_out - 1, interval '1 day') as n (night)
       where state in ('held', 'confirmed') and check_out > $1::date group by 1, 2)
     select coalesce(sum(b.rooms - coalesce(n.capacity, 0)), 0)::int as oversold
     from booked b left join room_nights n on n.room_type_id = b.room_type_id and n.night = b.night
     where b.rooms > coalesce(n.capacity, 0)`,
    [new Date(now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10)],
  );
  return rows[0]?.oversold ?? 0;
}
