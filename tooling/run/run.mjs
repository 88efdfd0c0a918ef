// npm start | dev | reset | bench, npm run check, test, test:all, test:upgrade, release:...: the single entry point.
// See README.md.
import { spawn } from 'node:child_process';
import { install, root, run, tooling } from './bootstrap.mjs';

const [task = 'start', ...rest] = process.argv.slice(2);
const windows = process.platform === 'win32';
const parent = process.ppid;
const env = tooling();
install(env);
if (task === 'install') process.exit(0);

if (task === 'check' || task === 'test' || task === 'test:all') {
  const { runGate } = await import('./gates.mjs');
  runGate(env, task, rest);
} else if (task === 'pnpm') {
  run(env, 'pnpm', rest);
} else {
  /** @type {Record<string, string>} */
  const scripts = {
    start: 'tooling/run/start.ts',
    dev: 'tooling/run/start.ts',
    reset: 'tooling/run/reset.ts',
    bench: 'tooling/bench/src/bench.ts',
    cluster: 'tooling/cluster/src/main.ts',
    'external-db': 'apps/api/src/testing/external-database.ts',
    upgrade: 'apps/api/src/testing/upgrade-under-load.ts',
    release: 'tooling/release/src/release.ts',
    'release-compare': 'tooling/release/src/compare.ts',
    'release-image': 'tooling/release/src/image.ts',
    'release-drive': 'tooling/release/src/drive.ts',
    'release-roll-back': 'tooling/release/src/roll-back.ts',
    'release-publish': 'tooling/release/src/publish.ts',
    'release-version': 'tooling/release/src/version.ts',
    'release-tag': 'tooling/release/src/tag.ts',
  };
  const script = scripts[task];
  if (!script) {
    console.error(`Unknown task "${task}".`);
    process.exit(1);
  }
  // We exit when the child has exited, and it takes the time it needs. It also exits by itself if we are
  // gone (the channel closes).
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn('node', [script, ...(task === 'dev' ? ['--dev'] : []), ...rest], {
    cwd: root,
    stdio: windows ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
    env: task === 'release-drive' ? (await import('./gates.mjs')).browsers(env) : env,
    shell: windows,
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  // npm starts us through a shell, which may not forward the signal that ends npm: without a parent process
  // nothing would end us.
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
