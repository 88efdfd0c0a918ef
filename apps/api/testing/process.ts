import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ProcessReply<T> {
  status: number;
  data: T;
  code: string | undefined;
  text: string;
}

/**
 * The compile cache that a process leaves when it exits cleanly; the next, of this run or another, starts in
 * half the time.
 */
const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');

/**
 * The service as a separate process (main.ts, as in production; `main` of another version or another inventory, with
 * arguments), on a database that may be shared with others.
 */
export async function startProcess(
  databaseUrl: string,
  changes: Record<string, string | undefined> = {},
  main = join(import.meta.dirname, '..', 'src', 'main.ts'),
  args: string[] = [],
) {
  const data = mkdtempSync(join(tmpdir(), 'voyage-process-'));
  const child = fork(main, args, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      VITEST: '',
      NODE_ENV: 'production',
      API_PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'true',
      DEMO_HOTELS: '300',
      AUTH_SECRET: 'a secret for tests and for nothing else',
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      NODE_COMPILE_CACHE: compiled,
      ...changes,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void output.push(chunk.toString()));
  const ended = new Promise<number | null>(
    (done) =>
      void child.once('exit', (code) => {
        rmSync(data, { recursive: true, force: true });
        done(code);
      }),
  );
  const port = await new Promise<number>((done, fail) => {
    child.on('message', (message: { ready?: boolean; port: number }) => message.ready && done(message.port));
    void ended.then((code) =>
      fail(new Error(`the service exited with ${code}: ${output.join('').slice(-2000)}`)),
    );
  });

  /** One call over HTTP. @throws TypeError if the process is not running */
  // oxlint-disable-next-line no-explicit-any -- each test knows the contract that it calls
  async function call<T = any>(
    method: string,
    path: string,
    { body, token, headers }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ): Promise<ProcessReply<T>> {
    const reply = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const { data, code }: { data?: unknown; code?: string } = text.startsWith('{') ? JSON.parse(text) : {};
    // each test knows the contract that it calls
    return { status: reply.status, data: data as T, code, text };
  }

  return {
    port,
    call,
    ended,
    output: () => output.join(''),
    running: () => child.exitCode === null && child.signalCode === null,
    /** Without warning, as in a power failure. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    /** As an operator stops it; returns its exit code. */
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
export type ServiceProcess = Awaited<ReturnType<typeof startProcess>>;
