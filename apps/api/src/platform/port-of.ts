import type { Server } from 'node:net';

/** The port on which a server listens that was given none. @throws Error where it listens on a path, or not at all */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server is not listening on a port');
  return address.port;
}
