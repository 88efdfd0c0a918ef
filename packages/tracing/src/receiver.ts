import { createServer } from 'node:http';

/** A span as an OTLP receiver gets it. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** As OTLP numbers them: 1 internal, 2 server, 3 client. */
  kind: number;
  /** Code 2 is an error, 0 none. */
  status: { code: number };
  service: string;
  attributes: Record<string, unknown>;
}
interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}
const recordOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** An OTLP receiver on a free port, for tests: stores the spans that it receives. */
export async function startReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const { resourceSpans }: Export = JSON.parse(text);
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          parentSpanId: span.parentSpanId === '' ? undefined : span.parentSpanId,
          service: String(recordOf(resource.attributes)['service.name']),
          attributes: recordOf(span.attributes),
        });
    response
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}
