import type pg from 'pg';
import type { Converted } from './property.ts';

/** A property that is sold, by the supplier's number. */
export interface Sold {
  id: string;
  converted: Converted;
}

/**
 * Stores properties as hotels of ours, with their rooms. What is as it was is not written; rooms that a property has no
 * more are closed, since orders name them.
 * @returns our numbers of all, and of those that changed
 */
export async function storeHotels(
  client: pg.PoolClient,
  supplier: string,
  sold: readonly Sold[],
): Promise<{ ids: number[]; changed: Set<number> }> {
  const ids = await numbersOf(client, supplier, sold.map(({ id }) => id)); // prettier-ignore
  const roomKeys = sold.flatMap(({ id, converted: { rooms } }) =>
    [...rooms].map(([roomId, facts]) => ({ id, roomId, facts })),
  );
  const roomIds = await roomNumbersOf(client, supplier, roomKeys);
  const hotels = sold.map(({ id, converted: { hotel } }) => {
    const hotelId = ids.get(id);
    const slug = `${slugOf(hotel.name.en ?? '')}-${hotelId}`;
    return { ...hotel, id: hotelId, slug, openedYear: null, closed: false };
  });
  const rooms = roomKeys.map(({ id, roomId, facts }) => ({
    ...facts,
    id: roomIds.get(`${id} ${roomId}`),
    hotelId: ids.get(id),
    closed: false,
  }));
  const all = [...ids.values()];
  const changed = [
    ...(await upsert(client, 'hotels', 'id', hotels)),
    ...(await upsert(client, 'room_types', 'hotel_id', rooms)),
    ...(await closeOthers(client, all, [...roomIds.values()])),
  ];
  return { ids: all, changed: new Set(changed) };
}

async function closeOthers(
  client: pg.PoolClient,
  hotels: readonly number[],
  rooms: readonly number[],
): Promise<number[]> {
  const { rows } = await client.query<{ hotel_id: number }>(
    `update room_types set closed = true
     where hotel_id = any($1) and not closed and not id = any($2) returning hotel_id`,
    [hotels, rooms],
  );
  return rows.map(({ hotel_id: id }) => id);
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Rows of a table with the number `id`, which replace those that differ from them.
 * @returns a column of those that are new or differ
 */
async function upsert(
  client: pg.PoolClient,
  table: 'hotels' | 'room_types',
  returned: 'id' | 'hotel_id',
  rows: readonly object[],
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).map(columnOf);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  const rowOf = (of: string) => `(${columns.map((column) => `${of}.${column}`).join()})`;
  const { rows: written } = await client.query<{ hotel: number }>(
    `insert into ${table} (${columns.join()}) select ${columns.join()} from json_populate_recordset(null::${table}, $1)
     on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}
     where ${rowOf(table)} is distinct from ${rowOf('excluded')} returning ${returned} as hotel`,
    [JSON.stringify(named)],
  );
  return written.map(({ hotel }) => hotel);
}

// Only what is new is inserted: a conflict would use up a number, and a night has some hundred thousand.

async function numbersOf(client: pg.PoolClient, supplier: string, properties: readonly string[]) {
  await client.query(
    `insert into supplier_properties (supplier, property_id)
     select $1, property from unnest($2::text[]) as listed (property)
     where not exists (select from supplier_properties where supplier = $1 and property_id = property)`,
    [supplier, properties],
  );
  const { rows } = await client.query<{ property_id: string; hotel_id: number }>(
    'select property_id, hotel_id from supplier_properties where supplier = $1 and property_id = any($2)',
    [supplier, properties],
  );
  return new Map(rows.map((row) => [row.property_id, row.hotel_id]));
}

async function roomNumbersOf(
  client: pg.PoolClient,
  supplier: string,
  rooms: readonly { id: string; roomId: string }[],
) {
  const lists = [supplier, rooms.map(({ id }) => id), rooms.map(({ roomId }) => roomId)];
  await client.query(
    `insert into supplier_rooms (supplier, property_id, room_id)
     select $1, property, room from unnest($2::text[], $3::text[]) as listed (property, room)
     where not exists (select from supplier_rooms where supplier = $1 and property_id = property and room_id = room)`,
    lists,
  );
  const { rows } = await client.query<{ property_id: string; room_id: string; room_type_id: number }>(
    `select property_id, room_id, room_type_id from supplier_rooms
     join unnest($2::text[], $3::text[]) as listed (property, room) on property_id = property and room_id = room
     where supplier = $1`,
    lists,
  );
  return new Map(rows.map((row) => [`${row.property_id} ${row.room_id}`, row.room_type_id]));
}
