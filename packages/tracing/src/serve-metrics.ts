import { createServer } from 'node:http';

/** The served content: a registry of prom-client is one. */
interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}
export interface MetricsServer {
  /** The host to listen on. */
  port: number;
  stop(): Promise<void>;
}

/** Serves `GET /metrics` for Prometheus on a separate port. @throws Error if the port is taken */
export async function serveMetrics(
  source: MetricsSource,
  port: number,
  host: string,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      (error: Error) => response.writeHead(500).end(error.name),
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, ready);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
