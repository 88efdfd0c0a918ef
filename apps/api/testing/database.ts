import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/db/embedded.ts';
import { createServices } from '../src/create-services.ts';
import { markHistorySeeded } from '../src/demonstration/fill.ts';
import { testStart, testEnv } from './environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database to connect to for creating others. */
    adminUrl: string;
    /** The seeded database that every test file copies. */
    template: string;
  }
}

export const databaseUrl = (adminUrl: string, name: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;

/** Runs one statement outside any transaction, as required to create and drop databases. */
export async function runAdminStatement(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A copy of the template for one test file. */
export async function copyDatabase(
  adminUrl: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await runAdminStatement(adminUrl, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => runAdminStatement(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/**
 * A crash of PostgreSQL may lose test data, so nothing waits for the disk; tests that crash it start their own. A
 * vacuum would visit a hundred databases that each live for some seconds.
 */
const throwaway = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

/** Vitest's global set-up: one PostgreSQL (that of DATABASE_URL if set) with one seeded template. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-test-'));
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: () => Promise.resolve() }
    : await startEmbedded(folder, undefined, { settings: throwaway });
  const template = `test_${randomUUID().slice(0, 8)}`;
  await runAdminStatement(server.url, `create database ${template}`);
  const services = await createServices(testEnv(), databaseUrl(server.url, template), {
    now: () => new Date(testStart),
  });
  // so that a process started by a test on a copy adds no orders
  await services.db.pool.query(markHistorySeeded);
  await services.close();
  provide('adminUrl', server.url);
  provide('template', template);
  return async () => {
    await runAdminStatement(server.url, `drop database if exists ${template} with (force)`).catch(() => {});
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
