// `npm run check`, `npm test`, `npm run test:all`: what each contains (CONTRIBUTING, "Checks"). May be followed by one
// of its parts (`npm test -- stories`), and then by what that part's task is given (`--shard=1/2`).
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installBrowser } from './install-browser.ts';

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
const later = 'test:stories-check';
/** They start older versions or released parts, after the rest. */
const trials = ['upgrade', 'released'];

const root = join(import.meta.dirname, '..', '..');
const start = (command: string, args: string[]): number => {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status ?? 1;
};

/**
 * Runs tasks of turbo.json and whatever they depend on. What fails stops only what depends on it, and is said
 * again at the end: a report of CI has only its last lines.
 */
function runTasks(tasks: string[], atOnce: number, given: string[]): void {
  if (tasks.length === 0) return;
  const reports = join(root, '.turbo', 'runs');
  rmSync(reports, { recursive: true, force: true });
  const command = ['exec', 'turbo', 'run', ...tasks, '--output-logs=new-only', '--log-order=grouped'];
  const how = [`--concurrency=${atOnce}`, '--continue=dependencies-successful', '--summarize'];
  const status = start('pnpm', [...command, ...how, ...(given.length > 0 ? ['--', ...given] : [])]);
  if (status === 0) return;
  for (const file of readdirSync(reports))
    for (const { taskId, logFile, execution } of JSON.parse(readFileSync(join(reports, file), 'utf8')).tasks)
      if (execution?.exitCode) {
        // A task that is never cached leaves no log.
        const lines = logFile ? readFileSync(join(root, logFile), 'utf8').trimEnd().split('\n') : ['(above)'];
        console.error(`\n== ${taskId} failed; its last lines:\n${lines.slice(-80).join('\n')}`);
      }
  process.exit(status);
}

const [gate = 'check', ...args] = process.argv.slice(2);
const [named, ...given] = gate === 'check' ? ['check', ...args.slice(1)] : args;
const isNight = gate === 'test:all';
const all = Object.entries(isNight ? nightly : parts);
const tasks = all.filter(([name]) => named === undefined || name === named).flatMap(([, names]) => names);
if (tasks.length === 0) {
  console.error(`${named} is not a part of this gate (${all.map(([name]) => name).join(', ')}).`);
  process.exit(1);
}
const from = Date.now();
if (gate !== 'check') installBrowser();
// Much of it waits for processes and timers. The long tasks of the night use both processors of a small machine.
const atOnce = isNight ? 2 : 4;
runTasks(
  tasks.filter((name) => name !== later),
  atOnce,
  given,
);
runTasks(
  tasks.filter((name) => name === later),
  atOnce,
  given,
);
if (isNight && named === undefined)
  for (const name of trials) {
    const status = start('node', ['tooling/trials/src/trial.ts', name]);
    if (status !== 0) process.exit(status);
  }
console.log(`\n== ${gate}: ${((Date.now() - from) / 1000).toFixed(0)} s`);
