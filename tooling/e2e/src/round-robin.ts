import { itemAt } from '@voyage/domain/item-at.ts';
import { Agent, createServer, request, type Server } from 'node:http';
import { portOf } from './free-port.ts';

/**
 * A load balancer in front of several processes of the service: forwards requests in turn, with the client's
 * address.
 */
export async function roundRobin(ports: number[]): Promise<{ port: number; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const port = itemAt(ports, turn++ % ports.length);
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => void (outgoing.writableEnded || onward.destroy())); // the client has gone
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    port: portOf(server),
    close: () => (server.closeAllConnections(), server.close(), agent.destroy()),
  };
}
