import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxCommand, sandboxEnvironment, sandboxFolder } from '@voyage/run/supplier-sandbox.ts';
import { freePort } from './free-port.ts';
import { programOf, type Part } from './programs.ts';

/** Waits until a program says that it is ready. @throws Error if it ends before */
export function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && done());
    child.once('error', fail);
    child.on('exit', (code) => fail(new Error(`${name} exited with code ${code} before it was ready`)));
  });
}

/** A site or a service, once it is ready. */
export async function startProcess(
  part: Part,
  cwd: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const { file, args, execArgv } = programOf(part);
  const child = fork(file, args, {
    cwd,
    execArgv,
    // A test ends with requests in progress, which nobody waits for.
    env: { ...process.env, TZ: 'UTC', NODE_ENV: 'production', LOG_LEVEL: 'warn', STOP_SECONDS: '2', ...env },
  });
  await ready(child, part);
  return child;
}

/** A hotel supplier's sandbox, with its books in `data`. */
export async function startSandbox(
  data: string,
  more: string[] = [],
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const [file, ...args] = sandboxCommand(port, data);
  const env = { ...process.env, ...sandboxEnvironment(port) };
  const child = fork(file, [...args, ...more], { cwd: sandboxFolder, env });
  await ready(child, 'the sandbox');
  return { port, child };
}

/** More than a service takes to complete its requests (docs/operations/run.md, "Stopping"). */
const stopWithin = 75_000;
/** Stops a process, and waits for its end. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithin);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}

interface ServiceOptions {
  /** The data folder. */
  data: string;
  /** An external PostgreSQL, or that of another service; empty: an embedded one in `data`. */
  database: string;
  /** Where the bank returns the payer to. */
  sites: { main: string; club: string };
  /** Absent: any that is free. */
  port?: number;
  /** Which service; by default the product's. */
  part?: 'api' | 'api-on-memory';
}

export async function startService(
  { data, database, sites, port: given, part = 'api' }: ServiceOptions,
  more: Record<string, string> = {},
): Promise<{ port: number; child: ChildProcess }> {
  const port = given ?? (await freePort());
  const child = await startProcess(part, programOf(part).cwd, {
    API_PORT: String(port),
    DATA_DIR: data,
    DEMO_DATA: 'true',
    SITE_URL_MAIN: sites.main,
    SITE_URL_CLUB: sites.club,
    AUTH_SECRET: 'only for these tests, thirty-two and more',
    CHECK_RESPONSES: 'true',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(database ? { DATABASE_URL: database } : {}),
    ...more,
  });
  return { port, child };
}

/** The database of a running service: the external one, or the embedded one in its data folder. */
export function databaseUrl({ data, database }: Pick<ServiceOptions, 'data' | 'database'>): string {
  if (database) return database;
  const [, , , port] = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(data, 'postgres-password'), 'utf8').trim();
  return `postgres://voyage:${encodeURIComponent(password)}@127.0.0.1:${port}/voyage`;
}
