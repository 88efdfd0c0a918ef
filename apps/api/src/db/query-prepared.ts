import type pg from 'pg';
import { onConnection } from './in-transaction.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

/**
 * A statement that the tables may reject in normal operation. The pool's own `query` would close the
 * connection for that; a broken connection is still discarded.
 */
export const queryPrepared = <Row extends pg.QueryResultRow = never>(
  pool: pg.Pool,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> =>
  retryDeadlocks(() => onConnection(pool, (client) => client.query<Row>(query)));
