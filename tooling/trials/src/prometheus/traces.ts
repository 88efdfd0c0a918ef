import type { ReceivedSpan } from '@voyage/tracing/receiver.ts';

/**
 * The steps of a trace that starts at a site, calls a route of the service and ends in a statement; undefined
 * if there is none.
 */
export function traceOf(spans: readonly ReceivedSpan[], route: string): ReceivedSpan[] | undefined {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const isComplete = (call: ReceivedSpan): boolean => {
    const root = byId.get(call.parentSpanId ?? '');
    return (
      root?.parentSpanId === undefined &&
      root?.service === 'voyage-main' &&
      spans.some((span) => span.parentSpanId === call.spanId && 'db.query.text' in span.attributes)
    );
  };
  const call = spans.find((span) => span.name === route && isComplete(span));
  return call && spans.filter(({ traceId }) => traceId === call.traceId);
}

/** Its steps as an indented list. */
export function describeTrace(trace: readonly ReceivedSpan[], parent?: string, depth = 1): string {
  return trace
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .map(
      ({ name, service, spanId }) =>
        `${'  '.repeat(depth)}${service}: ${name}\n${describeTrace(trace, spanId, depth + 1)}`,
    )
    .join('');
}
