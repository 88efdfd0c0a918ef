// `npm test`: everything that CI runs, in the order in which it fails fastest.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

const chromium = '/usr/bin/chromium';
/** Chromium without a window: what Playwright itself uses, with a seventh less processor time. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The browsers for the tests: those configured, else the distribution's, else Playwright's own. Stories are
 * compared in Chromium, since their references were made there; journeys run in its headless shell if
 * available.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function browsers(env) {
  const known = () =>
    [env.CHROMIUM_PATH, chromium, '/usr/bin/chromium-browser'].find((path) => path && existsSync(path));
  if (!(known() && existsSync(shell)) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...');
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const wanted = ['chromium-headless-shell', ...(known() ? [] : ['chromium', 'fonts-noto-cjk'])];
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', ...wanted], quiet);
  }
  const path = known();
  if (!path)
    run(env, 'pnpm', ['--filter', '@voyage/e2e', 'exec', 'playwright', 'install', '--with-deps', 'chromium']);
  return path ? { ...env, CHROMIUM_PATH: path } : env;
}

/** @param {NodeJS.ProcessEnv} given */
export function tests(given) {
  const from = Date.now();
  const env = browsers(given);
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
  step('containers', 'node', ['tooling/checks/containers.ts']);
  step('cluster', 'node', ['tooling/checks/cluster.ts']);
  step('messages', 'node', ['tooling/checks/messages.ts']);
  step('type assertions', 'node', ['tooling/checks/type-assertions.ts']);
  // Three at a time: the service's suite often waits for clocks and processes, the stories for a processor.
  step('builds, types, unit and service tests, stories', 'pnpm', [
    ...turbo('build', 'typecheck', 'test'),
    '--concurrency=3',
  ]);
  step('generators', 'node', ['tooling/generate/check.ts']);
  step('bundles and brands', 'node', ['tooling/checks/bundles.ts']);
  step('browser journeys', 'pnpm', ['--filter', '@voyage/e2e', 'exec', 'playwright', 'test']);
  console.log(`\n== everything: ${((Date.now() - from) / 1000).toFixed(0)} s`);
}

/**
 * `npm run test:unit`: types and unit tests, which need neither a browser nor a database.
 * @param {NodeJS.ProcessEnv} env
 */
export function unitTests(env) {
  const turbo = ['exec', 'turbo', 'run', '--output-logs=new-only', '--log-order=grouped'];
  run(env, 'pnpm', [...turbo, 'typecheck']);
  run(env, 'pnpm', [...turbo, 'test', '--filter=!@voyage/api', '--filter=!@voyage/storybook']);
}
