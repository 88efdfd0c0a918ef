import { createContextKey, ROOT_CONTEXT, type Context } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace';

/** A run of a job; its spans wait here until it is known whether it did something. */
export interface JobRun {
  waiting: ReadableSpan[];
  state: 'idle' | 'worked' | 'over';
}
const key = createContextKey('run of a job');

/** Belongs to no other trace: a job is nobody's request. */
export const contextOf = (run: JobRun): Context => ROOT_CONTEXT.setValue(key, run);
function isJobRun(value: unknown): value is JobRun {
  return typeof value === 'object' && value !== null && 'waiting' in value && 'state' in value;
}
export function jobRunOf(context: Context): JobRun | undefined {
  const value = context.getValue(key);
  return isJobRun(value) ? value : undefined;
}

/**
 * Passes on the spans of jobs' runs that did something, and all other spans; drops runs that found nothing to
 * do, which are most of them.
 */
export class JobRuns implements SpanProcessor {
  readonly #next: SpanProcessor;
  readonly #runs = new WeakMap<object, JobRun>();
  constructor(next: SpanProcessor) {
    this.#next = next;
  }
  onStart(span: Span, parent: Context): void {
    const run = jobRunOf(parent);
    if (run) this.#runs.set(span, run);
    this.#next.onStart(span, parent);
  }
  onEnd(span: ReadableSpan): void {
    const run = this.#runs.get(span);
    if (!run || run.state === 'worked') this.#next.onEnd(span);
    else if (run.state === 'idle') run.waiting.push(span);
  }
  /** The run did something: its spans so far are passed on, and those that follow need not wait. */
  worked(run: JobRun): void {
    if (run.state !== 'idle') return;
    run.state = 'worked';
    for (const span of run.waiting.splice(0)) this.#next.onEnd(span);
  }
  /** The run has ended: unless it did something, its spans are dropped, also those that have not ended yet. */
  over(run: JobRun): void {
    if (run.state === 'idle') run.state = 'over';
    run.waiting = [];
  }
  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }
  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}
