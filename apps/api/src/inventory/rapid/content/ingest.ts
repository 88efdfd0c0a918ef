import type pg from 'pg';
import type { Database } from '../../../db/connect.ts';
import { onConnection, transaction } from '../../../db/in-transaction.ts';
import type { Choice } from './choice.ts';
import { beginRun, lastSuccess, type ContentRun } from './content-run.ts';
import type { MappingTargets } from './property.ts';
import type { ContentSource } from './source.ts';
import { stage, readOrRefuse } from './stage.ts';
import { importStaged } from './import-staged.ts';

export interface Ingestion {
  db: Database;
  supplier: string;
  source: ContentSource;
  ours: MappingTargets;
  choice: Choice;
  now: () => Date;
  /** How often counts are stored while it is running. */
  progressMs?: number;
}

type Counts = Record<string, number>;

/** What changed on the day before may have been listed late. */
const overlapMs = 86_400_000;

/**
 * Reads a supplier's whole content and takes it over: all of it at once, or nothing, so that nobody sees half of it. It
 * is refused if it would lose more than a tenth of the hotels: their facts then stay as they were. Needs two
 * connections of the pool.
 * @returns what came of it, which is also stored (`content_runs`)
 * @throws whatever failed, after it was stored; also while another process is at it
 */
export async function ingest(ingestion: Ingestion): Promise<Counts> {
  const counts = await runExclusively(ingestion, () => Promise.resolve(null));
  if (!counts) throw new Error('another process is already ingesting content');
  return counts;
}

/**
 * The same of what has changed since the last run that took something over, and of the properties that are sold no
 * more; of everything if there was no such run. Null, and nothing was done, while another process is at it.
 */
export const ingestChanges = (ingestion: Ingestion): Promise<Counts | null> =>
  runExclusively(ingestion, async () => {
    const last = await lastSuccess(ingestion.db, ingestion.supplier);
    return last && new Date(last.getTime() - overlapMs).toISOString().slice(0, 10);
  });

/**
 * Works in a transaction that holds a lock from the beginning: of two processes one works, and the other gets null.
 * While it only waits for the source it holds no rows and no snapshot, so that it keeps nothing from being cleaned up.
 * @param sinceOf a day, in UTC; null: everything
 */
async function runExclusively(
  ingestion: Ingestion,
  sinceOf: () => Promise<string | null>,
): Promise<Counts | null> {
  const { db, supplier, now, progressMs } = ingestion;
  const { pool } = db;
  const begun: { run?: ContentRun } = {};
  try {
    return await onConnection(pool, (connection) =>
      transaction(connection, async (client) => {
        await client.query('set local statement_timeout = 0');
        await client.query('set local idle_in_transaction_session_timeout = 0');
        const { rows } = await client.query<{ locked: boolean }>(
          'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
          [`content:${supplier}`],
        );
        if (!rows[0]?.locked) return null;
        const since = await sinceOf();
        const kind = since === null ? 'whole' : 'changes';
        const run = await beginRun({ db, supplier, kind, now, progressMs });
        begun.run = run;
        await work(client, ingestion, run, since);
        return run.counts;
      }),
    );
  } catch (error) {
    // what cannot be stored now is stored by the next run
    await begun.run?.fail(error).catch(() => {});
    throw error;
  }
}

async function work(
  client: pg.PoolClient,
  { source, choice, ...ingestion }: Ingestion,
  run: ContentRun,
  since: string | null,
): Promise<void> {
  const staging = { ...ingestion, choice };
  let inactive: Set<string> | null = null;
  if (since === null) await stage(staging, source.whole(), run);
  else {
    await stage(staging, source.changed(since, choice), run);
    inactive = new Set();
    for await (const id of readOrRefuse(source.inactive(since))) inactive.add(id);
    run.count('inactive', inactive.size);
  }
  await run.succeed(client, await importStaged(client, { ...ingestion, inactive }, run));
}
