import type pg from 'pg';

/** One statement that the tables may refuse in the course of things. The pool's own `query` would close the connection for it; a broken one is still not taken back. */
export async function queryPrepared(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    return await client.query(query);
  } finally {
    client.release();
  }
}
