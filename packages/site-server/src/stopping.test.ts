import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const dist = mkdtempSync(join(tmpdir(), 'voyage-dist-'));
mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
// More than the buffers of two sockets take.
writeFileSync(join(dist, 'client', 'assets', 'large.js'), Buffer.alloc(32 * 2 ** 20));
/** A service whose `/v1/slow/...` is answered when the test says so. */
let service: Server;
const waiting = new Map<string, () => void>();
const isReceived = (path: string) => expect.poll(() => waiting.has(path)).toBe(true);
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/v1/slow/')) await new Promise<void>((resolve) => waiting.set(path, resolve));
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
  const { environmentOfProcess } = await import(${JSON.stringify(new URL('platform/environment.ts', import.meta.url).href)});
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
      socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`);
      await once(socket, 'readable');
    },
    output: () => output,
    /** SIGTERM; returns the exit code. */
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code]: unknown[] = await ended;
      return code;
    },
  };
}

/** Beyond the time limit of a test: whatever waits so long fails by it, on a busy machine too. */
const patient = { STOP_SECONDS: '600' };

// On Windows a signal ends a process outright.
describe.skipIf(process.platform === 'win32')('SIGTERM', () => {
  test('a call in progress is answered, and the process ends right after it, with 0', async () => {
    const site = await startSite(patient);
    const call = site.get('/api/v1/slow/call');
    await isReceived('/v1/slow/call');
    const stopping = site.stop();
    await expect.poll(() => site.get('/health').then(String, () => 'refused')).toBe('refused');
    waiting.get('/v1/slow/call')?.();
    expect((await call).status).toBe(200);
    expect(await stopping).toBe(0);
    expect(site.output()).toBe('');
  });

  test('a process without requests ends at once, whatever browsers keep open', async () => {
    const site = await startSite(patient);
    expect((await site.get('/health')).status).toBe(200); // kept open
    const silent = connect(site.port, '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    expect(await site.stop()).toBe(0);
  });

  test('with STOP_SECONDS it aborts what takes longer, logs so, and exits with 1', async () => {
    const site = await startSite({ STOP_SECONDS: '0' });
    const call = site.get('/api/v1/slow/cut').then(
      () => 'answered',
      () => 'cut',
    );
    await isReceived('/v1/slow/cut');
    expect([await site.stop(), await call]).toEqual([1, 'cut']);
    expect(JSON.parse(site.output())).toMatchObject({ level: 40, requests: 1 });
  });

  test('a file that its reader has abandoned is waited for a few seconds, and does not count; a request as long as it takes', async () => {
    const [alone, beside] = await Promise.all([startSite(patient), startSite(patient)]);
    await Promise.all([alone.stall('/assets/large.js'), beside.stall('/assets/large.js')]);
    const call = beside.get('/api/v1/slow/beside');
    await isReceived('/v1/slow/beside');
    const stoppingBeside = beside.stop();
    // By then the file of the other one has been given up as well.
    expect(await alone.stop()).toBe(0);
    waiting.get('/v1/slow/beside')?.();
    expect((await call).status).toBe(200);
    expect(await stoppingBeside).toBe(0);
    expect(alone.output() + beside.output()).toBe('');
  });

  test('with a time that is not a whole number it does not start, and reports why', () => {
    const { status, stderr } = spawnSync(process.execPath, argumentsFor(0), {
      env: { STOP_SECONDS: '50s', DRAIN_SECONDS: '' },
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stderr).toContain('STOP_SECONDS: Invalid format');
    expect(stderr).toContain('DRAIN_SECONDS: Invalid format');
  });
});
