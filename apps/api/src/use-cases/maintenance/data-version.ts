import { createHash } from 'node:crypto';
import { titleCodes } from '@voyage/contracts/values.ts';
import { contactTypes } from '@voyage/contracts/correspondence.ts';
import type { Database } from '../../db/connect.ts';
import { localized } from '../../platform/content.ts';
import type { Content } from '../../inventory/content.ts';
import { brands } from '../../mail/brands.ts';
import type { Brand } from '../../mail/transport.ts';

type Listed = Pick<Content, 'locations' | 'searchLocations' | 'specialRequests' | 'lists'>;

/**
 * What pages of a brand keep for longer than one view (docs/product/entities.md, "Cached meta data"), in its
 * languages.
 */
const keptByClients = (inventory: Listed, brand: Brand) =>
  brands[brand].locales.map((locale) => ({
    locations: inventory.locations(locale),
    cities: inventory.searchLocations(locale),
    groups: inventory.lists.groups([], locale),
    requests: inventory.specialRequests(locale),
    titles: titleCodes.map((code) => localized.titles[code][locale]),
    inquiries: contactTypes.map((code) => localized.contactTypes[code][locale]),
    organisation: [
      brands[brand].contact,
      localized.org.name[locale],
      localized.org.address[locale],
      localized.org.serviceHours[locale],
    ],
  }));

/**
 * When the data that each brand's pages keep last changed, in milliseconds since 1970. Detected by a digest
 * stored in the database, so a new deployment with the same texts changes nothing, and one with different
 * texts in one brand's languages changes only that brand.
 */
export async function recordDataVersions(
  { pool }: Pick<Database, 'pool'>,
  inventory: Listed,
  now: Date,
): Promise<Record<Brand, number>> {
  const changedAt = async (brand: Brand) => {
    const digest = createHash('sha256')
      .update(JSON.stringify(keptByClients(inventory, brand)))
      .digest('base64url');
    const key = `clients:${brand}`;
    await pool.query(
      `insert into facts (key, value, updated_at) values ($1, to_jsonb($2::text), $3)
       on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at where facts.value <> excluded.value`,
      [key, digest, now.getTime()],
    );
    const { rows } = await pool.query<{ updated_at: string }>(
      `select max(updated_at) as updated_at from facts where key in ('inventory', $1)`,
      [key],
    );
    return Number(rows[0]?.updated_at ?? 0);
  };
  return { main: await changedAt('main'), club: await changedAt('club') };
}
