import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Database } from './connect.ts';
import { drizzle, migrateWith, readMigrationFiles } from './drizzle.ts';

const lock = 7_267_001;
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs pending migrations exactly once, even if several processes start together (advisory lock); returns
 * how many ran. If none is pending nothing is written, so a role that does not own the tables can serve.
 * @throws Error that explains how to run them
 */
export async function migrate(database: Database): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    const missing = await missingOn(client);
    if (missing > 0) await migrateWith(drizzle(client), { migrationsFolder }).catch(explain);
    return missing;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release(true);
  }
}

/** Determined as in Drizzle: by the time of the latest migration that ran. */
async function missingOn(client: pg.PoolClient): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return migrations.length;
  const last = await client.query<{ at: number | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return migrations.filter(({ folderMillis }) => folderMillis > (last.rows[0]?.at ?? 0)).length;
}

const forbidden = '42501';
function explain(error: Error): never {
  for (let e: unknown = error; e instanceof Error; e = e.cause)
    if ('code' in e && e.code === forbidden)
      throw new Error(
        'The schema is at another version, and this role may not migrate it. Run src/operations/migrate as their owner (docs/operations/release.md).',
        { cause: error },
      );
  throw error;
}
