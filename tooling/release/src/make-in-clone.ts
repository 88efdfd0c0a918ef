import { spawnSync } from 'node:child_process';
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

function run({ env, umask }: Place, cwd: string, command: string, ...args: string[]): void {
  const before = process.umask(umask);
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  process.umask(before);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${status} in ${cwd}`);
}

/**
 * Clones the workspace at a commit or tag, installs, and makes releases of the parts there, without any result of
 * another build; returns the folder of the archives. @throws Error if anything fails
 */
export function makeInClone(place: Place, commit: string, wanted: readonly Part[]): string {
  const clone = join(place.folder, 'clone');
  const out = join(place.folder, 'out');
  mkdirSync(place.folder, { recursive: true });
  const from = ['--quiet', '--no-hardlinks', '--no-checkout', workspaceRoot, clone];
  run(place, workspaceRoot, 'git', 'clone', ...from);
  run(place, clone, 'git', 'checkout', '--quiet', '--detach', commit);
  run(place, clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
  const own = { ...place, env: { ...place.env, TURBO_CACHE_DIR: join(place.folder, 'turbo') } };
  for (const part of wanted)
    run(own, clone, process.execPath, 'tooling/release/src/release.ts', part, '--out', out);
  return out;
}
