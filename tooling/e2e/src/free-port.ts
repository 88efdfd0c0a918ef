import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** The port that a server listens on. @throws Error if it listens on a path, or not at all */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server is not listening on a port');
  return address.port;
}

/**
 * A free port for a server started later: below the ephemeral range (from 32768, on Windows and macOS from
 * 49152), from which an outgoing connection could take it meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer();
      probe.once('error', () => done(false));
      probe.listen(port, () => probe.close(() => done(true)));
    });
    if (isFree) return port;
  }
}
