import type { Tracing, TracingOptions } from './tracing.ts';

/** Switches tracing on in this process. OpenTelemetry is loaded only here. @throws Error if it is already on */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (globalThis.voyageTracing) throw new Error('tracing has already been switched on');
  const { openTelemetry } = await import('./open-telemetry.ts');
  return (globalThis.voyageTracing = openTelemetry(options));
}
