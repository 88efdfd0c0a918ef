import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { portOf } from '../port-of.ts';
import { initialise, programsFolder, serve, type PostgresServer } from './postgres-server.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}
/** How often in a row, a second apart, a server that died is started again: its last processes may hold the folder for a while. */
const restarts = 15;

/**
 * Starts the embedded PostgreSQL in `{dataDir}/postgres`, making it the first time. Listens on a free
 * loopback port with a password of its own. A server that dies is started again on its port (`warn`); `lost` is called when that fails.
 * @throws Error with a message for people when the folder is broken or in use.
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
    /** PostgreSQL's, beyond those of every start: `fsync=off`. */
    settings?: readonly string[];
  } = {},
): Promise<RunningDatabase> {
  const folder = resolve(dataDir);
  const databaseDir = join(folder, 'postgres');
  const passwordFile = join(folder, 'postgres-password');
  mkdirSync(folder, { recursive: true });
  const isNew = !existsSync(join(databaseDir, 'PG_VERSION'));
  if (isNew && existsSync(databaseDir)) {
    if (existsSync(join(folder, 'postgres-making'))) rmSync(databaseDir, { recursive: true, force: true }); // an earlier first start was cut off
    else
      throw new Error(
        `The data folder ${databaseDir} is not a PostgreSQL database. Move it away, or run "npm run reset" to start again.`,
      );
  }
  if (!isNew && !existsSync(passwordFile))
    throw new Error(`The data folder ${folder} lacks its password file. Run "npm run reset" to start again.`);
  const password = existsSync(passwordFile)
    ? readFileSync(passwordFile, 'utf8').trim()
    : randomBytes(18).toString('hex');
  await takeOver(folder, databaseDir, password);
  const port = await freePort();
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
  if (asRoot) {
    openForPostgresUser(folder);
    const closed = unreadableFolder(folder) ?? unreadableFolder(programsFolder() ?? folder);
    if (closed)
      throw new Error(
        `PostgreSQL does not run as root, and the user "postgres" that it runs as cannot enter ${closed}.\nLet others pass through it (chmod o+x ${closed}), move the project elsewhere, or start it as another user than root.`,
      );
  }
  try {
    if (isNew) {
      writeFileSync(join(folder, 'postgres-making'), '');
      writeFileSync(passwordFile, password, { mode: 0o600 });
      await initialise(databaseDir, 'voyage', password, keep);
      rmSync(join(folder, 'postgres-making'));
    }
    server = await serve(databaseDir, port, settings, keep);
    if (isNew) await createDatabase(address(port, password, 'postgres'), 'voyage');
  } catch (error) {
    const said =
      lines.filter((line) => /FATAL|ERROR|PANIC|could not|No space/i.test(line)).join('\n') ||
      String(error ?? 'no reason given');
    throw new Error(
      `The embedded database in ${databaseDir} did not start:\n${said.trim()}\nIf the folder is broken, "npm run reset" makes a new one.`,
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
      warn('the embedded PostgreSQL has ended; it is started again');
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's
  }
};

/**
 * A service that was killed leaves its PostgreSQL running: it is ended here, before the next one starts on its folder.
 * @throws Error when the service that uses the folder still lives.
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
  // The number may be another process's by now: only a server that knows our password is ours to end.
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

/** PostgreSQL refuses to run as root; its own user must be able to walk down to the folder. */
function openForPostgresUser(folder: string): void {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    try {
      const { mode } = statSync(at);
      if ((mode & 0o011) !== 0o011) chmodSync(at, (mode & 0o7777) | 0o011); // adds the right to pass and takes none away: the walk meets folders of others, such as /tmp
    } catch {
      return; // not ours: whoever owns it decides, and the start below says what is wrong
    }
    if (at === process.cwd()) return;
  }
}

/** The outermost folder on the way to a path that PostgreSQL's own user may not enter; undefined when the way is open. */
export function unreadableFolder(path: string): string | undefined {
  const idOf = (what: '-u' | '-g') =>
    Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN); // there is no such user before the first start
  const [user, group] = [idOf('-u'), idOf('-g')];
  let closed: string | undefined;
  for (let at = dirname(resolve(path)); at !== dirname(at); at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    if ((mode & (uid === user ? 0o100 : gid === group ? 0o010 : 0o001)) === 0) closed = at;
  }
  return closed;
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, '127.0.0.1', () => {
        const port = portOf(probe);
        probe.close(() => done(port));
      });
  });
}
