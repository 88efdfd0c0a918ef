import type pg from 'pg';
import * as v from 'valibot';
import type { Unmapped } from '../../../db/schema/inventory.ts';
import { ContentRefused, type ContentRun } from './content-run.ts';
import {
  convert,
  type Converted,
  type InLanguages,
  type LeftOutReason,
  type MappingTargets,
} from './property.ts';
import { storeHotels, type Sold } from './store-hotels.ts';
import { countUnmapped } from './unmapped.ts';
import { content } from './wire.ts';

/** How many properties are worked on at once. */
const batch = 200;
/** What is taken over may be smaller than what is there, by this part at most. */
const maxLostShare = 0.1;

interface TakingOver {
  supplier: string;
  ours: MappingTargets;
  /** The numbers of properties that are sold no more; null: all that were not staged are. */
  inactive: ReadonlySet<string> | null;
}

/**
 * Makes hotels of the staged properties, and closes those that are sold no more.
 * @returns what has no counterpart of ours
 * @throws ContentRefused if more than a tenth of the hotels would be lost
 */
export async function importStaged(
  client: pg.PoolClient,
  { supplier, ours, inactive }: TakingOver,
  run: ContentRun,
): Promise<Unmapped> {
  const { rows: before } = await client.query<{ id: number; property_id: string }>(
    `select h.id, p.property_id from hotels h join supplier_properties p on p.hotel_id = h.id
     where h.supplier = $1 and not h.closed for update of h`,
    [supplier],
  );
  const unmapped = countUnmapped();
  const open = new Set<number>();
  const changed = new Set<number>();
  /** Staged, and not sold. */
  const left = new Set<string>(inactive);
  let after = '';
  for (;;) {
    await run.progress();
    const properties = await nextProperties(client, supplier, after);
    if (properties.length === 0) break;
    const sold: Sold[] = [];
    for (const { id, property } of properties) {
      if (inactive?.has(id)) continue;
      const converted: Converted | LeftOutReason = property ? convert(property, ours) : 'noRooms';
      if (typeof converted !== 'string') {
        unmapped.add(converted.unmapped);
        sold.push({ id, converted });
        continue;
      }
      run.count(converted);
      left.add(id);
      if (converted === 'noPlace' && property) unmapped.add({ cities: [cityOf(property)] });
    }
    const stored = await storeHotels(client, supplier, sold);
    for (const id of stored.ids) open.add(id);
    for (const id of stored.changed) changed.add(id);
    after = properties.at(-1)?.id ?? after;
  }
  const lost = before
    .filter(({ id, property_id: property }) => (inactive ? left.has(property) : !open.has(id)))
    .map(({ id }) => id);
  if (lost.length > before.length * maxLostShare)
    throw new ContentRefused(
      'shrunk',
      `content that loses ${lost.length} of ${before.length} hotels is not taken over`,
    );
  await client.query('update hotels set closed = true where id = any($1)', [lost]);
  await client.query('insert into inventory_changes (hotel_id) select unnest($1::int[])', [
    [...changed, ...lost],
  ]);
  await client.query('delete from supplier_contents where supplier = $1', [supplier]);
  const ids = new Set(before.map(({ id }) => id));
  run.counts.hotels = ids.union(open).size - lost.length;
  run.counts.new = open.difference(ids).size;
  run.counts.changed = changed.size - run.counts.new;
  run.counts.closed = lost.length;
  return unmapped.mostFrequent();
}

function cityOf({ en: { address } }: InLanguages): string {
  return [address.city, address.country_code].filter(Boolean).join(', ');
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
