import type pg from 'pg';
import { isReadOnly } from '../platform/database-unavailable.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

/**
 * Connections whose transaction could not be rolled back: nobody else may work within it; or that lead to a
 * server which only reads.
 */
const unusable = new WeakSet<pg.PoolClient>();

/**
 * Works on one connection of the pool, and returns it; with `discard` it is closed instead, for work that
 * changes its settings. A broken one is always discarded.
 */
export async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { discard = false }: { discard?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } catch (error) {
    if (isReadOnly(error)) unusable.add(client);
    throw error;
  } finally {
    client.release(discard || unusable.has(client)); // the pool itself discards one that was closed
  }
}

interface TransactionOptions<T> {
  /** Whether the result is committed; otherwise it is rolled back, and returned all the same. */
  keeps?: (result: T) => boolean;
}

/** Works in one transaction of this connection. Rolls back if the work throws. @throws what it throws */
export async function transaction<T>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<T>,
  { keeps = () => true }: TransactionOptions<T> = {},
): Promise<T> {
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query(keeps(result) ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => unusable.add(client));
    throw error;
  }
}

/**
 * Works in one transaction on a connection of its own, again after a deadlock. @throws what the work throws,
 * after a rollback
 */
export const inTransaction = <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  options?: TransactionOptions<T>,
): Promise<T> => retryDeadlocks(() => onConnection(pool, (client) => transaction(client, work, options)));
