import type pg from 'pg';
import type { Database } from '../db/connect.ts';
import { onConnection, transaction } from '../db/in-transaction.ts';
import { initialRates } from '../rates/table.ts';
import { exchangeRates } from '../db/schema/service-state.ts';
import { seedCoupons } from './coupons.ts';
import { extendAllotments, seedInventory } from './inventory.ts';
import { seedPeople } from './people.ts';

const lock = 7_267_002;

/** Fills what is empty, once however many processes start together; on later starts moves the allotments on to today. */
export async function seed(
  db: Database,
  { hotels, demo, now, log }: { hotels: number; demo: boolean; now: Date; log: (message: string) => void },
): Promise<void> {
  const fill = async (client: pg.PoolClient) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const { rows } = await client.query<{ some: boolean }>('select exists(select 1 from hotels) as some');
    if (!rows[0]?.some && demo && hotels > 0) {
      log(`filling the inventory: ${await seedInventory(client, hotels, now)} hotels`);
      await client.query(
        `insert into facts (key, value, updated_at) values ('inventory', '{}', $1) on conflict (key) do update set updated_at = excluded.updated_at`,
        [now.getTime()],
      );
    } else if (rows[0]?.some) await extendAllotments(client, now);
  };
  const withoutLimits = async (client: pg.PoolClient) => {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0'); // hotels are thought up between the copies
    await transaction(client, fill);
    await client.query('analyze');
  };
  await onConnection(db.pool, withoutLimits, { discard: true });
  await db.orm
    .insert(exchangeRates)
    .values(
      Object.entries(initialRates.perUsd()).map(([currency, perUsd]) => ({
        asOf: initialRates.asOf,
        currency,
        perUsd,
      })),
    )
    .onConflictDoNothing();
  if (!demo) return;
  await seedPeople(db, now);
  await seedCoupons(db, now);
}
