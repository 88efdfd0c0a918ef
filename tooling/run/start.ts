// Builds what is out of date, then runs the service and both sites together: `npm start`, `npm run dev`.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { supervisor } from './supervise.ts';
import { sandboxCommand, sandboxEnvironment, sandboxFolder } from './supplier-sandbox.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    /** `rapid-sandbox`: hotels of a supplier's sandbox, which is started beside the service. */
    inventory: { type: 'string', default: 'embedded' },
  },
});
const { dev, inventory } = values;
const inventories = ['embedded', 'rapid-sandbox'];
if (!inventories.includes(inventory)) {
  console.error(`--inventory is one of ${inventories.join(', ')}.`);
  process.exit(1);
}
const onSandbox = inventory === 'rapid-sandbox';
const ports = {
  main: Number(process.env.MAIN_PORT ?? 3000),
  club: Number(process.env.CLUB_PORT ?? 3001),
  api: Number(process.env.API_PORT ?? 4000),
  ...(onSandbox && { sandbox: Number(process.env.SANDBOX_PORT ?? 4010) }),
};
const ownData = process.env.DATA_DIR ?? join(root, '.data');
/** Members, orders and hotels of one inventory mean nothing to another. */
const dataDir = onSandbox ? join(ownData, inventory) : ownData;
const supplier = ports.sandbox === undefined ? {} : sandboxEnvironment(ports.sandbox);
/** Whoever presses Ctrl-C is waiting, and nobody else uses these processes. */
const stopSeconds = process.env.STOP_SECONDS ?? '2';
/** 0 if it is not a number, which the parts themselves reject. */
const stopTimes = Number(process.env.DRAIN_SECONDS ?? 0) + Number(stopSeconds) || 0;
/** Ten seconds more for the service's jobs, and some for the end itself (docs/operations/run.md, "Stopping"). */
const { keepRunning, finish, stop } = supervisor(stopTimes + 15);
const from = performance.now();

const print = (text: string) =>
  console.log(`  ${text.padEnd(46)} ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`);

const free = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, () => probe.close(() => done(true)));
  });

/**
 * Secrets for the demonstration on this machine, generated once; a real installation provides its own
 * (docs/operations/run.md).
 */
function secrets(): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ AUTH_SECRET: randomBytes(32).toString('hex') }), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(1)); // the parent process has ended

for (const [name, port] of Object.entries(ports)) {
  if (!(await free(port))) {
    console.error(
      `Port ${port} is already in use. Stop the process that uses it, or choose another: ${name.toUpperCase()}_PORT=${port + 100} npm start`,
    );
    process.exit(1);
  }
}
const apiUrl = `http://127.0.0.1:${ports.api}`;
const names: Record<Brand, string> = { main: 'Aldermere', club: 'Lanthorn Club' };
const mode = dev ? 'development' : 'production';
const brands = ['main', 'club'] as const;
type Brand = (typeof brands)[number];
const conditions: Record<Brand, string[]> = { main: [], club: ['--conditions=aldermere:club'] };
/** In MiB: without a container, nothing else limits the memory that a flood of requests can take. */
const siteHeap = 512;
const site = (brand: Brand) =>
  keepRunning({
    name: names[brand],
    command: [
      ...conditions[brand],
      ...(dev ? [] : [`--max-old-space-size=${siteHeap}`]),
      ...(dev ? [join(root, 'apps', brand, 'node_modules', 'vite', 'bin', 'vite.js'), 'dev'] : ['server.ts']),
    ],
    cwd: join(root, 'apps', brand),
    env: dev
      ? { ...supplier, API_URL: apiUrl }
      : {
          ...supplier,
          NODE_ENV: mode,
          API_URL: apiUrl,
          STOP_SECONDS: stopSeconds,
          MAIN_PORT: String(ports.main),
          CLUB_PORT: String(ports.club),
        },
  });
const startSite = (brand: Brand) =>
  site(brand).then(() => print(`${names[brand]} is at http://localhost:${ports[brand]}`));
/**
 * Turbo stops its child processes when it is stopped itself: so it is started directly, without pnpm in
 * between.
 */
const prepare = (...task: string[]) =>
  finish({
    name: `"turbo run ${task[0]}"`,
    command: [
      join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      ...task,
      '--output-logs=errors-only',
      '--log-order=grouped',
    ],
    cwd: root,
  });
async function startSites(): Promise<void> {
  if (dev) {
    await prepare('prepare-words', 'prepare-fonts', 'prepare-map', 'prepare-card-frame');
    print('Words, fonts and the map are prepared');
    void keepRunning({
      name: 'The words',
      command: ['--watch-path=catalogs', '--watch-preserve-output', 'compile.ts'],
      cwd: join(root, 'packages', 'i18n'),
      env: {},
    });
    await Promise.all(brands.map(startSite));
    return;
  }
  // One after the other: side by side, and beside the service that fills its database, neither could be
  // opened before both are built.
  const starting: Promise<void>[] = [];
  for (const brand of brands) {
    await prepare('bundle', `--filter=@voyage/${brand}`);
    print(`${names[brand]} is built`);
    starting.push(startSite(brand));
  }
  await Promise.all(starting);
  // Only the compressed files are still missing; nobody waits for them.
  void prepare('build', ...brands.map((brand) => `--filter=@voyage/${brand}`));
}
async function startService(): Promise<void> {
  if (ports.sandbox !== undefined)
    await keepRunning({
      name: 'The supplier’s sandbox',
      command: sandboxCommand({ port: ports.sandbox, data: join(dataDir, 'supplier') }),
      cwd: sandboxFolder,
      env: supplier,
    });
  await keepRunning({
    name: 'The service',
    // With --watch-path Node gives the watched process no channel, so that it could not say when it is ready.
    command: [
      '--max-semi-space-size=16',
      ...(dev ? ['--watch', '--watch-preserve-output'] : []),
      'src/main.ts',
    ],
    cwd: join(root, 'apps', 'api'),
    env: {
      ...supplier,
      NODE_ENV: mode,
      API_PORT: String(ports.api),
      // Where links in emails, the bank's page and the return from it lead: the sites as started here,
      // unless they are reached at other addresses.
      SITE_URL_MAIN: process.env.SITE_URL_MAIN ?? `http://localhost:${ports.main}`,
      SITE_URL_CLUB: process.env.SITE_URL_CLUB ?? `http://localhost:${ports.club}`,
      DATA_DIR: dataDir,
      DEMO_DATA: process.env.DEMO_DATA ?? 'true',
      TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '127.0.0.1,::1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      STOP_SECONDS: stopSeconds,
      ...(process.env.AUTH_SECRET ? {} : secrets()),
    },
  });
  print('The service is ready');
}
await Promise.all([startService(), startSites()]); // neither needs the other in order to start

console.log(`
  Aldermere       http://localhost:${ports.main}
  Lanthorn Club   http://localhost:${ports.club}
  Service         http://localhost:${ports.api}/docs

  Demonstration members, password Voyage2026:
  basic@demo.test  elite@demo.test  platinum@demo.test  noir@demo.test  employee@demo.test  agent@demo.test

  Ctrl-C stops everything; "npm run reset" empties the demonstration data.
`);
