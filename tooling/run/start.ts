// Builds what is out of date, then runs the service and both sites together: `npm start`, `npm run dev`.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
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
  const probe = createServer().listen(port);
  await once(probe, 'listening').catch(() => {
    console.error(
      `Port ${port} is already in use. Stop the process that uses it, or choose another: ${name.toUpperCase()}_PORT=${port + 100} npm start`,
    );
    process.exit(1);
  });
  await once(probe.close(), 'close');
}
/** What every part is given; each reads its own. */
const env = {
  ...supplier,
  NODE_ENV: dev ? 'development' : 'production',
  STOP_SECONDS: stopSeconds,
  API_PORT: String(ports.api),
  MAIN_PORT: String(ports.main),
  CLUB_PORT: String(ports.club),
  API_URL: `http://127.0.0.1:${ports.api}`,
  // Where links in emails, the bank's page and the return from it lead: the sites as started here,
  // unless they are reached at other addresses.
  SITE_URL_MAIN: process.env.SITE_URL_MAIN ?? `http://localhost:${ports.main}`,
  SITE_URL_CLUB: process.env.SITE_URL_CLUB ?? `http://localhost:${ports.club}`,
  DATA_DIR: dataDir,
  DEMO_DATA: process.env.DEMO_DATA ?? 'true',
  TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '127.0.0.1,::1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};
const sites = {
  main: { name: 'Aldermere', conditions: [] },
  club: { name: 'Lanthorn Club', conditions: ['--conditions=aldermere:club'] },
};
const brands = ['main', 'club'] as const;
/** In MiB: without a container, nothing else limits the memory that a flood of requests can take. */
const siteHeap = 512;
async function startSite(brand: (typeof brands)[number]): Promise<void> {
  const { name, conditions } = sites[brand];
  const cwd = join(root, 'apps', brand);
  const vite = join(cwd, 'node_modules', 'vite', 'bin', 'vite.js');
  await keepRunning({
    name,
    command: [...conditions, ...(dev ? [vite, 'dev'] : [`--max-old-space-size=${siteHeap}`, 'server.ts'])],
    cwd,
    env,
  });
  print(`${name} is at http://localhost:${ports[brand]}`);
}
/**
 * Turbo stops its child processes when it is stopped itself: so it is started directly, without pnpm in
 * between.
 */
const prepare = (...task: string[]) => {
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  const how = ['--output-logs=errors-only', '--log-order=grouped'];
  return finish({ name: `"turbo run ${task[0]}"`, command: [turbo, 'run', ...task, ...how], cwd: root });
};
async function startSites(): Promise<void> {
  if (dev) {
    await prepare('prepare-words', 'prepare-fonts', 'prepare-map', 'prepare-card-frame');
    print('Words, fonts and the map are prepared');
    void keepRunning({
      name: 'The words',
      command: ['--watch-path=catalogs', '--watch-preserve-output', 'compile.ts'],
      cwd: join(root, 'packages', 'i18n'),
    });
    await Promise.all(brands.map(startSite));
    return;
  }
  // One after the other: side by side, and beside the service that fills its database, neither could be
  // opened before both are built.
  const starting: Promise<void>[] = [];
  for (const brand of brands) {
    await prepare('bundle', `--filter=@voyage/${brand}`);
    print(`${sites[brand].name} is built`);
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
      command: sandboxCommand(ports.sandbox, join(dataDir, 'supplier')),
      cwd: sandboxFolder,
      env,
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
    env: { ...env, ...(process.env.AUTH_SECRET ? {} : secrets()) },
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
