import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * Gives free ports of 127.0.0.1, each once, from `first` on: below those that the system gives to clients, so that
 * nothing else takes the port of a program that is being restarted.
 */
export function freePorts(first: number): () => Promise<number> {
  let next = first;
  return async () => {
    while (!(await isFree(next))) next += 1;
    return next++;
  };
}
