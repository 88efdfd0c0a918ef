export interface TracingOptions {
  /** Base address of an OTLP receiver over HTTP, as OTEL_EXPORTER_OTLP_ENDPOINT gives it. */
  endpoint: string;
  /** Name of the process in traces. */
  service: string;
  version?: string | undefined;
  /** Share of the traces that start here which are recorded, 0 to 1. */
  share: number;
}

/** A span. Names and attributes must not contain personal data: no address, no id, no value. */
export interface Span {
  rename(name: string): void;
  set(name: string, value: string | number): void;
  /** The work failed without throwing. `type` is one of few: a status, a code, the name of an error. */
  fail(type: string): void;
  /** The work changed something or reached another system: if it is part of a job's run, that is recorded. */
  worked(): void;
}
export interface SpanOptions {
  /**
   * server: answers a request; client: waits for another system; job: a run in the background, a trace of its
   * own, which is recorded only if a step of it `worked` or failed.
   */
  kind: 'server' | 'client' | 'job';
  /**
   * Header `traceparent` of the request (server only); without it the span belongs to the current one, or
   * starts a trace.
   */
  parent?: string | undefined;
}
/** Tracing that has been switched on (start-tracing.ts). */
export interface Tracing {
  run<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Ids of the current span. */
  current(): { traceId: string; traceparent: string } | undefined;
  /** Sends pending spans. */
  stop(): Promise<void>;
}

declare global {
  /** One per process: a site's renderer and its server are bundled separately. */
  var voyageTracing: Tracing | undefined;
}

/** Undefined unless it has been switched on. */
export const tracing = (): Tracing | undefined => globalThis.voyageTracing;

/** For work that is not traced. */
export const noSpan: Span = { rename: () => {}, set: () => {}, fail: () => {}, worked: () => {} };
/** Runs `work` as a child span of the current trace; without a span unless tracing has been switched on. */
export const traced = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  tracing()?.run(name, options, work) ?? work(noSpan);

/** Header that makes another process continue the current trace. */
export function traceHeaders(): { traceparent?: string } {
  const current = tracing()?.current();
  return current ? { traceparent: current.traceparent } : {};
}
