import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && done());
    child.on('exit', (code) => fail(new Error(`${name} ended with code ${code} before it was ready`)));
  });
}

/** Starts the service and both built sites for the whole run; stops them after it. */
export default async function servers(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'voyage-e2e-'));
  const [api, main, club] = await Promise.all([freePort(), freePort(), freePort()]);
  const start = async (name: string, file: string, cwd: string, env: Record<string, string>, execArgv: string[] = []) => {
    const child = fork(file, [], { cwd: join(root, cwd), execArgv, env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env } });
    await ready(child, name);
    return child;
  };
  const service = await start('service', 'src/main.ts', 'apps/api', {
    API_PORT: String(api),
    DATA_DIR: data,
    DEMO_DATA: 'true',
    AUTH_SECRET: 'only for these tests, thirty-two and more',
    CHECK_RESPONSES: 'true',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const apiUrl = `http://127.0.0.1:${api}`;
  const sites = await Promise.all([
    start('main', 'server.ts', 'apps/main', { MAIN_PORT: String(main), API_URL: apiUrl }),
    start('club', 'server.ts', 'apps/club', { CLUB_PORT: String(club), API_URL: apiUrl }, ['--conditions=aldermere:club']),
  ]);
  Object.assign(process.env, {
    E2E_API: apiUrl,
    E2E_MAIN: `http://localhost:${main}`,
    E2E_CLUB: `http://localhost:${club}`,
    E2E_DATA: data,
    E2E_SERVICE_PID: String(service.pid),
  });
  return async () => {
    for (const child of [...sites, service]) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  };
}
