// `npm test`: everything that CI runs, in the order in which it fails fastest.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

/**
 * Chromium for the browser tests: the one that is there, else the distribution's, else Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 */
function browser(env) {
  const known = [env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );
  if (known) return { ...env, CHROMIUM_PATH: known };
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...');
    /** @type {import('node:child_process').SpawnSyncOptions} */
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

/** @param {NodeJS.ProcessEnv} given */
export function tests(given) {
  const from = Date.now();
  const env = browser(given);
  /**
   * @param {string} title
   * @param {string} command
   * @param {string[]} args
   */
  const step = (title, command, args) => {
    const start = Date.now();
    console.log(`\n== ${title}`);
    run(env, command, args);
    console.log(`== ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  };
  /** @param {string[]} args */
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
  step('variables of tasks', 'node', ['tooling/checks/task-environment.ts']);
  step('workflows', 'node', ['tooling/checks/workflows.ts']);
  step('messages', 'node', ['tooling/checks/messages.ts']);
  step('type assertions', 'node', ['tooling/checks/type-assertions.ts']);
  step('words, builds', 'pnpm', turbo('build'));
  step('types', 'pnpm', turbo('typecheck'));
  // Two at a time: the service's suite waits much for clocks and processes, and the stories need a processor.
  step('unit and service tests', 'pnpm', turbo('test', '--concurrency=2'));
  step('generators', 'node', ['tooling/generate/check.ts']);
  step('bundles and brands', 'node', ['tooling/checks/bundles.ts']);
  step('browser journeys', 'pnpm', ['--filter', '@voyage/e2e', 'exec', 'playwright', 'test']);
  console.log(`\n== everything: ${((Date.now() - from) / 1000).toFixed(0)} s`);
}

/**
 * `npm run test:unit`: types and unit tests, which need neither a browser nor a database of their own.
 * @param {NodeJS.ProcessEnv} env
 */
export function unitTests(env) {
  const turbo = ['exec', 'turbo', 'run', '--output-logs=new-only', '--log-order=grouped'];
  run(env, 'pnpm', [...turbo, 'typecheck']);
  run(env, 'pnpm', [...turbo, 'test', '--filter=!@voyage/api', '--filter=!@voyage/storybook']);
}
