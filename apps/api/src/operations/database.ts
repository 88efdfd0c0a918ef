import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * The database of the service: DATABASE_URL, or the embedded one of a running service. @throws Error if there
 * is neither
 */
export function databaseUrl({ DATABASE_URL, DATA_DIR = '.data' }: Record<string, string | undefined>) {
  if (DATABASE_URL) return DATABASE_URL;
  const [pid, password] = [join(DATA_DIR, 'postgres', 'postmaster.pid'), join(DATA_DIR, 'postgres-password')];
  if (!existsSync(pid))
    throw new Error(
      'Set DATABASE_URL, or DATA_DIR to the folder of a service that runs with the embedded database.',
    );
  return `postgres://voyage:${readFileSync(password, 'utf8').trim()}@127.0.0.1:${readFileSync(pid, 'utf8').split('\n')[3]}/voyage`;
}

/** One connection and one transaction for a command-line tool. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end(); // uncommitted changes are rolled back
  }
}

/** Runs a tool: its result on standard output, or the error on standard error and exit code 1. */
export async function main(tool: () => Promise<string>): Promise<void> {
  try {
    console.log(await tool());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
