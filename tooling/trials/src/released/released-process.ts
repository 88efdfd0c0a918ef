import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '@voyage/bench/processes.ts';
import { startArguments } from '@voyage/checks/release-entries.ts';
import { freePort } from '@voyage/e2e/free-port.ts';
import { stopProcess } from '@voyage/e2e/service-process.ts';
import type { Release } from '@voyage/release/source.ts';

const releaseIn = (folder: string): Release => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));

export interface ReleasedProcess {
  release: Release;
  address: string;
  /** @throws Error if it does not end with 0 */
  stop: () => Promise<void>;
}

/** Starts an unpacked release as its documentation says, with only these variables; resolves once it is ready. */
export async function startRelease(
  folder: string,
  environment: Record<string, string>,
): Promise<ReleasedProcess> {
  const release = releaseIn(folder);
  const args = startArguments[release.part];
  const port = String(await freePort());
  const child = await startProcess(`${release.part} ${release.commit.slice(0, 8)}`, args.at(-1) ?? '', {
    cwd: folder,
    execArgv: args.slice(0, -1),
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      [`${release.part.toUpperCase()}_PORT`]: port,
      ...environment,
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return {
    release,
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stopProcess(child);
      if (child.exitCode !== 0) throw new Error(`${release.part} exited with ${child.exitCode}`);
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
