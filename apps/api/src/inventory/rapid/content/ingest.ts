import { locales, type Locale } from '@voyage/domain/locale.ts';
import type pg from 'pg';
import * as v from 'valibot';
import type { Database } from '../../../db/connect.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { Place } from '../../places.ts';
import { convert, type Converted, type InLanguages, type Left } from './property.ts';
import { content, type WireContent } from './wire.ts';

/** Which properties are sold. */
export interface Choice {
  /** Stars, of five. */
  leastRating: number;
  /** By the supplier's numbers; each is sold whatever its rating. */
  chains: readonly string[];
  properties: readonly string[];
}

export interface Ingestion {
  db: Database;
  supplier: string;
  /** The lines of the whole content in a language. */
  read: (locale: Locale) => AsyncIterable<string>;
  places: readonly Place[];
  choice: Choice;
  now: () => Date;
}

/** How many properties are worked on at once. */
const batch = 200;
/** What is taken over may be smaller than what is there, by this part at most. */
const mostLost = 0.1;

const isChosen = ({ leastRating, chains, properties }: Choice, found: WireContent): boolean =>
  Number(found.ratings.property?.rating ?? 0) >= leastRating ||
  (found.chain !== undefined && chains.includes(found.chain.id)) ||
  properties.includes(found.property_id);

/**
 * Reads a supplier's whole content and takes it over: all of it at once, or nothing, so that nobody sees half of it. It
 * is refused if it would lose more than a tenth of the hotels: their facts then stay as they were.
 * @returns what came of it, which is also stored (`content_runs`)
 * @throws whatever failed, after it was stored
 */
export async function ingest(ingestion: Ingestion): Promise<Record<string, number>> {
  const { db, supplier, now } = ingestion;
  const counts: Record<string, number> = {};
  const {
    rows: [run],
  } = await db.pool.query<{ id: string }>(
    'insert into content_runs (supplier, started_at, counts) values ($1, $2, $3) returning id',
    [supplier, now(), counts],
  );
  const end = (failure: string | null) =>
    db.pool.query('update content_runs set ended_at = $2, counts = $3, failure = $4 where id = $1', [
      run?.id,
      now(),
      counts,
      failure,
    ]);
  try {
    await stage(ingestion, counts);
    await inTransaction(db.pool, async (client) => {
      await client.query('set local statement_timeout = 0');
      await takeOver(client, ingestion, counts);
    });
    await end(null);
    return counts;
  } catch (error) {
    await end(reasonOf(error));
    throw error;
  }
}

const count = (counts: Record<string, number>, name: string, by = 1) =>
  (counts[name] = (counts[name] ?? 0) + by);

/** Stores the chosen properties in every language; English, in which all are, decides which these are. */
async function stage(
  { db: { pool }, supplier, read, choice }: Ingestion,
  counts: Record<string, number>,
): Promise<void> {
  await pool.query('delete from supplier_contents where supplier = $1', [supplier]);
  const chosen = new Set<string>();
  for (const locale of ['en', ...locales.filter((one) => one !== 'en')] as const) {
    let waiting: { id: string; line: string }[] = [];
    const store = async () => {
      await pool.query(
        `insert into supplier_contents (supplier, property_id, locale, content)
         select $1, id, $2, content from unnest($3::text[], $4::json[]) as line (id, content)
         on conflict (supplier, property_id, locale) do update set content = excluded.content`,
        [supplier, locale, waiting.map(({ id }) => id), waiting.map(({ line }) => line)],
      );
      count(counts, locale, waiting.length);
      waiting = [];
    };
    for await (const line of read(locale)) {
      const found = parsed(line);
      if (!found) {
        count(counts, 'unreadable');
        continue;
      }
      const { property_id: id } = found;
      if (locale === 'en' && isChosen(choice, found)) chosen.add(id);
      if (!chosen.has(id)) continue;
      // one that is listed twice counts as it is listed last
      waiting = waiting.filter((one) => one.id !== id);
      waiting.push({ id, line });
      if (waiting.length >= batch) await store();
    }
    if (waiting.length > 0) await store();
  }
}

