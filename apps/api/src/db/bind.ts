import { sql, type SQL } from './drizzle.ts';

/** A statement of the pool's form (`$1`, `$2` ...) as one that a transaction of Drizzle's executes: one text for both. */
export function bind(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/); // text, number, text, number ...
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)));
}
