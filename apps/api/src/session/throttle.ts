import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';

const windowMinutes = 15;

/** @throws ApiError au0105 when the subject has failed too often within a quarter of an hour. */
export async function assertNotThrottled(services: Services, subjects: { subject: string; limit: number }[]): Promise<void> {
  const { rows } = await services.db.pool.query<{ subject: string; failures: number }>(
    'select subject, failures from login_attempts where subject = any($1) and window_start > $2',
    [subjects.map((s) => s.subject), new Date(services.now().getTime() - windowMinutes * 60_000)],
  );
  if (rows.some((row) => row.failures >= (subjects.find((s) => s.subject === row.subject)?.limit ?? 0))) throw new ApiError('au0105');
}

/**
 * Counts an attempt before its password is checked, so that guesses sent all at once cannot pass together;
 * a right one is given back afterwards. @throws ApiError au0105
 */
export async function countAttempt(services: Services, subjects: { subject: string; limit: number }[]): Promise<void> {
  const now = services.now();
  const { rows } = await services.db.pool.query<{ subject: string; failures: number }>(
    `insert into login_attempts (subject, failures, window_start) select unnest($1::text[]), 1, $2
     on conflict (subject) do update set
       failures = case when login_attempts.window_start > $3 then login_attempts.failures + 1 else 1 end,
       window_start = case when login_attempts.window_start > $3 then login_attempts.window_start else $2 end
     returning subject, failures`,
    [subjects.map((s) => s.subject).toSorted(), now, new Date(now.getTime() - windowMinutes * 60_000)],
  );
  if (rows.some((row) => row.failures > (subjects.find((s) => s.subject === row.subject)?.limit ?? 0))) throw new ApiError('au0105');
}

/** After a right password: the account starts anew, its address has this attempt back. */
export async function giveBackAttempt(services: Services, account: string, address: string): Promise<void> {
  await services.db.pool.query('delete from login_attempts where subject = $1', [account]);
  await services.db.pool.query('update login_attempts set failures = failures - 1 where subject = $1 and failures > 0', [address]);
}
