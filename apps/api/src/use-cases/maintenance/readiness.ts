import type { Services } from '../services.ts';

/** Milliseconds; balancers and Kubernetes give a probe two seconds or more. */
const limit = 1_000;

/**
 * Asks whether the database answers, within a second. While one question is open, callers share it: probes must not
 * take the connections of a database that is slow.
 */
export function databaseProbe({ db }: Pick<Services, 'db'>): () => Promise<'answers' | 'unavailable'> {
  let open: Promise<'answers' | 'unavailable'> | undefined;
  const ask = () =>
    db.pool.query('select 1').then(
      () => 'answers' as const,
      () => 'unavailable' as const,
    );
  return async () => {
    open ??= ask().finally(() => (open = undefined));
    const { promise, resolve } = Promise.withResolvers<'unavailable'>();
    const timer = setTimeout(() => resolve('unavailable'), limit);
    return Promise.race([open, promise]).finally(() => clearTimeout(timer));
  };
}
