import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/db/embedded.ts';

/**
 * `npm run trial -- external-db [api|browser] [--built] [names of test files]`: the service's suite, then the
 * browser journeys, on a PostgreSQL that is not the embedded one (that of DATABASE_URL, whose role may
 * create databases; else one started here on a free port) and with two processes of the service on each
 * database. Exits with 1 if anything failed.
 */
const journeys = ['journey', 'price-change', 'places'];
const root = join(import.meta.dirname, '..', '..', '..');
const [only, ...rest] = process.argv.slice(2);
const names = rest.filter((name) => name !== '--built');
let stopped = false;

/** Runs a command to its end; returns its exit code. */
const run = (command: string[], cwd: string, DATABASE_URL: string): Promise<number> =>
  new Promise((done) => {
    const [name = '', ...rest] = command;
    const child = spawn(name, rest, {
      cwd: join(root, cwd),
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL, SERVICE_PROCESSES: '2' },
    });
    const stop = () => ((stopped = true), child.kill('SIGINT')); // it drops its databases first, then we exit
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('error', (error) => (console.error(error.message), done(1)));
    child.on('exit', (code) => done(code ?? 1));
  });

const folder = mkdtempSync(join(tmpdir(), 'voyage-external-db-'));
const given = process.env.DATABASE_URL;
const database = given ? { url: given, stop: () => Promise.resolve() } : await startEmbedded(folder);
console.log(`PostgreSQL at ${new URL(database.url).host}, two processes of the service`);
const projects = ['--project', 'service', '--project', 'faults'];
const suite = [
  {
    cwd: 'apps/api',
    command: ['pnpm', 'exec', 'vitest', 'run', ...projects, ...(only === 'api' ? names : [])],
  },
];
const build = {
  cwd: '.',
  command: [
    'pnpm',
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@voyage/main',
    '--filter=@voyage/club',
    '--output-logs=errors-only',
  ],
};
const browser = [
  ...(rest.includes('--built') ? [] : [build]),
  {
    cwd: 'tooling/e2e',
    command: ['pnpm', 'exec', 'playwright', 'test', ...(names.length > 0 ? names : journeys)],
  },
];
let failed = false;
for (const { cwd, command } of [...(only === 'browser' ? [] : suite), ...(only === 'api' ? [] : browser)]) {
  if (!stopped) failed = (await run(command, cwd, database.url)) !== 0 || failed;
}
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
