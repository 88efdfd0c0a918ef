import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../src/db/embedded.ts';
import { startProcess } from './process.ts';
import { stayAhead } from './real-clock.ts';
import { upgradeLoad } from './upgrade-load.ts';

/**
 * `npm run trial -- upgrade [commit]`: an older version of the service serves logins, searches, bookings and
 * cancellations while this one migrates its database, then both serve, then this one alone. Exits with 1 if
 * any call or job failed, or what was answered is not in the database. The older version is the last one that knows
 * nothing of the latest migration: code may be committed before its migration. It is checked out and installed in a
 * folder of its own.
 */
const callers = 4;
const root = join(import.meta.dirname, '..', '..', '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
/** On the line of main itself: commits of a branch need not run. */
const commits = (...args: string[]) => git('log', '--first-parent', '--format=%H', ...args).split('\n');
const folder = 'apps/api/src/db';
const [latest, previous] = commits('-2', '--diff-filter=A', '--', `${folder}/migrations/*.sql`);
const [first] = commits(
  '--reverse',
  `${previous}..${latest}`,
  '--',
  `${folder}/schema`,
  `${folder}/migrations`,
);
const older = git('rev-parse', process.argv[2] ?? `${first}^`);

const work = mkdtempSync(join(tmpdir(), 'voyage-upgrade-'));
const checkout = join(work, 'older');
const database = await startEmbedded(join(work, 'data'));
const client = new pg.Client({ connectionString: database.url });
const migrations = async (): Promise<number> =>
  (await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0]
    ?.n ?? 0;
const environment = { RATE_LIMIT: '1000000', LOGIN_ATTEMPTS: '1000' };
const failures: string[] = [];

try {
  await client.connect();
  git('clone', '--quiet', '--shared', '--no-checkout', root, checkout);
  git('-C', checkout, 'checkout', '--quiet', '--detach', older);
  console.log(`older version: ${git('log', '-1', '--format=%h, %cs: %s', older)}`);
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@voyage/api...'];
  execFileSync('pnpm', install, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });

  const old = await startProcess(database.url, environment, join(checkout, 'apps/api/src/main.ts'));
  const before = await migrations();
  const load = upgradeLoad(stayAhead());
  load.serving = [old];
  const over = new AbortController();
  const living = Array.from({ length: callers }, () => load.live(over.signal));
  await load.busy(40);

  const beforeTheUpgrade = load.count(old.port);
  const outputBefore = old.output().length; // what the older version reports by itself is not of the upgrade
  const starting = startProcess(database.url, environment);
  const ready = starting.then(() => true);
  const soon = () => pause(20).then(() => false);
  while ((await migrations()) === before && !(await Promise.race([ready, soon()])));
  const atMigration = load.count(old.port);
  const current = await starting;
  const migrated = await migrations();
  const whenReady = load.count(old.port);
  load.serving = [old, current];
  await load.busy(80);
  load.serving = [current]; // as a load balancer does: no new calls, and those in progress end
  await load.drained(old.port);
  const atTheEnd = load.count(old.port);
  const exit = await old.stop();
  await load.busy(40);
  over.abort();
  await Promise.all(living);

  failures.push(...load.failures, ...(await load.missing(client)));
  if (exit !== 0) failures.push(`the older version exited with ${exit}`);
  failures.push(...[old.output().slice(outputBefore), current.output()].filter((output) => output !== ''));
  console.log(
    JSON.stringify({
      migrations: { before, after: migrated },
      byOlder: {
        before: beforeTheUpgrade,
        whileMigrating: atMigration - beforeTheUpgrade,
        onTheNewTablesAlone: whenReady - atMigration,
        besideTheNew: atTheEnd - whenReady,
      },
      byNew: load.count(current.port),
      booked: load.booked.size,
      cancelled: load.cancelled.size,
      slowestMilliseconds: Math.round(load.slowest()),
    }),
  );
  if (migrated === before) failures.push('there was nothing to migrate');
  await current.stop();
} finally {
  await client.end();
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
console.log(failures.length === 0 ? 'no call failed' : `${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);
