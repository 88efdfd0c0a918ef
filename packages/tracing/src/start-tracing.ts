import type { Tracing } from './tracing.ts';

export interface TracingOptions {
  /** Base address of an OTLP receiver over HTTP, as OTEL_EXPORTER_OTLP_ENDPOINT gives it. */
  endpoint: string;
  /** Name of the process in traces. */
  service: string;
  version?: string | undefined;
  /** Share of the traces that start here which are recorded, 0 to 1. */
  share: number;
}

/** Switches tracing on in this process. OpenTelemetry is loaded only here. @throws Error if it is already on */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (globalThis.voyageTracing) throw new Error('tracing has already been switched on');
  const { openTelemetry } = await import('./open-telemetry.ts');
  return (globalThis.voyageTracing = openTelemetry(options));
}
