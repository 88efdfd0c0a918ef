import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const dist = mkdtempSync(join(tmpdir(), 'voyage-dist-'));
mkdirSync(join(dist, 'client'));
/** A service that takes its time: `/v1/slow` answers after a second and a half. */
let service: Server;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    if (request.url === '/v1/slow') await pause(1_500);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"t":1}}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => {
  rmSync(dist, { recursive: true, force: true });
  service.closeAllConnections();
  service.close();
});
const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
const program = (port: number) => `
  const { siteServer } = await import(${JSON.stringify(new URL('server.ts', import.meta.url).href)});
  siteServer({
    ...${JSON.stringify({ dist, port, apiUrl: `http://127.0.0.1:${portOf(service)}` })}, name: 'Test',
    phone: '+886 2 5550 1800', brand: 'main', defaultLocale: 'en', builtAt: 1, locales: ['en'],
    bestLocale: () => 'en', render: () => Promise.reject(new Error('not rendered here')),
  });
`;

/** A site in a process of its own. */
async function startSite(changes: Record<string, string> = {}) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  await new Promise((done) => void probe.close(done));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(port)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: changes,
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'message');
  return {
    port,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    output: () => output,
    /** SIGTERM. @returns the exit code, and after how many milliseconds */
    stop: async () => {
      const from = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code]: unknown[] = await ended;
      return { code, ms: performance.now() - from };
    },
  };
}

test('a call in progress is answered, and the process ends right after it, with 0', async () => {
  const site = await startSite();
  const call = site.get('/api/v1/slow');
  await pause(300);
  const stopping = site.stop();
  await pause(200);
  await expect(site.get('/health')).rejects.toThrow();
  expect((await call).status).toBe(200);
  const { code, ms } = await stopping;
  expect(code).toBe(0);
  expect(ms).toBeGreaterThan(800);
  expect(ms).toBeLessThan(4_000);
  expect(site.output()).toBe('');
}, 30_000);

test('a process without requests ends at once, whatever browsers keep open', async () => {
  const site = await startSite();
  expect((await site.get('/health')).status).toBe(200); // kept open
  const silent = connect(site.port, '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  const { code, ms } = await site.stop();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(2_000);
}, 30_000);

test('with STOP_SECONDS it cuts what takes longer, says so, and ends with 1', async () => {
  const site = await startSite({ STOP_SECONDS: '0' });
  const call = site.get('/api/v1/slow').then(
    () => 'answered',
    () => 'cut',
  );
  await pause(300);
  const { code } = await site.stop();
  expect([code, await call]).toEqual([1, 'cut']);
  expect(JSON.parse(site.output())).toMatchObject({ level: 40, requests: 1 });
}, 30_000);
