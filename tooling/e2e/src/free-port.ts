import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** The port on which a server listens. @throws Error where it listens on a path, or not at all */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

/**
 * A port that nobody has, for a server that is started later: below those that systems hand out to calls that go out
 * (from 32768, on Windows and macOS from 49152), one of which could take it meanwhile.
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
