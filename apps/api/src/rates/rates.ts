import type { RateTable } from '@voyage/domain/money.ts';
import type { Core } from '../db/core.ts';

const keepMilliseconds = 60_000;
let kept: { table: RateTable; until: number; pool: unknown } | undefined;

/** The newest table of exchange rates, against one US dollar. Kept in memory for a minute. */
export async function readRates({ db, now }: Pick<Core, 'db' | 'now'>): Promise<RateTable> {
  const time = now().getTime();
  if (kept && kept.until > time && kept.pool === db.pool) return kept.table;
  const { rows } = await db.pool.query<{ as_of: string; currency: string; per_usd: number }>(
    'select as_of, currency, per_usd from exchange_rates where as_of = (select max(as_of) from exchange_rates)',
  );
  const table: RateTable = {
    base: 'USD',
    asOf: rows[0]?.as_of ?? '',
    rates: Object.fromEntries(rows.map((row) => [row.currency, row.per_usd])),
  };
  kept = { table, until: time + keepMilliseconds, pool: db.pool };
  return table;
}
