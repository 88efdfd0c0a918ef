import { BrokenCircuitError, timeout, TimeoutStrategy } from 'cockatiel';
import type { Logger } from 'pino';
import { createCircuit } from '../platform/circuit.ts';
import { isDatabaseUnavailable } from '../platform/database-unavailable.ts';
import { ApiError, errors } from '../platform/errors.ts';
import { RateLimited, type InventorySupplier } from './supplier.ts';
import { reasonOf } from '../platform/logged-error.ts';

type Call = Exclude<keyof InventorySupplier, 'name' | 'capabilities' | 'onRequest' | 'readNotices'> | 'list';
type Kind = 'search' | 'price' | 'booking' | 'cancellation' | 'retrieval';
/**
 * Milliseconds that each call may take: within the time-outs of the sites (docs/product/calls.md), except for those
 * whose callers do not wait for their end.
 */
const calls: Record<Call, { kind: Kind; timeoutMs: number }> = {
  list: { kind: 'search', timeoutMs: 18_000 },
  rates: { kind: 'search', timeoutMs: 28_000 },
  priceCheck: { kind: 'price', timeoutMs: 18_000 },
  book: { kind: 'booking', timeoutMs: 120_000 },
  hold: { kind: 'booking', timeoutMs: 120_000 },
  extendHold: { kind: 'booking', timeoutMs: 9_000 },
  resume: { kind: 'booking', timeoutMs: 120_000 },
  release: { kind: 'cancellation', timeoutMs: 18_000 },
  quoteCancel: { kind: 'cancellation', timeoutMs: 9_000 },
  cancel: { kind: 'cancellation', timeoutMs: 9_000 },
  retrieve: { kind: 'retrieval', timeoutMs: 18_000 },
};
/** Calls that change nothing: if they fail, the user can try again later. */
const questions: readonly Call[] = ['list', 'rates', 'priceCheck'];
/** Sent even when the supplier accepts no more calls: a room or money may depend on it. */
const urgent: readonly Kind[] = ['booking', 'cancellation'];
/** The part of the calls a minute that only urgent ones may use. */
const reserved = 0.2;

interface Options {
  now: () => Date;
  log: Pick<Logger, 'error'>;
  timeouts?: Partial<Record<Call, number>>;
}

/**
 * A supplier that may be slow or unavailable: every call ends within its time-out, and after five consecutive
 * failures of a kind none of that kind is sent for half a minute (docs/quality.md, "Faults"). What is not urgent
 * waits while the supplier accepts no more calls, and leaves it a share of those it accepts. A booking or
 * cancellation that timed out here may still have succeeded: its caller treats the error as an unknown outcome.
 * @throws ApiError sy0001 (questions; others if nothing was sent, or nothing accepted)
 */
export function guardSupplier(
  supplier: InventorySupplier,
  { now, log, timeouts = {} }: Options,
): InventorySupplier {
  const circuits = {
    search: createCircuit(now, 'supplier-search'),
    price: createCircuit(now, 'supplier-price'),
    booking: createCircuit(now, 'supplier-booking'),
    cancellation: createCircuit(now, 'supplier-cancellation'),
    retrieval: createCircuit(now, 'supplier-retrieval'),
  } satisfies Record<Kind, unknown>;
  const budget = createBudget(now, supplier.capabilities.callsPerMinute);
  let pausedUntil = new Date(0);
  const silent = new Set<Kind>();

  async function guarded<T>(call: Call, request: () => Promise<T>): Promise<T> {
    const { kind, timeoutMs } = calls[call];
    const isUrgent = urgent.includes(kind);
    const circuit = circuits[kind];
    if (!isUrgent && now() < pausedUntil) throw errors.busy();
    if (circuit.room() > 0 && !budget.take(isUrgent)) throw errors.busy();
    try {
      const answer = await circuit.run(
        () => timeout(timeouts[call] ?? timeoutMs, TimeoutStrategy.Aggressive).execute(request),
        (outcome) => outcome.status === 'rejected' && isOutage(outcome.reason),
        { name: call },
      );
      silent.delete(kind);
      return answer;
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw errors.busy();
      if (error instanceof RateLimited) {
        if (error.until > pausedUntil) pausedUntil = error.until;
        throw errors.busy();
      }
      if (!isOutage(error)) throw error;
      if (!silent.has(kind))
        log.error(
          { supplier: supplier.name, call, reason: reasonOf(error) },
          'the supplier is not responding',
        );
      silent.add(kind);
      throw questions.includes(call) ? errors.busy() : error;
    }
  }

  const { onRequest, quoteCancel } = supplier;
  return {
    ...supplier,
    onRequest: onRequest && {
      ...onRequest,
      rates: (request) => guarded('list', () => onRequest.rates(request)),
    },
    rates: (request) => guarded('rates', () => supplier.rates(request)),
    priceCheck: (...asked) => guarded('priceCheck', () => supplier.priceCheck(...asked)),
    book: (request) => guarded('book', () => supplier.book(request)),
    hold: (request) => guarded('hold', () => supplier.hold(request)),
    extendHold: (request) => guarded('extendHold', () => supplier.extendHold(request)),
    resume: (request) => guarded('resume', () => supplier.resume(request)),
    release: (request) => guarded('release', () => supplier.release(request)),
    quoteCancel: quoteCancel && ((request) => guarded('quoteCancel', () => quoteCancel(request))),
    cancel: (request) => guarded('cancel', () => supplier.cancel(request)),
    retrieve: (key) => guarded('retrieve', () => supplier.retrieve(key)),
  };
}

/** The service's own database has its own checks, and every call reconnects by itself. */
const isOutage = (error: unknown) =>
  !isDatabaseUnavailable(error) && !(error instanceof ApiError) && !(error instanceof RateLimited);

/** Calls left of those a minute, refilled evenly. */
function createBudget(now: () => Date, perMinute: number | null) {
  if (perMinute === null) return { take: () => true };
  let left = perMinute;
  let countedAt = now().getTime();
  return {
    /** False: none is left for a call that is not urgent. */
    take(isUrgent: boolean): boolean {
      const at = now().getTime();
      // a clock may be set back
      left = Math.min(perMinute, left + (Math.max(0, at - countedAt) / 60_000) * perMinute);
      countedAt = at;
      if (!isUrgent && left - 1 < perMinute * reserved) return false;
      left = Math.max(0, left - 1);
      return true;
    },
  };
}
