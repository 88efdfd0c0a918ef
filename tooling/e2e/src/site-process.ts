import { createServer, type RequestListener, type Server } from 'node:http';
import { freePort, portOf } from './free-port.ts';
import { programOf } from './programs.ts';
import { startProcess, stopProcess } from './service-process.ts';
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
  const child = await startProcess(brand, programOf(brand).cwd, {
    [`${brand.toUpperCase()}_PORT`]: String(port),
    API_URL: apiUrl,
    ...more,
  });
  return { origin: `http://localhost:${port}`, stop: () => stopProcess(child) };
}
