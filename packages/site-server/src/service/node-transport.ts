import type { CallRequest, CallResponse, Transport } from '@voyage/api-client/transport.ts';
import { traceHeaders } from '@voyage/tracing/tracing.ts';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

const agents = new Map<string, PlainAgent>();
/** Connections to the service stay open for the whole process. */
function agentFor(protocol: string): PlainAgent {
  let agent = agents.get(protocol);
  if (!agent)
    agents.set(protocol, (agent = new (protocol === 'https:' ? TlsAgent : PlainAgent)({ keepAlive: true })));
  return agent;
}

function send({ method, url, headers, query, body, timeoutMs, signal }: CallRequest): Promise<CallResponse> {
  const address = new URL(url);
  if (query) address.search = new URLSearchParams(query).toString();
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, fail) => {
    const request = (address.protocol === 'https:' ? tlsRequest : plainRequest)(address, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...traceHeaders(),
        ...(json !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(json),
        }),
      },
      agent: agentFor(address.protocol),
      ...(signal && { signal }),
    });
    const timer = setTimeout(
      () => request.destroy(new DOMException('The service took too long.', 'TimeoutError')),
      timeoutMs,
    );
    request
      .on('close', () => clearTimeout(timer))
      .on('error', fail)
      .on('response', (response: IncomingMessage) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', fail)
          .on('end', () => done(responseOf(response.statusCode ?? 0, Buffer.concat(parts))));
      });
    request.end(json);
  });
}

const responseOf = (status: number, bytes: Buffer<ArrayBuffer>): CallResponse => ({
  status,
  ok: status >= 200 && status < 300,
  text: () => Promise.resolve(bytes.toString('utf8')),
  blob: () => Promise.resolve(new Blob([bytes])),
});

/** The maximum time of all calls of a page together, in milliseconds: later the visitor has left. */
const pageTimeoutMs = 6_000;

/**
 * How a page's renderer sends its calls: by Node's own HTTP client, which takes a third of the processor time of
 * `fetch`. A response is read whole within the time-out. A lost connection is retried once: renderers only read, and
 * unsubscribing twice is the same as once. All calls of one page share `pageTimeoutMs`: a hanging service must not keep
 * a page from finishing.
 */
export function pageTransport(): Transport {
  const until = performance.now() + pageTimeoutMs;
  const left = () => Math.max(0, until - performance.now());
  return (request) =>
    send({ ...request, timeoutMs: Math.min(request.timeoutMs, left()) }).catch((error: Error) => {
      if (request.signal?.aborted || error.name === 'TimeoutError') throw error;
      return send({ ...request, timeoutMs: left() });
    });
}
