import { errors } from '../errors.ts';
import type { Core } from '../core.ts';
import { hashToken } from './tokens.ts';

const quarterHour = 15;

/** Something that guesses or asks, and how often it may within a window. */
export interface ThrottleSubject {
  subject: string;
  limit: number;
}
/** The subject of guesses at one account's password, by its hash: the table holds no addresses of people. */
export const accountSubject = (username: string): string => `account:${hashToken(username)}`;

/** @throws ApiError au0105 when a subject has failed too often within a quarter of an hour. */
export async function assertNotThrottled(services: Core, subjects: ThrottleSubject[]): Promise<void> {
  const { rows } = await services.db.pool.query<{ subject: string; failures: number }>(
    'select subject, failures from login_attempts where subject = any($1) and window_start > $2',
    [subjects.map((s) => s.subject), new Date(services.now().getTime() - quarterHour * 60_000)],
  );
  if (rows.some((row) => row.failures >= (subjects.find((s) => s.subject === row.subject)?.limit ?? 0)))
    throw errors.tooManyAttempts();
}

/**
 * Counts an attempt before it is judged, so that guesses sent all at once cannot pass together; a right
 * one may be given back afterwards. `minutes` is the window's length. @throws ApiError au0105
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
       failures = case when login_attempts.window_start > $3 then login_attempts.failures + 1 else 1 end,
       window_start = case when login_attempts.window_start > $3 then login_attempts.window_start else $2 end
     returning subject, failures`,
    [subjects.map((s) => s.subject).toSorted(), now, new Date(now.getTime() - minutes * 60_000)],
  );
  if (rows.some((row) => row.failures > (subjects.find((s) => s.subject === row.subject)?.limit ?? 0)))
    throw errors.tooManyAttempts();
}

/** Resets the account: its password was right, or its owner has set a new one. */
export async function clearAttempts(services: Core, subject: string): Promise<void> {
  await services.db.pool.query('delete from login_attempts where subject = $1', [subject]);
}

/** After a right password: resets the account, and gives this attempt back to the address. */
export async function clearAfterSuccess(services: Core, account: string, address: string): Promise<void> {
  await clearAttempts(services, account);
  await refundAttempt(services, address);
}

/** One attempt fewer: it was no guess. */
export async function refundAttempt(services: Core, subject: string): Promise<void> {
  await services.db.pool.query(
    'update login_attempts set failures = failures - 1 where subject = $1 and failures > 0',
    [subject],
  );
}
