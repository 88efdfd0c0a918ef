import type { Logger } from 'pino';
import type pg from 'pg';

const minuteMs = 60_000;
/**
 * Maximum number of subjects counted at once: a flood from more resets the counts, and is for the network to
 * stop.
 */
const most = 20_000;
/**
 * Calls per minute below which counts are not shared with other processes, so that ordinary visitors cost no
 * statement.
 */
const worthSharing = 10;
const ownServers = new Set(['127.0.0.1', '::1', 'unknown']);
/** The sites' own servers are not counted; the requests that they forward are, under the visitor's address. */
export const isOwnServer = (address: string): boolean => ownServers.has(address);

export interface CallLimits {
  /**
   * Counts a call. False: the subject has reached `limit` calls in this minute. `about` is logged, once per
   * minute and subject.
   */
  allows(subject: string, limit: number, about?: Record<string, string>): boolean;
  /** Adds the counts of this process to those of the others, and reads theirs. */
  share(): Promise<void>;
}
interface Count {
  own: number;
  /** How many of its own calls have been shared. */
  shared: number;
  others: number;
  logged: boolean;
}

/**
 * Limits calls per clock minute: a brake on scripts, not a quota. Counted in memory and shared between
 * processes by a job every second or two, so two processes together may allow a second's worth of calls too
 * many.
 */
export function callLimits({
  pool,
  now,
  log,
}: {
  pool: Pick<pg.Pool, 'query'>;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}): CallLimits {
  let counts = new Map<string, Count>();
  let minute = Number.NaN;
  const turn = () => {
    const current = Math.floor(now().getTime() / minuteMs);
    if (current === minute && counts.size <= most) return;
    counts = new Map();
    minute = current;
  };
  return {
    allows: (subject, limit, about) => {
      turn();
      let count = counts.get(subject);
      if (!count) counts.set(subject, (count = { own: 0, shared: 0, others: 0, logged: false }));
      count.own += 1;
      if (count.own + count.others <= limit) return true;
      if (about && !count.logged) log.warn(about, 'too many calls within a minute');
      count.logged = true;
      return false;
    },
    share: async () => {
      turn();
      const current = counts;
      const news = [...current]
        .filter(([, count]) => count.own >= worthSharing && count.own > count.shared)
        .map(([subject, count]) => ({ subject, count, own: count.own }));
      if (news.length === 0) return;
      const { rows } = await pool.query<{ subject: string; failures: number }>(
        `insert into login_attempts (subject, failures, window_start) select * from unnest($1::text[], $2::int[], $3::timestamptz[]) as t(subject, calls, at) order by 1
         on conflict (subject) do update set
           failures = case when login_attempts.window_start = excluded.window_start then login_attempts.failures + excluded.failures else excluded.failures end,
           window_start = excluded.window_start
         returning subject, failures`,
        [
          news.map(({ subject }) => `calls:${subject}`),
          news.map(({ count, own }) => own - count.shared),
          news.map(() => new Date(minute * minuteMs)),
        ],
      );
      const totals = new Map(rows.map((row) => [row.subject, row.failures]));
      for (const { subject, count, own } of news) {
        count.shared = own;
        count.others = Math.max(0, (totals.get(`calls:${subject}`) ?? own) - own);
      }
    },
  };
}
