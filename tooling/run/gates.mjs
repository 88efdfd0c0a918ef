// `npm run check`, `npm test`, `npm run test:all`: what each contains (CONTRIBUTING, "Checks").
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './bootstrap.mjs';

/** Tasks of turbo.json by the part of a gate that they make up; CI runs parts side by side. */
const parts = {
  check: ['static', 'typecheck', 'test'],
  service: ['test:service', 'test:faults'],
  stories: ['test:stories', 'test:stories-check'],
  journeys: ['test:bundles', 'test:journeys'],
};
/** The same at night: every brand, language and sweep, and longer storms. */
const nightly = {
  ...parts,
  service: ['test:service-long', 'test:faults-long'],
  stories: ['test:stories-all', 'test:stories-check'],
  journeys: ['test:bundles', 'test:journeys-all'],
};
/**
 * Follows the rest: the self-test of the story check needs stories that are built, but runs only when the check has
 * changed.
 */
const later = new Set(['test:stories-check']);
/** They start older versions or released parts, after the rest. */
const trials = ['upgrade', 'released'];

/**
 * The browsers for the tests: those configured, else the distribution's, else Playwright's own. Stories are
 * compared in Chromium, since their references were made there; journeys run in its headless shell if
 * available, which takes a seventh less processor time.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function browsers(env) {
  const shell = '/usr/bin/chromium-headless-shell';
  const known = () =>
    [env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
      (path) => path && existsSync(path),
    );
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
 * Runs tasks of turbo.json and whatever they depend on. What fails stops only what depends on it, and is said
 * again at the end: a report of CI has only its last lines.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} tasks
 * @param {string[]} args given to each task
 * @param {number} atOnce
 */
function runTasks(env, tasks, args, atOnce) {
  const reports = join(root, '.turbo', 'runs');
  rmSync(reports, { recursive: true, force: true });
  const command = ['exec', 'turbo', 'run', ...tasks, '--output-logs=new-only', '--log-order=grouped'];
  const how = [`--concurrency=${atOnce}`, '--continue=dependencies-successful', '--summarize'];
  const { status } = spawnSync('pnpm', [...command, ...how, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  for (const file of readdirSync(reports))
    for (const { taskId, logFile, execution } of JSON.parse(readFileSync(join(reports, file), 'utf8')).tasks)
      if (execution?.exitCode) {
        // A task that is never cached leaves no log.
        const lines = logFile ? readFileSync(join(root, logFile), 'utf8').trimEnd().split('\n') : ['(above)'];
        console.error(`\n== ${taskId} failed; its last lines:\n${lines.slice(-80).join('\n')}`);
      }
  process.exit(status ?? 1);
}

/**
 * Runs a gate. `args` may name one of its parts (`npm test -- stories`), and then what that part's task is given
 * (`--shard=1/2`).
 * @param {NodeJS.ProcessEnv} given
 * @param {'check' | 'test' | 'test:all'} gate
 * @param {string[]} args
 */
export function runGate(given, gate, args) {
  const from = Date.now();
  const env = gate === 'check' ? given : browsers(given);
  const all = Object.entries(gate === 'test:all' ? nightly : parts);
  const named = gate === 'check' ? 'check' : args[0];
  const chosen = all.filter(([name]) => named === undefined || name === named);
  if (chosen.length === 0) {
    console.error(`${named} is not a part of this gate (${all.map(([name]) => name).join(', ')}).`);
    process.exit(1);
  }
  const tasks = chosen.flatMap(([, names]) => names);
  // Much of it waits for processes and timers. The long tasks of the night use both processors of a small machine.
  const atOnce = gate === 'test:all' ? 2 : 4;
  for (const some of [tasks.filter((name) => !later.has(name)), tasks.filter((name) => later.has(name))])
    if (some.length > 0) runTasks(env, some, args.slice(1), atOnce);
  if (gate === 'test:all' && named === undefined)
    for (const name of trials) run(env, 'node', ['tooling/trials/src/trial.ts', name]);
  console.log(`\n== ${gate}: ${((Date.now() - from) / 1000).toFixed(0)} s`);
}
