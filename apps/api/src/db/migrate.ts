import { fileURLToPath } from 'node:url';
import { migrate as drizzleMigrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connect.ts';

const lock = 7_267_001;

/** Runs the migrations that are missing, once, however many processes start together (advisory lock). */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    await drizzleMigrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release(true);
  }
}
