import { fork, spawnSync, type ChildProcess, type ForkOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@voyage/e2e/free-port.ts';
import { programOf } from '@voyage/e2e/programs.ts';
import { databaseUrl as embeddedUrl, ready, startSandbox, stopProcess } from '@voyage/e2e/service-process.ts';
import { copySite } from '@voyage/run/copy-site.ts';
import { sandboxEnvironment } from '@voyage/run/supplier-sandbox.ts';
import pg from 'pg';

export const root = join(import.meta.dirname, '..', '..', '..');
const probe = new URL('probe.ts', import.meta.url).href;

interface Measured {
  cpu: { user: number; system: number };
  rss: number;
}
export interface BenchProcess {
  origin: string;
  /** CPU time used so far, in milliseconds, and current memory, in MiB. */
  measure(): Promise<{ cpu: number; rss: number }>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
const folders = new Set<string>();
const stops: (() => Promise<unknown>)[] = [];
/** What else must be stopped, however the run ends; the last is stopped first, and processes of ours after all. */
export const onCleanUp = (stop: () => Promise<unknown>): void => void stops.push(stop);
/** However the run ends: no process keeps running, and nothing stays on disk. */
export const endAll = (): Promise<unknown> => Promise.all([...running].map(stopProcess));
export async function cleanUp(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  await endAll();
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-bench-'));
  folders.add(folder);
  return folder;
}

/** Starts a program of Node's, and waits until it says that it is ready. @throws Error if it ends before */
export async function startProcess(name: string, file: string, options: ForkOptions): Promise<ChildProcess> {
  const child = fork(file, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await ready(child, name);
  return child;
}

async function start(
  part: 'main' | 'club' | 'api',
  cwd: string,
  env: Record<string, string>,
  flags: string[] = [],
): Promise<BenchProcess> {
  const port = await freePort();
  const { file, execArgv } = programOf(part);
  const own = { [`${part.toUpperCase()}_PORT`]: String(port), STOP_SECONDS: '2' };
  const child = await startProcess(part, file, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...own, ...env },
    execArgv: [...execArgv, ...flags, '--import', probe],
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    measure: () =>
      new Promise((done) => {
        const listen = (message: { measured?: Measured }) => {
          if (!message.measured) return;
          child.off('message', listen);
          const { cpu, rss } = message.measured;
          done({ cpu: (cpu.user + cpu.system) / 1000, rss: rss / 2 ** 20 });
        };
        child.on('message', listen);
        child.send('measure');
      }),
    stop: () => stopProcess(child),
  };
}

/** The real service on the embedded database in `folder`, which it fills if empty, or on DATABASE_URL in `more`. */
export const startService = (
  folder: string,
  hotels: number,
  more: Record<string, string> = {},
): Promise<BenchProcess> => {
  const env = {
    DATA_DIR: folder,
    DEMO_DATA: 'true',
    DEMO_HOTELS: String(hotels),
    AUTH_SECRET: 'only for the bench, thirty-two and more',
    LOGIN_ATTEMPTS: '1000000',
    ...more,
  };
  return start('api', programOf('api').cwd, env, ['--max-semi-space-size=16']);
};

/** A hotel supplier's sandbox, and what a service on its hotels needs to know. */
export async function startSupplierSandbox(
  data: string,
  properties: number,
): Promise<{ environment: Record<string, string>; stop: () => Promise<void> }> {
  const { port, child } = await startSandbox(data, [`--properties=${properties}`]);
  running.add(child);
  return { environment: sandboxEnvironment(port), stop: () => stopProcess(child) };
}

export const brands = ['main', 'club'] as const;
export type Brand = (typeof brands)[number];
/** Builds both sites, if Turbo does not know a build of these sources. @throws Error if it fails */
export function buildSites(): void {
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  const sites = brands.map((brand) => `--filter=@voyage/${brand}`);
  const { status } = spawnSync(
    process.execPath,
    [turbo, 'run', 'build', ...sites, '--output-logs=errors-only'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) throw new Error('the sites could not be built');
}
/** The current build of a site. */
const copies = new Map<Brand, string>();
function copyOf(brand: Brand): string {
  const kept = copies.get(brand);
  if (kept) return kept;
  const folder = copySite(join(root, 'apps', brand), temporaryFolder());
  copies.set(brand, folder);
  return folder;
}

/** A built site in front of a service. */
export const startSite = (
  brand: Brand,
  apiUrl: string,
  more: Record<string, string> = {},
): Promise<BenchProcess> => start(brand, copyOf(brand), { API_URL: apiUrl, ...more });

export type Query = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
export interface Database {
  query: Query;
  end(): Promise<void>;
}
/** The database of a service: to create members and to count afterwards. */
export async function openDatabase(folder: string): Promise<Database> {
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  return {
    query: async <T extends object>(text: string, values: unknown[] = []) =>
      (await client.query<T>(text, values)).rows,
    end: () => client.end(),
  };
}

/** The address of a running service's embedded database. */
export const databaseUrl = (folder: string): string => embeddedUrl({ data: folder, database: '' });
