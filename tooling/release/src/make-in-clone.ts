import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import type { Part } from './source.ts';

/** A folder to clone and build in, and what differs there. */
export interface Place {
  folder: string;
  env: Record<string, string>;
  umask: number;
}

/**
 * Clones the workspace at a commit or tag, installs, and makes releases of the parts there, without any result of
 * another build; returns the folder of the archives. @throws Error if anything fails
 */
export function makeInClone({ folder, env, umask }: Place, commit: string, wanted: readonly Part[]): string {
  const clone = join(folder, 'clone');
  const out = join(folder, 'out');
  const own = { ...process.env, ...env, TURBO_CACHE_DIR: join(folder, 'turbo') };
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: own });
  const before = process.umask(umask);
  mkdirSync(folder, { recursive: true });
  const from = ['--quiet', '--no-hardlinks', '--no-checkout', workspaceRoot, clone];
  run(workspaceRoot, 'git', 'clone', ...from);
  run(clone, 'git', 'checkout', '--quiet', '--detach', commit);
  run(clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
  for (const part of wanted)
    run(clone, process.execPath, 'tooling/release/src/release.ts', part, '--out', out);
  process.umask(before);
  return out;
}
