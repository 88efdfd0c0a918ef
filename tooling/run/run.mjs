// npm start, npm test and all that README names: the single entry point, which installs the tools first.
import { spawn } from 'node:child_process';
import { install, root, run, tooling } from './bootstrap.mjs';

const [task = 'start', ...rest] = process.argv.slice(2);
const windows = process.platform === 'win32';
const parent = process.ppid;
const env = tooling();
install(env);
if (task === 'install') process.exit(0);

/** @type {Record<string, string[]>} */
const programs = {
  start: ['tooling/run/start.ts'],
  dev: ['tooling/run/start.ts', '--dev'],
  reset: ['tooling/run/reset.ts'],
  check: ['tooling/run/gates.ts', 'check'],
  test: ['tooling/run/gates.ts', 'test'],
  'test:all': ['tooling/run/gates.ts', 'test:all'],
  bench: ['tooling/bench/src/bench.ts'],
  trial: ['tooling/trials/src/trial.ts'],
  release: ['tooling/release/src/release.ts'],
  new: ['tooling/generate/new.ts'],
  storybook: ['apps/storybook/src/dev.ts'],
};
const program = programs[task];

if (task === 'pnpm') run(env, 'pnpm', rest);
else if (!program) {
  console.error(`Unknown task "${task}".`);
  process.exit(1);
} else {
  if (task === 'storybook') {
    const prepare = ['turbo', 'run', 'prepared', '--filter=@voyage/storybook', '--output-logs=errors-only'];
    run(env, 'pnpm', ['exec', ...prepare]);
  }
  // We exit when the child has exited, and it takes the time it needs. It also exits by itself if we are
  // gone (the channel closes).
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn('node', [...program, ...rest], {
    cwd: root,
    stdio: windows ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
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
