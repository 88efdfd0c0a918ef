import type pg from 'pg';
import { isDeadlock } from '../platform/database-unavailable.ts';
import { observe } from '../platform/observed.ts';

const attempts = 3;

/**
 * Repeats work that the database ended because of a deadlock, at most twice. The work is one statement or one
 * whole transaction, of which nothing was kept; what it does outside the database must bear repetition.
 * @throws what the last attempt throws
 */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
      const last = attempt === attempts;
      observe('deadlock', { retried: !last });
      if (last) throw error;
    }
}

/** Replaces the pool's own `query`, whose statements are transactions of their own, by one that repeats them. */
export function retryStatements(pool: pg.Pool): void {
  const original: unknown = pool.query;
  if (typeof original !== 'function') return;
  const query = (...parts: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(original, pool, parts);
    return typeof parts.at(-1) === 'function' ? run() : retryDeadlocks(async () => run());
  };
  Object.defineProperty(pool, 'query', { value: query, configurable: true, writable: true });
}
