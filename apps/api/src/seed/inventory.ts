import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { addDays, dayInZone, type IsoDay } from '@voyage/domain/stay-date.ts';
import { getTableColumns } from '../db/drizzle.ts';
import type { PgTable } from '../db/drizzle.ts';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readFlagships } from '../inventory/embedded/hotels/flagships.ts';
import { allotmentOf, generateHotels } from '../inventory/embedded/hotels/generate.ts';
import { embeddedLimits } from '../inventory/embedded/pricing/stay-limits.ts';
import { vocabulary } from '../inventory/vocabulary.ts';
import { initialRates } from '../rates/table.ts';
import { allotments, hotels, ratePlans, roomTypes } from '../db/schema/inventory.ts';

/** The text form of one value in PostgreSQL's COPY. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = Array.isArray(value)
    ? `{${value.map((v) => `"${String(v)}"`).join(',')}}`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r');
}

/** Writes rows as fast as PostgreSQL takes them. Keys are the table's property names. */
async function copy(client: pg.PoolClient, table: PgTable, name: string, rows: Iterable<object>) {
  const columns = Object.entries(getTableColumns(table));
  const stream: Writable = client.query(
    copyFrom(`copy ${name} (${columns.map(([, c]) => `"${c.name}"`).join(', ')}) from stdin`),
  );
  let chunk = '';
  for (const row of rows) {
    const values = row as Record<string, unknown>; // by the names of the table's columns, which are those of the row
    chunk += `${columns.map(([key]) => copyText(values[key])).join('\t')}\n`;
    if (chunk.length > 1 << 18) {
      if (!stream.write(chunk)) await once(stream, 'drain');
      chunk = '';
    }
  }
  stream.end(chunk);
  await once(stream, 'finish');
}

/** Nights before today, so that every time zone's today is for sale. */
const allotmentStart = (now: Date): IsoDay => addDays(dayInZone(now, 'UTC'), -2);
const allotmentDays = embeddedLimits.horizonDays + 4;

/** Hotels that are in memory at once while the inventory is filled. */
const hotelsAtOnce = 1000;
function* portions<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let portion: T[] = [];
  for (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Fills an empty database with the demonstration inventory. */
export async function seedInventory(client: pg.PoolClient, count: number, now: Date): Promise<number> {
  const startDay = allotmentStart(now);
  const perUsd = initialRates.perUsd();
  const generated = generateHotels(vocabulary(), { count, perUsd, flagships: readFlagships() });
  let filled = 0;
  for (const portion of portions(generated, hotelsAtOnce)) {
    const rooms = portion.flatMap((hotel) => hotel.rooms.map((room) => ({ ...room, closed: false })));
    const nights = rooms.values().map(({ id }) => ({
      roomTypeId: id,
      startDay,
      rooms: allotmentOf(id, startDay, allotmentDays),
    }));
    const own = portion.map(({ hotel }) => ({ ...hotel, closed: false }));
    const plans = portion.flatMap((hotel) => hotel.plans);
    await copy(client, hotels, 'hotels', own);
    await copy(client, roomTypes, 'room_types', rooms);
    await copy(client, ratePlans, 'rate_plans', plans);
    await copy(client, allotments, 'allotments', nights);
    filled += portion.length;
  }
  return filled;
}

/** Moves every allotment's window on to today: nights gone by fall off, new ones are added at the end. */
export async function extendAllotments(client: pg.PoolClient, now: Date): Promise<void> {
  const startDay = allotmentStart(now);
  const { rows } = await client.query<{ room_type_id: number; start_day: string; rooms: Buffer }>(
    'select room_type_id, start_day::text, rooms from allotments where start_day < $1',
    [startDay],
  );
  for (const row of rows) {
    const elapsedDays = Math.round((Date.parse(startDay) - Date.parse(row.start_day)) / 86_400_000);
    const kept = row.rooms.subarray(Math.min(elapsedDays, row.rooms.length));
    const added = allotmentOf(row.room_type_id, addDays(startDay, kept.length), allotmentDays - kept.length);
    await client.query('update allotments set start_day = $2, rooms = $3 where room_type_id = $1', [
      row.room_type_id,
      startDay,
      Buffer.concat([kept, added]),
    ]);
  }
}
