import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { portOf } from '../platform/port-of.ts';
import { initialise, programsFolder, serve, type PostgresServer } from './postgres-server.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}
/**
 * How many times in a row, a second apart, a crashed server is restarted: its last processes may hold the
 * folder for a while.
 */
const restarts = 15;

/**
 * Starts the embedded PostgreSQL in `{dataDir}/postgres`, creating it the first time. Listens on a free
 * loopback port with a generated password. A crashed server is restarted on its port (`warn`); `lost` is
 * called if that fails.
 * @throws Error with a readable message if the folder is broken or in use.
 */
export async function startEmbedded(
  dataDir: string,
  log: (message: string) => void = () => {},
  {
    warn = () => {},
    lost = () => {},
    settings: more = [],
  }: {
    warn?: (message: string) => void;
    lost?: (message: string) => void;
    /** PostgreSQL settings in addition to the usual ones: `fsync=off`. */
    settings?: readonly string[];
  } = {},
): Promise<RunningDatabase> {
  const folder = resolve(dataDir);
  const databaseDir = join(folder, 'postgres');
  const passwordFile = join(folder, 'postgres-password');
  mkdirSync(folder, { recursive: true });
  const isNew = !existsSync(join(databaseDir, 'PG_VERSION'));
  if (isNew && existsSync(databaseDir)) {
    // an earlier first start was interrupted
    if (existsSync(join(folder, 'postgres-making'))) rmSync(databaseDir, { recursive: true, force: true });
    else
      throw new Error(
        `The data folder ${databaseDir} is not a PostgreSQL database. Move it elsewhere, or run "npm run reset" to start again.`,
      );
  }
  if (!isNew && !existsSync(passwordFile))
    throw new Error(`The data folder ${folder} lacks its password file. Run "npm run reset" to start again.`);
  const password = existsSync(passwordFile)
    ? readFileSync(passwordFile, 'utf8').trim()
    : randomBytes(18).toString('hex');
  await takeOver(folder, databaseDir, password);
  const lines: string[] = [];
  const keep = (message: unknown) => void (lines.push(String(message)), lines.length > 40 && lines.shift());
  const asRoot = process.getuid?.() === 0;
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=120',
    'shared_buffers=256MB',
    'timezone=UTC',
    'unix_socket_directories=',
    ...more,
  ];
  let server: PostgresServer;
  let port: number;
  if (asRoot) {
    openForPostgresUser(folder);
    const closed = unreadableFolder(folder) ?? unreadableFolder(programsFolder() ?? folder);
    if (closed)
      throw new Error(
        `PostgreSQL does not run as root, and the user "postgres" that it runs as cannot enter ${closed}.\nMake it traversable (chmod o+x ${closed}), move the project elsewhere, or start it as another user than root.`,
      );
  }
  try {
    if (isNew) {
      writeFileSync(join(folder, 'postgres-making'), '');
      writeFileSync(passwordFile, password, { mode: 0o600 });
      await initialise(databaseDir, 'voyage', password, keep);
      rmSync(join(folder, 'postgres-making'));
    }
    port = await freePort(); // only now: another process may take it in the meantime
    server = await serve(databaseDir, port, settings, keep);
    if (isNew) await createDatabase(address(port, password, 'postgres'), 'voyage');
  } catch (error) {
    const output =
      lines.filter((line) => /FATAL|ERROR|PANIC|could not|No space/i.test(line)).join('\n') ||
      String(error ?? 'no reason given');
    throw new Error(
      `The embedded database in ${databaseDir} did not start:\n${output.trim()}\nIf the folder is corrupt, "npm run reset" creates a new one.`,
      {
        cause: error,
      },
    );
  }
  log(`embedded PostgreSQL on port ${port}`);
  const owner = join(folder, 'postgres-owner');
  writeFileSync(owner, String(process.pid));
  let stopping = false;
  async function startAgain(left: number): Promise<void> {
    if (stopping) return;
    if (left === 0)
      return lost(
        `The embedded database in ${databaseDir} has ended and does not start again:\n${lines.slice(-5).join('').trim()}`,
      );
    const started = await serve(databaseDir, port, settings, keep).catch(() => null);
    if (!started) return setTimeout(1_000).then(() => startAgain(left - 1));
    server = started;
    if (stopping) return server.stop();
    watch();
  }
  function watch(): void {
    void server.ended.then(() => {
      if (stopping) return;
      warn('the embedded PostgreSQL exited; restarting it');
      return startAgain(restarts);
    });
  }
  watch();
  const stop = async () => {
    stopping = true;
    await server.stop();
    rmSync(owner, { force: true });
  };
  return { url: address(port, password, 'voyage'), stop };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // owned by another user
  }
};

/**
 * A killed service leaves its PostgreSQL running: it is stopped here before the next one starts on the same
 * folder.
 * @throws Error if the service that uses the folder is still running.
 */
async function takeOver(folder: string, databaseDir: string, password: string): Promise<void> {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const owner = Number(read(join(folder, 'postgres-owner'))[0]);
  if (owner > 0 && owner !== process.pid && isAlive(owner))
    throw new Error(
      `The data folder ${folder} is in use by process ${owner}. Stop that first, or give this one another DATA_DIR.`,
    );
  const [postmaster, , , port] = read(join(databaseDir, 'postmaster.pid')).map(Number);
  if (!postmaster || !port || !isAlive(postmaster)) return;
  // The process id may have been reused: only a server that accepts our password is ours to stop.
  const client = new pg.Client({
    connectionString: address(port, password, 'postgres'),
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return;
  }
  process.kill(postmaster, 'SIGINT');
  for (let waited = 0; isAlive(postmaster) && waited < 10_000; waited += 50) await setTimeout(50);
}

const address = (port: number, password: string, database: string) =>
  `postgres://voyage:${password}@127.0.0.1:${port}/${database}`;

async function createDatabase(connectionString: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root; its user must be able to traverse the path to the folder. */
function openForPostgresUser(folder: string): void {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    try {
      const { mode } = statSync(at);
      // only adds permission to traverse: the path may include other users' folders, such as /tmp
      if ((mode & 0o011) !== 0o011) chmodSync(at, (mode & 0o7777) | 0o011);
    } catch {
      return; // not ours to change; if it matters, the start below reports it
    }
    if (at === process.cwd()) return;
  }
}

/** The outermost folder of a path that PostgreSQL's user may not enter; undefined if there is none. */
export function unreadableFolder(path: string): string | undefined {
  const idOf = (what: '-u' | '-g') =>
    // the user does not exist before the first start
    Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN);
  const [user, group] = [idOf('-u'), idOf('-g')];
  let closed: string | undefined;
  for (let at = dirname(resolve(path)); at !== dirname(at); at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    if ((mode & (uid === user ? 0o100 : gid === group ? 0o010 : 0o001)) === 0) closed = at;
  }
  return closed;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, '127.0.0.1', () => {
        const port = portOf(probe);
        probe.close(() => done(port));
      });
  });
}
