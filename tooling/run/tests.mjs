// `npm test`: everything that CI runs, in the order in which it fails fastest.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, run } from './bootstrap.mjs';

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
export function browsers(env) {
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

/**
 * Runs a command and prints its output when it ends, so that several can run at the same time. A failure ends
 * everything.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<void>}
 */
const quietly = (env, title, command, args) =>
  new Promise((resolve) => {
    const start = Date.now();
    const child = spawn(command, args, { cwd: root, env, shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      console.log(
        `\n== ${title}\n${Buffer.concat(output)}== ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`,
      );
      if (status !== 0) process.exit(status ?? 1);
      resolve();
    });
  });

/** @param {NodeJS.ProcessEnv} given */
export async function tests(given) {
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
  /** @param {...[string, string, string[]]} steps */
  const together = (...steps) => Promise.all(steps.map((one) => quietly(env, ...one)));
  await together(
    ['unused dependencies', 'pnpm', ['run', 'unused']],
    ['formatting', 'pnpm', ['run', 'format:check']],
    ['lint', 'pnpm', ['run', 'lint']],
    ['boundaries', 'pnpm', ['run', 'boundaries']],
    ...[
      'environment',
      'task-environment',
      'workflows',
      'change-sets',
      'containers',
      'cluster',
      'messages',
      'type-assertions',
    ].map(
      /** @returns {[string, string, string[]]} */
      (name) => [name, 'node', [`tooling/checks/${name}.ts`]],
    ),
  );
  // Three at a time: the service's suite often waits for clocks and processes, the stories for a processor.
  step('builds, types, unit and service tests, stories', 'pnpm', [
    ...turbo('build', 'typecheck', 'test'),
    '--concurrency=3',
  ]);
  await together(
    ['generators', 'node', ['tooling/generate/check.ts']],
    ['bundles and brands', 'node', ['tooling/checks/bundles.ts']],
  );
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
