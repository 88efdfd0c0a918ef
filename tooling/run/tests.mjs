// `npm test`: everything that CI runs, in the order in which it fails fastest.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

/** Chromium for the browser tests: the one that is there, else the distribution's, else Playwright's own. */
function browser(env) {
  const known = [env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
  if (known) return { ...env, CHROMIUM_PATH: known };
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], quiet);
    if (existsSync('/usr/bin/chromium')) return { ...env, CHROMIUM_PATH: '/usr/bin/chromium' };
  }
  run(env, 'pnpm', ['--filter', '@voyage/e2e', 'exec', 'playwright', 'install', '--with-deps', 'chromium']);
  return env;
}

export function tests(given) {
  const env = browser(given);
  const step = (title, command, args, stepEnv = env) => {
    const start = Date.now();
    console.log(`\n== ${title}`);
    run(stepEnv, command, args);
    console.log(`== ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  };
  const turbo = (...args) => [
    'exec',
    'turbo',
    'run',
    ...args,
    '--output-logs=new-only',
    '--log-order=grouped',
  ];
  step('formatting', 'pnpm', ['run', 'format:check']);
  step('lint', 'pnpm', ['run', 'lint']);
  step('boundaries', 'pnpm', ['run', 'boundaries']);
  step('unused dependencies', 'pnpm', ['run', 'unused']);
  step('variables', 'node', ['tooling/checks/environment.ts']);
  step('messages', 'node', ['tooling/checks/messages.ts']);
  step('words, builds', 'pnpm', turbo('build'));
  step('types', 'pnpm', turbo('typecheck'));
  // One at a time: each uses all processors by itself, and what waits for a browser must not wait for them.
  step('unit and service tests', 'pnpm', turbo('test', '--concurrency=1'));
  step('generators', 'node', ['tooling/generate/check.ts']);
  step('bundles and brands', 'node', ['tooling/checks/bundles.ts']);
  step('browser journeys', 'pnpm', ['--filter', '@voyage/e2e', 'exec', 'playwright', 'test']);
}
