import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as v from 'valibot';
import { connect, type Database } from '../src/db/connect.ts';
import { drizzle, migrateWith } from '../src/db/drizzle.ts';
import { runAdminStatement, databaseUrl } from './database.ts';

const journalSchema = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

/**
 * An empty database with the tables as they were before a migration ('0006_amounts'). `insert` writes a row
 * by column names.
 */
export async function databaseBeforeMigration(migration: string): Promise<{
  db: Database;
  insert: (table: string, values: Record<string, unknown>) => Promise<void>;
  close: () => Promise<void>;
}> {
  const name = `before_${randomUUID().slice(0, 8)}`;
  await runAdminStatement(inject('adminUrl'), `create database ${name}`);
  const db = connect(databaseUrl(inject('adminUrl'), name), 2, () => {});
  const folder = mkdtempSync(join(tmpdir(), 'voyage-migrations-'));
  cpSync(join(import.meta.dirname, '..', 'src', 'db', 'migrations'), folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = v.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')));
  const at = journal.entries.findIndex(({ tag }) => tag === migration);
  if (at < 0) throw new Error(`there is no migration ${migration}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await migrateWith(drizzle(db.pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true, force: true });
  return {
    db,
    insert: async (table, values) => {
      const names = Object.keys(values);
      await db.pool.query(
        `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
        Object.values(values),
      );
    },
    close: async () => {
      await db.close();
      await runAdminStatement(inject('adminUrl'), `drop database if exists ${name} with (force)`);
    },
  };
}
