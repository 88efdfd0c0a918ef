import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { copySite } from '@voyage/run/copy-site.ts';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { isStarted, programOf } from './programs.ts';
import { roundRobin } from './round-robin.ts';
import { startProcess, startService, stopProcess } from './service-process.ts';

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
interface Running {
  stack: Stack;
  stop: () => Promise<void>;
}

/**
 * A separate database for a stack on the server of DATABASE_URL, whose role must be able to create one;
 * undefined: the service's embedded one.
 */
async function externalDatabase(
  number: number,
): Promise<{ url: string; drop: () => Promise<unknown> } | undefined> {
  const given = process.env.DATABASE_URL;
  if (!given) return undefined;
  const name = `e2e_${process.pid}_${number}`;
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

/** A service (SERVICE_PROCESSES of them on an external database) and both built sites. */
async function startStack(number: number, folders: Record<'main' | 'club', string>): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'voyage-e2e-'));
  const database = await externalDatabase(number);
  const [main, club] = await Promise.all([freePort(), freePort()]);
  const sites = { main: `http://localhost:${main}`, club: `http://localhost:${club}` };
  const place = { data, database: database?.url ?? '' };
  const services = await Promise.all(
    Array.from({ length: database ? Number(process.env.SERVICE_PROCESSES ?? 1) : 1 }, () =>
      startService({ ...place, sites }),
    ),
  );
  const balancer = services.length > 1 ? await roundRobin(services.map(({ port }) => port)) : undefined;
  const api = `http://127.0.0.1:${balancer?.port ?? services[0]?.port}`;
  const sitesRunning = await Promise.all([
    ...(isStarted('main')
      ? [startProcess('main', folders.main, { MAIN_PORT: String(main), API_URL: api })]
      : []),
    ...(isStarted('club')
      ? [startProcess('club', folders.club, { CLUB_PORT: String(club), API_URL: api })]
      : []),
  ]);
  return {
    stack: { api, ...sites, ...place },
    stop: async () => {
      for (const child of [...sitesRunning, ...services.map((service) => service.child)])
        await stopProcess(child);
      balancer?.close();
      await database?.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a stack for each worker and stops them after the run; site.ts reads E2E_STACKS. */
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
  const running = await Promise.all(
    Array.from({ length: workers }, (_, number) => startStack(number, folders)),
  );
  process.env.E2E_STACKS = JSON.stringify(running.map(({ stack }) => stack));
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(sites, { recursive: true, force: true });
  };
}
