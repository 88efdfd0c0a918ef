import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, root } from '@voyage/bench/processes.ts';
import { startArguments } from '@voyage/checks/release-entries.ts';
import type { Release } from '@voyage/release/source.ts';

const releaseIn = (folder: string): Release => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));

export interface ReleasedProcess {
  release: Release;
  address: string;
  /** @throws Error if it does not end with 0 */
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends what is left, without waiting. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts an unpacked release as its documentation says, with only these variables; resolves once it is ready. */
export async function startRelease(
  folder: string,
  environment: Record<string, string>,
): Promise<ReleasedProcess> {
  const release = releaseIn(folder);
  const args = startArguments[release.part];
  const port = String(await freePort());
  const child = fork(args.at(-1) ?? '', [], {
    cwd: folder,
    execArgv: args.slice(0, -1),
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      [`${release.part.toUpperCase()}_PORT`]: port,
      ...environment,
    },
  });
  running.add(child);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  await new Promise<void>((ready, fail) => {
    child.on('message', (message) => message && ready());
    child.once('error', fail);
    void exited.then((code) => {
      running.delete(child);
      fail(
        new Error(`${release.part} ${release.commit.slice(0, 8)} exited with ${code} before it was ready`),
      );
    });
  });
  return {
    release,
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exited;
      if (code !== 0) throw new Error(`${release.part} ended with ${code}`);
    },
  };
}

/** The service in a demonstration with few hotels. */
export const demonstration = (database: string): Record<string, string> => ({
  DATABASE_URL: database,
  DEMO_DATA: 'true',
  DEMO_HOTELS: '300',
  AUTH_SECRET: 'only for this trial, thirty-two and more',
  TRUSTED_PROXIES: '127.0.0.1,::1',
});

interface Database {
  url: string;
  stop(): Promise<void>;
}

/** A new PostgreSQL of its own in a folder, as the workspace has it. */
export async function startDatabase(folder: string): Promise<Database> {
  const file = join(root, 'apps', 'api', 'src', 'db', 'embedded.ts');
  const { startEmbedded }: { startEmbedded: (folder: string) => Promise<Database> } = await import(file);
  return startEmbedded(folder);
}
