import { spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from './options.ts';
import { root, temporaryFolder } from './processes.ts';
import { atMost, type Report } from './report.ts';

/** `npm test` of a commit in a clone that is installed and has built nothing, in seconds. */
function secondsOf(commit: string): number {
  const clone = temporaryFolder();
  // run as root, PostgreSQL has its own user, who must be able to reach its programs here
  chmodSync(clone, 0o755);
  const run = (command: string, ...args: string[]) => {
    const { status } = spawnSync(command, args, {
      cwd: clone,
      stdio: ['ignore', 2, 2],
      // a shared cache of turbo would spare the work that is measured
      env: { ...process.env, TURBO_CACHE_DIR: join(clone, '.turbo', 'cache') },
    });
    if (status !== 0) throw new Error(`${commit}: ${command} ${args.join(' ')} exited with ${status}`);
  };
  run('git', 'clone', '--quiet', root, '.');
  run('git', 'checkout', '--quiet', commit);
  symlinkSync(join(root, '.tools'), join(clone, '.tools'), 'junction');
  run('node', 'tooling/run/run.mjs', 'install');
  const from = performance.now();
  run('node', 'tooling/run/run.mjs', 'test');
  return (performance.now() - from) / 1000;
}

/** `npm test` of the checked out commit beside that of another, one after the other. */
export function benchTests(report: Report, { beside }: Options): void {
  report.section('npm test in a fresh clone');
  const before = secondsOf(beside);
  const present = secondsOf(
    spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim(),
  );
  report.add(`npm test of ${beside}`, 's', [before]);
  report.add('npm test', 's', [present]);
  report.add(`npm test beside that of ${beside}`, 'times', [present / before], atMost(0.4, '<= 0.4 times'));
}
