import { parseArgs } from 'node:util';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { databaseUrl, main } from './database.ts';

/**
 * Migrates the tables as the role that owns them, for a service that runs as another role:
 * `DATABASE_URL=postgres://owner:...@host/voyage node src/operations/migrate.ts --grant voyage_service`.
 * `--grant` lets that role read and write all existing tables, and those of later migrations.
 */
await main(async () => {
  const { values } = parseArgs({ options: { grant: { type: 'string' } } });
  const database = connect(databaseUrl(process.env), 2, () => {});
  try {
    const ran = await migrate(database);
    if (values.grant === undefined) return `${ran} migrations were missing.`;
    const role = pg.escapeIdentifier(values.grant);
    for (const schema of ['public', 'drizzle'])
      await database.pool.query(`grant usage on schema ${schema} to ${role}`);
    await database.pool.query(`grant select on all tables in schema drizzle to ${role}`);
    await database.pool.query(
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
    );
    await database.pool.query(`grant usage, select on all sequences in schema public to ${role}`);
    await database.pool.query(
      `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
    );
    await database.pool.query(
      `alter default privileges in schema public grant usage, select on sequences to ${role}`,
    );
    return `${ran} migrations were missing; ${role} may read and write.`;
  } finally {
    await database.close();
  }
});
