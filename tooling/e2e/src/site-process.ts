import { fork } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { freePort, portOf } from './free-port.ts';
import { programOf } from './programs.ts';
import type { Brand } from './site.ts';

/** A separate server for a test, on a free port. */
export async function listen(
  answer: RequestListener,
): Promise<{ url: string; close: () => void; server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => (server.closeAllConnections(), server.close()),
    server,
  };
}

/** A built site in front of another service than the worker's. */
export async function startSiteFor(
  brand: Brand,
  apiUrl: string,
  more: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const { file, cwd, execArgv } = programOf(brand);
  const child = fork(file, [], {
    cwd,
    execArgv,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      [`${brand.toUpperCase()}_PORT`]: String(port),
      API_URL: apiUrl,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise<void>((done, fail) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && done());
    child.on('exit', (code) => fail(new Error(`the site ended with code ${code} before it was ready`)));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise(
        (done) => (child.removeAllListeners('exit'), child.once('exit', () => done()), child.kill('SIGTERM')),
      ),
  };
}
