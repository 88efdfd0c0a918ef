import type pg from 'pg';

/**
 * A statement that the tables may reject in normal operation. The pool's own `query` would close the
 * connection for that; a broken connection is still discarded.
 */
export async function queryPrepared<Row extends pg.QueryResultRow = never>(
  pool: pg.Pool,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect();
  try {
    return await client.query<Row>(query);
  } finally {
    client.release();
  }
}
