import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { copySite } from '@voyage/run/copy-site.ts';
import { sandboxEnvironment } from '@voyage/run/supplier-sandbox.ts';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { isStarted, programOf } from './programs.ts';
import { roundRobin } from './round-robin.ts';
import { startProcess, startSandbox, startService, stopProcess } from './service-process.ts';

/**
 * The servers of one worker: a service, both sites in front of it, and their data, all separate from other
 * workers.
 */
export interface Stack {
  api: string;
  main: string;
  club: string;
  /** The service's data folder. */
  data: string;
  /** An external PostgreSQL; empty: the embedded one in `data`. */
  database: string;
}
export interface Running {
  stack: Stack;
  stop: () => Promise<void>;
}

/** A separate database on the server of another, whose role must be able to create one. */
export async function siblingDatabase(
  given: string,
  name: string,
): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  return {
    url: Object.assign(new URL(given), { pathname: `/${name}` }).href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

interface StackOptions {
  /** Of the built sites. */
  folders: Record<'main' | 'club', string>;
  /** A PostgreSQL, dropped in the end; undefined: the embedded one. */
  database: { url: string; drop: () => Promise<unknown> } | undefined;
  /** Which service, and how many processes of it; these need a PostgreSQL that they share. */
  part?: 'api' | 'api-on-memory';
  processes?: number;
  /** Whether its hotels are those of a supplier's sandbox, which is started too. */
  onSandbox?: boolean;
}

/** A service and both built sites. */
export async function startStack({
  folders,
  database,
  part = 'api',
  processes = 1,
  onSandbox = false,
}: StackOptions): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'voyage-e2e-'));
  const [main, club] = await Promise.all([freePort(), freePort()]);
  const sites = { main: `http://localhost:${main}`, club: `http://localhost:${club}` };
  const sandbox = onSandbox ? await startSandbox(join(data, 'supplier')) : undefined;
  const supplier = sandbox ? sandboxEnvironment(sandbox.port) : {};
  const place = { data, database: database?.url ?? '' };
  const services = await Promise.all(
    Array.from({ length: processes }, () => startService({ ...place, sites, part }, supplier)),
  );
  const balancer = services.length > 1 ? await roundRobin(services.map(({ port }) => port)) : undefined;
  const api = `http://127.0.0.1:${balancer?.port ?? services[0]?.port}`;
  const sitesRunning = await Promise.all([
    ...(isStarted('main')
      ? [startProcess('main', folders.main, { ...supplier, MAIN_PORT: String(main), API_URL: api })]
      : []),
    ...(isStarted('club')
      ? [startProcess('club', folders.club, { ...supplier, CLUB_PORT: String(club), API_URL: api })]
      : []),
  ]);
  return {
    stack: { api, ...sites, ...place },
    stop: async () => {
      for (const child of [...sitesRunning, ...services.map((service) => service.child)])
        await stopProcess(child);
      balancer?.close();
      if (sandbox) await stopProcess(sandbox.child);
      await database?.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a stack for each worker (SERVICE_PROCESSES of the service on an external database) and stops them after the
 * run; site.ts reads E2E_STACKS.
 */
export default async function servers({
  workers,
}: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  // `npm start` (start.spec.ts) builds, or restores from turbo's cache, while other journeys run.
  const sites = mkdtempSync(join(tmpdir(), 'voyage-e2e-sites-'));
  const siteOf = (brand: 'main' | 'club') => {
    const { cwd, isRelease } = programOf(brand);
    return isRelease || !isStarted(brand) ? cwd : copySite(cwd, join(sites, brand));
  };
  const folders = { main: siteOf('main'), club: siteOf('club') };
  const external = process.env.DATABASE_URL;
  const running = await Promise.all(
    Array.from({ length: workers }, async (_, number) =>
      startStack(
        external
          ? {
              folders,
              database: await siblingDatabase(external, `e2e_${process.pid}_${number}`),
              processes: Number(process.env.SERVICE_PROCESSES ?? 1),
            }
          : { folders, database: undefined },
      ),
    ),
  );
  process.env.E2E_STACKS = JSON.stringify(running.map(({ stack }) => stack));
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(sites, { recursive: true, force: true });
  };
}
