import { context, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { setTimeout } from 'node:timers/promises';
import { contextOf, JobRuns, jobRunOf } from './job-runs.ts';
import type { SpanOptions, Tracing, TracingOptions } from './tracing.ts';

/** How long the last spans may take at the end of a process, milliseconds. */
const timeoutMs = 1_000;
/** W3C Trace Context, version 00. */
const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.INTERNAL };
function remoteParent(header: string | undefined): Context {
  const [, traceId, spanId, flags] = form.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return context.active();
  return trace.setSpanContext(context.active(), {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function parentOf({ kind, parent }: SpanOptions): Context {
  if (kind === 'job') return contextOf({ waiting: [], state: 'idle' });
  return kind === 'server' ? remoteParent(parent) : context.active();
}

/**
 * Traces with OpenTelemetry, sent in batches over OTLP. If the receiver does not respond, only spans are
 * lost.
 */
export function openTelemetry({ endpoint, service, version, share }: TracingOptions): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const runs = new JobRuns(
    new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    }),
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      ...(version === undefined ? {} : { 'service.version': version }),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [runs],
  });
  const tracer = provider.getTracer('voyage');
  return {
    run: (name, options, work) => {
      const from = parentOf(options);
      const span = tracer.startSpan(name, { kind: kinds[options.kind] }, from);
      const run = jobRunOf(from);
      const worked = () => run && runs.worked(run);
      const fail = (type: string) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', type);
        worked(); // a failure is worth a trace even if nothing was done
      };
      const facade = {
        rename: (next: string) => void span.updateName(next),
        set: (key: string, value: string | number) => void span.setAttribute(key, value),
        fail,
        worked,
      };
      return context.with(trace.setSpan(from, span), async () => {
        try {
          return await work(facade);
        } catch (error) {
          // Only its name: a message may quote user input.
          fail(error instanceof Error ? error.name : typeof error);
          throw error;
        } finally {
          span.end();
          if (run && options.kind === 'job') runs.over(run);
        }
      });
    },
    current: () => {
      const ids = trace.getActiveSpan()?.spanContext();
      if (!ids) return undefined;
      const flags = ids.traceFlags.toString(16).padStart(2, '0');
      return { traceId: ids.traceId, traceparent: `00-${ids.traceId}-${ids.spanId}-${flags}` };
    },
    stop: async () => {
      globalThis.voyageTracing = undefined;
      // An unresponsive receiver must not delay the end of the process: the exporter would retry for long.
      const limit = new AbortController();
      await Promise.race([
        provider.shutdown().catch(() => {}),
        setTimeout(timeoutMs, undefined, { signal: limit.signal }).catch(() => {}),
      ]);
      limit.abort();
      context.disable();
    },
  };
}
