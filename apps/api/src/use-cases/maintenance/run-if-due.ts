import { skewMs } from '../../db/due.ts';
import type { Services } from '../services.ts';

/** The delay before a retry after a failure. */
const retryMs = 60_000;

/**
 * Runs a job if no process has run it for `periodMs`; the time is stored in the database before the work, so
 * that only one process runs it; a time ahead of now is of a clock that was. Returns whether it ran. @throws what the job throws; it is due again after
 * a minute
 */
export async function runIfDue(
  { db: { pool }, now }: Services,
  name: string,
  periodMs: number,
  job: () => Promise<unknown>,
): Promise<boolean> {
  const key = `job:${name}`;
  const at = now().getTime();
  const claimed = await pool.query(
    `insert into facts (key, value, updated_at) values ($1, '{}', $2)
     on conflict (key) do update set updated_at = excluded.updated_at where facts.updated_at <= excluded.updated_at - $3::bigint or facts.updated_at > excluded.updated_at + $4::bigint returning key`,
    [key, at, periodMs, skewMs],
  );
  if (claimed.rowCount === 0) return false;
  try {
    await job();
  } catch (error) {
    await pool.query('update facts set updated_at = $2 where key = $1', [key, at - periodMs + retryMs]);
    throw error;
  }
  return true;
}
