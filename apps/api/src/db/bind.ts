import { sql, type SQL } from './drizzle.ts';

/**
 * Converts a statement in the pool's form (`$1`, `$2` ...) for a Drizzle transaction, so that both share one
 * text.
 */
export function bind(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/); // text, number, text, number ...
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)));
}
