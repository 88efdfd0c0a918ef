import type pg from 'pg';
import type { Database } from '../../../db/connect.ts';
import type { ContentFailure, Unmapped } from '../../../db/schema/inventory.ts';
import type { RunKind, Runs } from './due.ts';

const defaultProgressMs = 3_000;

/** Why content is not taken over, in a word for staff; others are `failed`. */
export class ContentRefused extends Error {
  readonly failure: ContentFailure;
  constructor(failure: ContentFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentRefused';
    this.failure = failure;
  }
}

/** A run in progress: what comes of it is counted, and stored every few seconds. */
export interface ContentRun {
  counts: Record<string, number>;
  count(name: string, by?: number): void;
  /** To be called often. */
  progress(): Promise<void>;
  /** With what was taken over, in its transaction. */
  succeed(client: Pick<pg.PoolClient, 'query'>, unmapped: Unmapped): Promise<void>;
  fail(error: unknown): Promise<void>;
}

interface Begun {
  db: Pick<Database, 'pool'>;
  supplier: string;
  kind: RunKind;
  now: () => Date;
  progressMs?: number | undefined;
}

/** Begins a run. There is no other at work, so that an earlier one without an end was interrupted. */
export async function beginRun({
  db: { pool },
  supplier,
  kind,
  now,
  progressMs = defaultProgressMs,
}: Begun): Promise<ContentRun> {
  const counts: Record<string, number> = {};
  await pool.query(
    `update content_runs set failure = 'interrupted', ended_at = coalesce(counted_at, started_at)
     where supplier = $1 and ended_at is null`,
    [supplier],
  );
  const {
    rows: [run],
  } = await pool.query<{ id: number }>(
    `insert into content_runs (supplier, kind, started_at, counted_at, counts) values ($1, $2, $3, $3, $4) returning id`,
    [supplier, kind, now(), counts],
  );
  let storedAt = performance.now();
  const end = async (
    on: Pick<pg.PoolClient, 'query'>,
    failure: ContentFailure | null,
    unmapped: Unmapped | null,
  ): Promise<void> => {
    await on.query(
      `update content_runs set ended_at = $2, counted_at = $2, counts = $3, failure = $4, unmapped = $5
       where id = $1 and ended_at is null`,
      [run?.id, now(), counts, failure, unmapped],
    );
  };
  return {
    counts,
    count: (name, by = 1) => void (counts[name] = (counts[name] ?? 0) + by),
    async progress() {
      if (performance.now() - storedAt < progressMs) return;
      storedAt = performance.now();
      await pool.query('update content_runs set counted_at = $2, counts = $3 where id = $1', [
        run?.id,
        now(),
        counts,
      ]);
    },
    succeed: (client, unmapped) => end(client, null, unmapped),
    fail: (error) => end(pool, error instanceof ContentRefused ? error.failure : 'failed', null),
  };
}

/** When runs began, of each kind. */
export async function lastRuns(
  { pool }: Pick<Database, 'pool'>,
  supplier: string,
): Promise<Record<RunKind, Runs>> {
  const { rows } = await pool.query<Runs & { kind: RunKind }>(
    `select kind, max(started_at) as tried, max(started_at) filter (where ended_at is not null and failure is null) as succeeded
     from content_runs where supplier = $1 group by kind`,
    [supplier],
  );
  const of = (kind: RunKind): Runs =>
    rows.find((row) => row.kind === kind) ?? { tried: null, succeeded: null };
  return { whole: of('whole'), changes: of('changes') };
}

/** When the last run began that took something over; null: none did. */
export async function lastSuccess({ pool }: Pick<Database, 'pool'>, supplier: string): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select max(started_at) as at from content_runs where supplier = $1 and ended_at is not null and failure is null`,
    [supplier],
  );
  return rows[0]?.at ?? null;
}
