import { drizzle, type NodePgDatabase } from './drizzle.ts';
import pg from 'pg';
import { traceStatements } from './trace-statements.ts';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  pool: pg.Pool;
  orm: NodePgDatabase;
  close(): Promise<void>;
}

// Dates stay text ('2026-11-21') and 64-bit counts become numbers: all our counts are far below 2^53. Another
// engine's own row numbers may not be: rounded, they would name other rows (docs/operations/grow.md).
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is beyond 2^53`);
  return number;
});

/** Time-outs keep a slow database from holding requests indefinitely. */
export function connect(url: string, size: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // A connection that the server closed, idle or within a transaction: an `error` event without a listener
  // would end the process. The pool opens a new one.
  let closing = false;
  pool.on('connect', (client) => void client.on('error', (error) => closing || onError(error)));
  pool.on('error', () => {}); // logged above
  traceStatements(pool);
  return {
    pool,
    orm: withSafeTransactions(drizzle(pool), pool),
    close: () => ((closing = true), pool.end()),
  };
}

/**
 * Drizzle's own never releases the connection if its `begin` fails: a database restart would exhaust the
 * pool.
 */
function withSafeTransactions(orm: Database['orm'], pool: pg.Pool): Database['orm'] {
  const onConnection = new WeakMap<pg.PoolClient, Database['orm']>();
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      let bound = onConnection.get(client);
      if (!bound) onConnection.set(client, (bound = drizzle(client)));
      return await bound.transaction(work, config);
    } finally {
      client.release(); // a broken one is discarded
    }
  };
  return orm;
}
