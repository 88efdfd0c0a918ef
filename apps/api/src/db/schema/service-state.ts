import { bigint, doublePrecision, jsonb, pgTable, primaryKey, text } from '../drizzle.ts';
import { day } from './columns.ts';

// State of the service itself.

export const exchangeRates = pgTable(
  'exchange_rates',
  {
    asOf: day('as_of').notNull(),
    currency: text().notNull(),
    /** Units of the currency per US dollar. */
    perUsd: doublePrecision('per_usd').notNull(),
  },
  (t) => [primaryKey({ columns: [t.asOf, t.currency] })],
);
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: jsonb().$type<string | { after?: string }>().notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
