import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationExceptions } from './migration-exceptions.ts';
import { migrationFaults } from './migration-faults.ts';

const orders = 'CREATE TABLE "orders" ("id" uuid PRIMARY KEY NOT NULL);';

test.each([
  ['a table with an index and a key', `${orders} CREATE INDEX "o" ON "orders" USING btree ("id"); ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id");`],
  ['a column without a value', 'ALTER TABLE "users" ADD COLUMN "note" text;'],
  ['a column with a constant value', `ALTER TABLE "users" ADD COLUMN "note" text DEFAULT '' NOT NULL;`],
  ['a column that refers to another table', 'ALTER TABLE "codes" ADD COLUMN "by" uuid; ALTER TABLE "codes" ADD CONSTRAINT "fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id");'],
  ['rows of a table of its own', `${orders} INSERT INTO "orders" VALUES ('a'); UPDATE "orders" SET "id" = 'b';`],
  ['words in comments and texts', `-- DROP TABLE "users"\nALTER TABLE "users" ADD COLUMN "note" text DEFAULT 'drop; rename';`],
])('%s only adds', (_, text) => expect(migrationFaults(text)).toEqual([])); // prettier-ignore

test.each([
  ['ALTER TABLE "users" DROP COLUMN "phone";', 'drop column users.phone'],
  ['DROP TABLE "users" CASCADE;', 'drop table users'],
  ['DROP INDEX "users_phone";', 'drop index users_phone'],
  ['ALTER TABLE "users" RENAME COLUMN "phone" TO "mobile";', 'rename users'],
  ['ALTER TABLE "users" RENAME TO "members";', 'rename users'],
  ['ALTER INDEX "users_phone" RENAME TO "users_mobile";', 'rename index users_phone'],
  ['ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;', 'alter column users.phone'],
  ['ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE bigint;', 'alter column users.phone'],
  ['ALTER TABLE "users" ADD COLUMN "note" text NOT NULL;', 'column without a value users.note'],
  ['ALTER TABLE "users" ADD COLUMN "note" uuid DEFAULT gen_random_uuid() NOT NULL;', 'computed value users.note'],
  ['ALTER TABLE "users" ADD COLUMN "note" text, DROP COLUMN "phone";', 'other statement: alter table "users" add column "note" text, drop'],
  ['ALTER TABLE "users" ADD CONSTRAINT "fk" FOREIGN KEY ("place") REFERENCES "public"."places"("id");', 'constraint users'],
  ['ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("phone");', 'constraint users'],
  ['CREATE INDEX "users_phone" ON "users" USING btree ("phone");', 'index users'],
  ['CREATE INDEX IF NOT EXISTS "users_phone" ON "users" USING btree ("phone");', 'index users'],
  ['CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");', 'index users'],
  [`UPDATE "users" SET "phone" = '';`, 'rows users'],
  ['DELETE FROM "users";', 'rows users'],
  [`INSERT INTO "users" VALUES ('a');`, 'rows users'],
  ['TRUNCATE "users";', 'other statement: truncate "users"'],
  [`SELECT 1; ALTER TABLE "users" DROP COLUMN "a;b";`, 'drop column users.a;b'],
])('%s is more than an addition', (text, fault) => expect(migrationFaults(text)).toContain(fault)); // prettier-ignore

const folder = join(import.meta.dirname, '../../src/db/migrations');
const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => basename(file, '.sql'));

test.each(migrations)('%s only adds, or says why not in migration-exceptions.ts', (name) => {
  const faults = migrationFaults(readFileSync(join(folder, `${name}.sql`), 'utf8'));
  expect(faults).toEqual(migrationExceptions[name]?.does ?? []);
});

test('every exception is that of a migration, with a reason', () => {
  expect(Object.keys(migrationExceptions).filter((name) => !migrations.includes(name))).toEqual([]);
  for (const { because } of Object.values(migrationExceptions)) expect(because).toMatch(/^\S.{20,}\.$/s);
});