function parsed(line: string): WireContent | null {
  try {
    const read = v.safeParse(content, JSON.parse(line));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

async function takeOver(
  client: pg.PoolClient,
  { supplier, places }: Ingestion,
  counts: Record<string, number>,
): Promise<void> {
  const { rows: before } = await client.query<{ id: number }>(
    'select id from hotels where supplier = $1 and not closed for update',
    [supplier],
  );
  const open = new Set<number>();
  let after = '';
  for (;;) {
    const properties = await nextProperties(client, supplier, after);
    if (properties.length === 0) break;
    const sold: { id: string; converted: Converted }[] = [];
    for (const { id, property } of properties) {
      const converted: Converted | Left = property ? convert(property, places) : 'noRooms';
      if (typeof converted === 'string') count(counts, converted);
      else {
        count(counts, 'unmappedAmenities', converted.unmapped.length);
        sold.push({ id, converted });
      }
    }
    for (const id of await storeHotels(client, supplier, sold)) open.add(id);
    after = properties.at(-1)?.id ?? after;
  }
  const lost = before.filter(({ id }) => !open.has(id));
  if (lost.length > before.length * mostLost)
    throw new Error(`content that loses ${lost.length} of ${before.length} hotels is not taken over`);
  await client.query('update hotels set closed = true where id = any($1)', [lost.map(({ id }) => id)]);
  await client.query('insert into inventory_changes (hotel_id) select unnest($1::int[])', [
    [...open, ...lost.map(({ id }) => id)],
  ]);
  await client.query('delete from supplier_contents where supplier = $1', [supplier]);
  counts.hotels = open.size;
  counts.closed = lost.length;
}

async function nextProperties(client: pg.PoolClient, supplier: string, after: string) {
  const { rows } = await client.query<{ id: string; contents: Record<string, unknown> }>(
    `select property_id as id, json_object_agg(locale, content) as contents from supplier_contents
     where supplier = $1 and property_id > $2 group by property_id order by property_id limit ${batch}`,
    [supplier, after],
  );
  return rows.map(({ id, contents }) => {
    const property = Object.fromEntries(
      Object.entries(contents).map(([locale, stored]) => [locale, v.parse(content, stored)]),
    ) as Partial<InLanguages>; // it was read by that schema
    return { id, property: property.en ? { ...property, en: property.en } : null };
  });
}

/** @returns our numbers of the hotels */
async function storeHotels(
  client: pg.PoolClient,
  supplier: string,
  sold: readonly { id: string; converted: Converted }[],
): Promise<number[]> {
  const ids = await numbersOf(client, supplier, sold.map(({ id }) => id)); // prettier-ignore
  const roomKeys = sold.flatMap(({ id, converted: { rooms } }) =>
    [...rooms].map(([roomId, facts]) => ({ id, roomId, facts })),
  );
  const roomIds = await roomNumbersOf(client, supplier, roomKeys);
  const hotels = sold.map(({ id, converted: { hotel } }) => {
    const hotelId = ids.get(id);
    return { ...hotel, id: hotelId, slug: `${slugOf(hotel.name.en ?? '')}-${hotelId}`, openedYear: null };
  });
  await upsert(client, 'hotels', hotels);
  await upsert(
    client,
    'room_types',
    roomKeys.map(({ id, roomId, facts }) => ({
      ...facts,
      id: roomIds.get(`${id} ${roomId}`),
      hotelId: ids.get(id),
    })),
  );
  return [...ids.values()];
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows of a table with the number `id`, which replace those that are there. */
async function upsert(client: pg.PoolClient, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(columnOf);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  await client.query(
    `insert into ${table} (${columns.join()}) select ${columns.join()} from json_populate_recordset(null::${table}, $1)
     on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}${table === 'hotels' ? ', closed = false' : ''}`,
    [JSON.stringify(named)],
  );
}

async function numbersOf(client: pg.PoolClient, supplier: string, properties: readonly string[]) {
  await client.query(
    `insert into supplier_properties (supplier, property_id) select $1, unnest($2::text[])
     on conflict do nothing`,
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
     on conflict do nothing`,
    lists,
  );
  const { rows } = await client.query<{ property_id: string; room_id: string; room_type_id: number }>(
    `select property_id, room_id, room_type_id from supplier_rooms
     where supplier = $1 and property_id = any($2)`,
    lists.slice(0, 2),
  );
  return new Map(rows.map((row) => [`${row.property_id} ${row.room_id}`, row.room_type_id]));
}
