import type { Server, ServerResponse } from 'node:http';

type Ending = Pick<Server, 'on' | 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
/** Milliseconds for a connection that has sent nothing yet: its request may be on its way. */
const silence = 300;

/**
 * Follows the requests of a server, from its start. @returns what ends it: no new connections, idle ones closed at
 * once, and at most `seconds` for the requests in progress. That resolves to how many of them were cut.
 */
export function followRequests(server: Ending): (seconds: number) => Promise<number> {
  const open = new Set<ServerResponse>();
  let completed = () => {};
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      completed();
    });
  });
  return (seconds) =>
    new Promise((done) => {
      const end = () => {
        const cut = open.size;
        clearTimeout(late);
        clearTimeout(quiet);
        completed = () => {};
        server.closeAllConnections();
        done(cut);
      };
      const late = setTimeout(end, seconds * 1_000);
      let quiet: NodeJS.Timeout | undefined;
      completed = () => {
        server.closeIdleConnections();
        clearTimeout(quiet);
        // Node counts a connection without any request, such as a browser opens ahead, as one in use.
        if (open.size === 0) quiet = setTimeout(() => open.size === 0 && end(), silence);
      };
      server.close(end); // at once if nothing is connected
      completed();
    });
}
