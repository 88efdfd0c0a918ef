import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for those before them: more than any browser sends ahead. */
const maxWaiting = 100;
/** An absolute address with a user: `http://user:password@host/`. */
const withUser = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i;

/** Whether a request says twice to whom it is addressed, or as whom. */
const isAmbiguous = ({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean =>
  withUser.test(url) ||
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Stands before a server's listeners, from its start. Requests of one connection are handled one after the
 * other, as they are answered: sent ahead ("pipelined") by the thousand, they would otherwise all begin at once
 * and leave other connections waiting. A connection with too many waiting is closed; a request with two `Host`
 * headers, or with a user in its address, is answered with 400.
 */
export function guardRequests(server: Server): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (isAmbiguous(request)) {
      response.writeHead(400, { connection: 'close', 'content-type': 'text/plain' }).end('Bad request');
      return;
    }
    for (const handler of handlers) Reflect.apply(handler, server, [request, response]);
  };
  /** By connection: what waits behind the request that is being handled. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return; // it had too many, and these came with them
    const begin = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      handle(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < maxWaiting) queue.push(begin);
    else {
      waiting.delete(socket);
      socket.destroy();
    }
  });
}
