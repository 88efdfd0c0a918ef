import { drizzle, type NodePgDatabase } from './drizzle.ts';
import pg from 'pg';
import { readOnly } from '../platform/database-unavailable.ts';
import { onConnection } from './in-transaction.ts';
import { retryDeadlocks, retryStatements } from './retry-deadlocks.ts';
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

/** In milliseconds, as are all time-outs here. */
const limit = 15_000;
/**
 * The first statement of each connection. Set at its start, the limits would be rejected by poolers such as pgbouncer;
 * and during a failover an address may lead to a standby for a moment.
 */
export const firstStatement = {
  text: `select set_config('statement_timeout', '${limit}', false), set_config('idle_in_transaction_session_timeout', '${limit}', false), pg_is_in_recovery() as standby`,
  query_timeout: 5_000, // a pooler accepts connections before it has a server for them
};

/** Time-outs keep a slow database from holding requests indefinitely. Standbys are refused. */
export function connect(url: string, size: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: async (client) => {
      const { rows } = await client.query<{ standby: boolean }>(firstStatement);
      if (rows[0]?.standby) throw Object.assign(new Error('the database is a standby'), { code: readOnly });
    },
  });
  // A connection that the server closed, idle or within a transaction: an `error` event without a listener
  // would end the process. The pool opens a new one.
  let closing = false;
  pool.on('connect', (client) => void client.on('error', (error) => closing || onError(error)));
  pool.on('error', () => {}); // logged above
  traceStatements(pool);
  retryStatements(pool);
  return {
    pool,
    orm: withSafeTransactions(drizzle(pool), pool),
    close: () => ((closing = true), pool.end()),
  };
}

/**
 * Drizzle's own never releases the connection if its `begin` fails: a database restart would exhaust the
 * pool. After a deadlock the work is done again.
 */
function withSafeTransactions(orm: Database['orm'], pool: pg.Pool): Database['orm'] {
  const bindings = new WeakMap<pg.PoolClient, Database['orm']>();
  orm.transaction = (work, config) =>
    retryDeadlocks(() =>
      onConnection(pool, (client) => {
        let bound = bindings.get(client);
        if (!bound) bindings.set(client, (bound = drizzle(client)));
        return bound.transaction(work, config);
      }),
    );
  return orm;
}
