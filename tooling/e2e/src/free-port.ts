import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

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
