import { skewMs } from '../db/due.ts';
import { errors } from '../platform/errors.ts';
import type { Core } from '../db/core.ts';
import { hashToken } from './tokens.ts';

const quarterHour = 15;

/** What makes attempts or requests, and how many are allowed within a window. */
export interface ThrottleSubject {
  subject: string;
  limit: number;
}
/** The subject of attempts at one account's password, as a hash: the table contains no personal addresses. */
export const accountSubject = (username: string): string => `account:${hashToken(username)}`;

/** @throws ApiError au0105 if a subject has failed too often within a quarter of an hour. */
export async function assertNotThrottled(services: Core, subjects: ThrottleSubject[]): Promise<void> {
  const { rows } = await services.db.pool.query<{ subject: string; failures: number }>(
    'select subject, failures from login_attempts where subject = any($1) and window_start > $2 and window_start <= $3',
    [
      subjects.map((s) => s.subject),
      new Date(services.now().getTime() - quarterHour * 60_000),
      new Date(services.now().getTime() + skewMs),
    ],
  );
  if (rows.some((row) => row.failures >= (subjects.find((s) => s.subject === row.subject)?.limit ?? 0)))
    throw errors.tooManyAttempts();
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot bypass the limit; a correct one
 * may be refunded afterwards. A window ahead of now is of a clock that was, and over. `minutes` is the window's length. @throws ApiError au0105
 */
export async function countAttempt(
  services: Core,
  subjects: ThrottleSubject[],
  minutes: number = quarterHour,
): Promise<void> {
  const now = services.now();
  const { rows } = await services.db.pool.query<{ subject: string; failures: number }>(
    `insert into login_attempts (subject, failures, window_start) select unnest($1::text[]), 1, $2
     on conflict (subject) do update set
       failures = case when login_attempts.window_start > $3 and login_attempts.window_start <= $4 then login_attempts.failures + 1 else 1 end,
       window_start = case when login_attempts.window_start > $3 and login_attempts.window_start <= $4 then login_attempts.window_start else $2 end
     returning subject, failures`,
    [
      subjects.map((s) => s.subject).toSorted(),
      now,
      new Date(now.getTime() - minutes * 60_000),
      new Date(now.getTime() + skewMs),
    ],
  );
  if (rows.some((row) => row.failures > (subjects.find((s) => s.subject === row.subject)?.limit ?? 0)))
    throw errors.tooManyAttempts();
}

/** Resets the account: its password was correct, or its owner has set a new one. */
export async function clearAttempts(services: Core, subject: string): Promise<void> {
  await services.db.pool.query('delete from login_attempts where subject = $1', [subject]);
}

/** After a correct password: resets the account, and refunds this attempt of the IP address. */
export async function clearAfterSuccess(services: Core, account: string, address: string): Promise<void> {
  await clearAttempts(services, account);
  await refundAttempt(services, address);
}

/** One attempt fewer: it was not a guess. */
export async function refundAttempt(services: Core, subject: string): Promise<void> {
  await services.db.pool.query(
    'update login_attempts set failures = failures - 1 where subject = $1 and failures > 0',
    [subject],
  );
}
