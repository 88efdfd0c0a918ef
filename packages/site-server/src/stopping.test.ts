import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const dist = mkdtempSync(join(tmpdir(), 'voyage-dist-'));
mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
// More than the buffers of two sockets take.
writeFileSync(join(dist, 'client', 'assets', 'large.js'), Buffer.alloc(32 * 2 ** 20));
/** A service that takes its time: `/v1/slow/1500` answers after a second and a half. */
let service: Server;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const [, ms] = /^\/v1\/slow\/(\d+)$/.exec(request.url ?? '') ?? [];
    await pause(Number(ms ?? 0));
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
  const { environmentOfProcess } = await import(${JSON.stringify(new URL('environment.ts', import.meta.url).href)});
  siteServer({
    ...${JSON.stringify({ dist, port })}, env: environmentOfProcess(), name: 'Test',
    phone: '+886 2 5550 1800', brand: 'main', defaultLocale: 'en', builtAt: 1, locales: ['en'],
    bestLocale: () => 'en', render: () => Promise.reject(new Error('not rendered here')),
  });
`;

const argumentsFor = (port: number) => ['--input-type=module', '--eval', program(port)];

/** A site in a process of its own. */
async function startSite(changes: Record<string, string> = {}) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  await new Promise((done) => void probe.close(done));
  const child = spawn(process.execPath, argumentsFor(port), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { API_URL: `http://127.0.0.1:${portOf(service)}`, ...changes },
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'message');
  return {
    port,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    /** Asks for something, and reads nothing of the answer, as a phone without network. */
    stall: async (path: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`);
      await pause(300);
    },
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

// On Windows a signal ends a process outright.
describe.skipIf(process.platform === 'win32')('SIGTERM', () => {
  test('a call in progress is answered, and the process ends right after it, with 0', async () => {
    const site = await startSite();
    const call = site.get('/api/v1/slow/1500');
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
    const call = site.get('/api/v1/slow/1500').then(
      () => 'answered',
      () => 'cut',
    );
    await pause(300);
    const { code } = await site.stop();
    expect([code, await call]).toEqual([1, 'cut']);
    expect(JSON.parse(site.output())).toMatchObject({ level: 40, requests: 1 });
  }, 30_000);

  test('a file that nobody reads on is waited for some seconds, and does not count; a call as long as it takes', async () => {
    const [alone, beside, idle] = await Promise.all([startSite(), startSite(), startSite()]);
    await Promise.all([alone.stall('/assets/large.js'), beside.stall('/assets/large.js')]);
    const call = beside.get('/api/v1/slow/8000');
    await pause(300);
    const [stopped, stoppedBeside, machine] = await Promise.all([alone.stop(), beside.stop(), idle.stop()]);
    expect(stopped.code).toBe(0);
    expect(stopped.ms).toBeGreaterThan(4_000);
    // without what the machine takes to end any process
    expect(stopped.ms - machine.ms).toBeLessThan(7_000);
    expect((await call).status).toBe(200);
    expect(stoppedBeside.code).toBe(0);
    expect(stoppedBeside.ms).toBeGreaterThan(7_000);
    expect(stoppedBeside.ms - machine.ms).toBeLessThan(12_000);
    expect(alone.output() + beside.output()).toBe('');
  }, 90_000);

  test('with a time that is not a whole number it does not start, and says why', () => {
    const { status, stderr } = spawnSync(process.execPath, argumentsFor(0), {
      env: { STOP_SECONDS: '50s', DRAIN_SECONDS: '' },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(status).toBe(78);
    expect(stderr).toContain('STOP_SECONDS: Invalid format');
    expect(stderr).toContain('DRAIN_SECONDS: Invalid format');
  }, 30_000);
});
