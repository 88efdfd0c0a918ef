import type { IsoDay } from '@voyage/domain/stay-date.ts';
import type pg from 'pg';

type Client = pg.Pool | pg.PoolClient;

/** Rooms left on the tightest of the nights: allotment less what is sold; 0 where a night is not for sale. */
export async function roomsLeft(client: Client, roomTypeId: number, nights: IsoDay[]): Promise<number> {
  const { rows } = await client.query<{ nights: number; rooms_left: number | null }>({
    name: 'house-rooms-left',
    text: `select count(*)::int as nights, min(get_byte(a.rooms, n.night - a.start_day) - coalesce(s.sold, 0))::int as rooms_left
           from allotments a cross join unnest($2::date[]) as n(night) left join room_nights s on s.room_type_id = a.room_type_id and s.night = n.night
           where a.room_type_id = $1 and n.night >= a.start_day and n.night - a.start_day < length(a.rooms)`,
    values: [roomTypeId, nights],
  });
  const row = rows[0];
  return row && row.nights === nights.length ? Math.max(0, row.rooms_left ?? 0) : 0;
}

/**
 * Takes rooms on every one of the nights, or on none: one statement, nights in order so that two buyers
 * never wait for each other in a circle, and a row counts as taken only while something is left. False:
 * sold out, and the caller rolls back.
 */
export async function takeNights(client: Client, roomTypeId: number, nights: IsoDay[], rooms: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'house-take-nights',
    text: `insert into room_nights as s (room_type_id, night, sold, capacity)
           select a.room_type_id, n.night, $3::smallint, get_byte(a.rooms, n.night - a.start_day)
           from allotments a cross join unnest($2::date[]) as n(night)
           where a.room_type_id = $1 and n.night >= a.start_day and n.night - a.start_day < length(a.rooms) and get_byte(a.rooms, n.night - a.start_day) >= $3::smallint
           order by n.night
           on conflict (room_type_id, night) do update set sold = s.sold + excluded.sold, capacity = excluded.capacity
           where s.sold + excluded.sold <= excluded.capacity`,
    values: [roomTypeId, nights, rooms],
  });
  return rowCount === nights.length;
}

/** Puts rooms back after a cancellation, locking the nights in the same order as a sale does. */
export async function giveBackNights(client: Client, roomTypeId: number, nights: IsoDay[], rooms: number): Promise<void> {
  await client.query('select 1 from room_nights where room_type_id = $1 and night = any($2::date[]) order by night for update', [roomTypeId, nights]);
  await client.query('update room_nights set sold = sold - $3::smallint where room_type_id = $1 and night = any($2::date[])', [roomTypeId, nights, rooms]);
}
