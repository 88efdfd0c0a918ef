import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** Milliseconds for a connection that has sent nothing yet: its request may be on its way. */
const quietMs = 300;

/**
 * Follows the requests of a server, from its start; `isCall` tells those that must be completed from files and
 * pages. @returns what ends it: no new connections, idle ones closed at once, and at most `seconds` for the calls in
 * progress, but `filesWithin` for the rest: whoever reads a file may be gone, and can ask for it again. That resolves
 * to how many calls were aborted.
 */
export function followRequests(
  server: Server,
  isCall: (request: IncomingMessage) => boolean,
  filesWithin = 5,
): (seconds: number) => Promise<number> {
  /** Every connection that has sent a request, with those of its answers that are not completely sent. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let completed = (_socket: Socket) => {};
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    let open = connections.get(socket);
    if (!open) {
      connections.set(socket, (open = new Set()));
      socket.once('close', () => {
        connections.delete(socket);
        completed(socket);
      });
    }
    const own = open.add(response);
    response.once('close', () => {
      own.delete(response);
      completed(socket);
    });
  });
  return (seconds) =>
    new Promise((done) => {
      let waitsForFiles = true;
      const inProgress = () => {
        const all = [...connections.values()].flatMap((own) => [...own]);
        return { all: all.length, calls: all.filter(({ req }) => isCall(req)).length };
      };
      const end = (aborted: number) => {
        for (const timer of [late, files, quiet]) clearTimeout(timer);
        completed = () => {};
        server.closeAllConnections();
        done(aborted);
      };
      let quiet: NodeJS.Timeout | undefined;
      // Until then a connection without any request, such as a browser opens ahead, may still send one.
      const endSoon = () => {
        clearTimeout(quiet);
        quiet = setTimeout(() => {
          const { all, calls } = inProgress();
          if ((waitsForFiles ? all : calls) === 0) end(0);
        }, quietMs);
      };
      completed = (socket) => {
        if (connections.get(socket)?.size === 0) socket.destroySoon();
        endSoon();
      };
      const late = setTimeout(() => end(inProgress().calls), seconds * 1_000);
      const files = setTimeout(
        () => {
          waitsForFiles = false;
          endSoon();
        },
        Math.min(filesWithin, seconds) * 1_000,
      );
      // Not what HTTP adds to it: that closes a connection whose answer is written, though not yet sent.
      TcpServer.prototype.close.call(server, () => end(0)); // at once if nothing is connected
      for (const socket of connections.keys()) completed(socket);
      endSoon();
    });
}
