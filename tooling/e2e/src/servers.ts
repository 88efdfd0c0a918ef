import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { copySite } from '@voyage/run/copy-site.ts';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { drivesReleases, programOf } from './programs.ts';
import { roundRobin } from './round-robin.ts';

function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && done());
    child.on('exit', (code) => fail(new Error(`${name} ended with code ${code} before it was ready`)));
  });
}

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

async function start(
  part: 'main' | 'club' | 'api',
  cwd: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const { file, execArgv } = programOf(part);
  const child = fork(file, [], {
    cwd,
    execArgv,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
  });
  await ready(child, part);
  return child;
}

/** A service (SERVICE_PROCESSES of them on an external database) and both built sites. */
async function startStack(number: number, folders: Record<'main' | 'club', string>): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'voyage-e2e-'));
  const database = await externalDatabase(number);
  const [main, club] = await Promise.all([freePort(), freePort()]);
  const startService = async () => {
    const port = await freePort();
    const child = await start('api', programOf('api').cwd, {
      API_PORT: String(port),
      DATA_DIR: data,
      DEMO_DATA: 'true',
      // Where the bank returns the payer to.
      SITE_URL_MAIN: `http://localhost:${main}`,
      SITE_URL_CLUB: `http://localhost:${club}`,
      AUTH_SECRET: 'only for these tests, thirty-two and more',
      CHECK_RESPONSES: 'true',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...(database ? { DATABASE_URL: database.url } : {}),
    });
    return { port, child };
  };
  const services = await Promise.all(
    Array.from({ length: database ? Number(process.env.SERVICE_PROCESSES ?? 1) : 1 }, startService),
  );
  const balancer = services.length > 1 ? await roundRobin(services.map(({ port }) => port)) : undefined;
  const api = `http://127.0.0.1:${balancer?.port ?? services[0]?.port}`;
  const sites = await Promise.all([
    start('main', folders.main, { MAIN_PORT: String(main), API_URL: api }),
    start('club', folders.club, { CLUB_PORT: String(club), API_URL: api }),
  ]);
  return {
    stack: {
      api,
      main: `http://localhost:${main}`,
      club: `http://localhost:${club}`,
      data,
      database: database?.url ?? '',
    },
    stop: async () => {
      for (const child of [...sites, ...services.map((service) => service.child)]) {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await ended;
      }
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
  const siteOf = (brand: 'main' | 'club') =>
    drivesReleases ? programOf(brand).cwd : copySite(programOf(brand).cwd, join(sites, brand));
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
