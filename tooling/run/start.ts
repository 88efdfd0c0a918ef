// Builds what is not built, then runs the service and both sites together: `npm start`, `npm run dev`.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const dev = process.argv.includes('--dev');
const ports = { main: Number(process.env.MAIN_PORT ?? 3000), club: Number(process.env.CLUB_PORT ?? 3001), api: Number(process.env.API_PORT ?? 4000) };
const dataDir = process.env.DATA_DIR ?? join(root, '.data');
const children: ChildProcess[] = [];
const from = performance.now();
let stopping = false;

const say = (text: string) => console.log(`  ${text.padEnd(46)} ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`);

const free = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, () => probe.close(() => done(true)));
  });

/** Secrets of this machine's own demonstration, made once; a real installation gives its own (docs/operations.md). */
function secrets(): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ AUTH_SECRET: randomBytes(32).toString('hex') }), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Starts a part and waits until it says that it is ready. */
function start(name: string, command: string[], cwd: string, env: Record<string, string | undefined>): Promise<void> {
  const child = spawn('node', command, { cwd: join(root, cwd), env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return new Promise((ready) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && ready());
    child.on('exit', (code) => {
      if (stopping) return;
      console.error(`${name} ended${code === null ? '' : ` with code ${code}`}.`);
      stop(code || 1);
    });
  });
}

/** Runs a turbo task to its end. Told to end, turbo ends what it has started: so it is started itself, without pnpm between. */
function prepare(...task: string[]): Promise<void> {
  const child = spawn('node', [join(root, 'node_modules', 'turbo', 'bin', 'turbo'), 'run', ...task, '--output-logs=errors-only', '--log-order=grouped'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  return new Promise(
    (done) =>
      void child.on('exit', (code) => {
        if (stopping) return; // turbo ends with 0 when it is told to end
        if (code === 0) return done();
        console.error(`"turbo run ${task[0]}" ended${code === null ? '' : ` with code ${code}`}.`);
        stop(code || 1);
      }),
  );
}

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  const ended = () => children.every((child) => child.exitCode !== null || child.signalCode !== null);
  const timer = setInterval(() => ended() && (clearInterval(timer), process.exit(code)), 50);
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
    process.exit(code || 1);
  }, 12_000).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(1)); // whoever started us is gone

for (const [name, port] of Object.entries(ports)) {
  if (!(await free(port))) {
    console.error(`Port ${port} is taken. Stop what uses it, or choose another: ${name.toUpperCase()}_PORT=${port + 100} npm start`);
    process.exit(1);
  }
}
const apiUrl = `http://127.0.0.1:${ports.api}`;
const mode = dev ? 'development' : 'production';
const site = (brand: 'main' | 'club', port: number, condition: string[]) =>
  dev
    ? start(brand, [...condition, join(root, 'apps', brand, 'node_modules', 'vite', 'bin', 'vite.js'), 'dev'], `apps/${brand}`, { API_URL: apiUrl })
    : start(brand, [...condition, 'server.ts'], `apps/${brand}`, { NODE_ENV: mode, API_URL: apiUrl, MAIN_PORT: String(port), CLUB_PORT: String(port) });
async function startSites(): Promise<void> {
  await (dev ? prepare('prepare-words', 'prepare-fonts') : prepare('build', '--filter=@voyage/main', '--filter=@voyage/club'));
  say(dev ? 'Words and fonts are prepared' : 'Both sites are built');
  const sites = [site('main', ports.main, []), site('club', ports.club, ['--conditions=aldermere:club'])];
  if (dev) void start('The words', ['--watch-path=catalogs', '--watch-preserve-output', 'compile.ts'], 'packages/i18n', {});
  else await Promise.all(sites); // Vite says itself when it is ready
}
async function startService(): Promise<void> {
  await start('The service', [...(dev ? ['--watch-path=src'] : []), 'src/main.ts'], 'apps/api', {
    NODE_ENV: mode,
    API_PORT: String(ports.api),
    DATA_DIR: dataDir,
    DEMO_DATA: process.env.DEMO_DATA ?? 'true',
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '127.0.0.1,::1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...(process.env.AUTH_SECRET ? {} : secrets()),
  });
  say('The service is ready');
}
await Promise.all([startService(), startSites()]); // neither needs the other to begin with

console.log(`
  Aldermere       http://localhost:${ports.main}
  Lanthorn Club   http://localhost:${ports.club}
  Service         http://localhost:${ports.api}/docs

  Demonstration members, password Voyage2026:
  basic@demo.test  elite@demo.test  platinum@demo.test  noir@demo.test  employee@demo.test  agent@demo.test

  Ctrl-C stops everything; "npm run reset" empties the demonstration data.
`);
