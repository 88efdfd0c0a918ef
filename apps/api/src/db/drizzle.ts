// All that is used of Drizzle. It is loaded as CommonJS: its package.json has 180 kB, and for every .js file of a
// package Node parses that anew to learn the file's format; a .cjs file says it by its name. As ES modules Drizzle took
// 0.8 s of processor time at each start of the service, of 2.3 s in all; so it takes 0.1 s.
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
