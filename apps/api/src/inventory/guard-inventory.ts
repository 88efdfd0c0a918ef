import { BrokenCircuitError, timeout, TimeoutStrategy } from 'cockatiel';
import type { Logger } from 'pino';
import { createCircuit } from '../platform/circuit.ts';
import { isDatabaseUnavailable } from '../platform/database-unavailable.ts';
import { ApiError, errors } from '../platform/errors.ts';
import type { Inventory } from './inventory.ts';
import type { InventorySupplier } from './supplier.ts';
import { reasonOf } from '../platform/logged-error.ts';

type Call = Exclude<keyof InventorySupplier, 'name'>;
/** Milliseconds that each call may take: within the time-outs of the sites (docs/product/calls.md). */
const timeouts: Record<Call, number> = {
  rates: 28_000,
  priceCheck: 18_000,
  book: 45_000,
  hold: 45_000,
  extendHold: 9_000,
  resume: 45_000,
  release: 18_000,
  quoteCancel: 9_000,
  cancel: 9_000,
  retrieve: 18_000,
};
/** Calls that change nothing: if they fail, the user can try again later. */
const questions: readonly Call[] = ['rates', 'priceCheck'];

interface Options {
  now: () => Date;
  log: Pick<Logger, 'error'>;
  timeouts?: Partial<Record<Call, number>>;
}

/**
 * A supplier that may be slow or unavailable: every call ends within its time-out, and after five consecutive
 * failures none is sent for half a minute (docs/quality.md, "Faults"). A booking or cancellation that timed
 * out here may still have succeeded: its caller treats the error as an unknown outcome.
 * @throws ApiError sy0001 (read calls, and all calls while the circuit is open)
 */
export function guardInventory(
  supplier: Inventory,
  { now, log, timeouts: changed = {} }: Options,
): Inventory {
  const circuit = createCircuit(now, 'supplier');
  const limits = { ...timeouts, ...changed };
  let answers = true;

  async function guarded<T>(call: Call, request: () => Promise<T>): Promise<T> {
    try {
      const answer = await circuit.run(
        () => timeout(limits[call], TimeoutStrategy.Aggressive).execute(request),
        (outcome) => outcome.status === 'rejected' && isOfSupplier(outcome.reason),
        { name: call },
      );
      answers = true;
      return answer;
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw errors.busy();
      if (!isOfSupplier(error)) throw error;
      if (answers)
        log.error(
          { supplier: supplier.name, call, reason: reasonOf(error) },
          'the supplier is not responding',
        );
      answers = false;
      throw questions.includes(call) ? errors.busy() : error;
    }
  }

  return {
    ...supplier, // reads from memory neither wait nor fail
    rates: (request) => guarded('rates', () => supplier.rates(request)),
    priceCheck: (key, stay) => guarded('priceCheck', () => supplier.priceCheck(key, stay)),
    book: (request) => guarded('book', () => supplier.book(request)),
    hold: (request) => guarded('hold', () => supplier.hold(request)),
    extendHold: (request) => guarded('extendHold', () => supplier.extendHold(request)),
    resume: (request) => guarded('resume', () => supplier.resume(request)),
    release: (request) => guarded('release', () => supplier.release(request)),
    quoteCancel: (request) => guarded('quoteCancel', () => supplier.quoteCancel(request)),
    cancel: (request) => guarded('cancel', () => supplier.cancel(request)),
    retrieve: (key) => guarded('retrieve', () => supplier.retrieve(key)),
  };
}

/** The service's own database has its own checks, and every call reconnects by itself. */
const isOfSupplier = (error: unknown) => !isDatabaseUnavailable(error) && !(error instanceof ApiError);
