// Everything used from Drizzle. It is loaded as CommonJS: its package.json has 180 kB, which Node parses
// again for every .js file to determine the module format; the extension .cjs avoids that. As ES modules
// Drizzle took 0.8 s of CPU time of the 2.3 s of each start; now it takes 0.1 s.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const core: typeof import('drizzle-orm') = require('drizzle-orm');
export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notExists,
  or,
  sql,
} = core;
export type { SQL } from 'drizzle-orm';

const tables: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');
export const {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} = tables;
export type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

const driver: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres');
export const { drizzle } = driver;
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';

const migrator: typeof import('drizzle-orm/node-postgres/migrator') = require('drizzle-orm/node-postgres/migrator');
export const migrateWith = migrator.migrate;
const files: typeof import('drizzle-orm/migrator') = require('drizzle-orm/migrator');
export const { readMigrationFiles } = files;
