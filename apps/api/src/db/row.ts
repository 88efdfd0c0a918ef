import type { PgTable } from './drizzle.ts';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A row of a table as a statement of our own returns it: by the names of its columns in the database. */
export type Row<Table extends PgTable> = {
  [Column in keyof Table['$inferSelect'] as SnakeCase<Column & string>]: Table['$inferSelect'][Column];
};
