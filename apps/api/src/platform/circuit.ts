import { traced, type Span } from '@voyage/tracing/tracing.ts';
import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhenResult,
  type IBackoff,
} from 'cockatiel';
import { nameOf } from './logged-error.ts';
import { observe, type Observed } from './observed.ts';

const failuresToOpen = 5;
const openMs = 30_000;

/**
 * A circuit breaker: after five consecutive failures nothing is sent for half a minute, then one call is a
 * trial.
 */
export interface Circuit {
  /**
   * How many calls may be made now: none while it is open or being tried, one as a trial, otherwise any
   * number.
   */
  room(): number;
  /**
   * Makes a call if there is room for it. `isUnavailable` judges the outcome; `opened` is called with the failure
   * that opens the circuit, `name` is what the call is observed as. The call is a step of the current trace;
   * it may describe itself there, but never propagates the trace: the other end is not ours. @throws
   * BrokenCircuitError if nothing was sent, otherwise what the call throws
   */
  run<T>(
    call: (span: Span) => Promise<T>,
    isUnavailable: (outcome: PromiseSettledResult<T>) => boolean,
    options?: { name?: string; opened?: () => void },
  ): Promise<T>;
}

/** @param circuit the name that it is observed by (observed.ts) */
export function createCircuit(now: () => Date, circuit: string): Circuit {
  let openedAt = 0;
  let known = false;
  const cooled = () => now().getTime() - openedAt >= openMs;
  // The library uses the machine's clock; this uses the service's.
  const pause: IBackoff<unknown> = {
    get duration() {
      return cooled() ? 0 : Infinity;
    },
    next: () => {
      openedAt = now().getTime();
      return pause;
    },
  };
  const failed = handleWhenResult(
    (result) =>
      typeof result === 'object' && result !== null && 'unavailable' in result && result.unavailable === true,
  );
  const policy = circuitBreaker(failed, {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  policy.onReset(() => (known = false));
  policy.onStateChange((state) => observe('circuit', { circuit, open: state !== CircuitState.Closed }));
  observe('circuit', { circuit, open: false });
  const room = () => {
    if (policy.state === CircuitState.Closed) return Infinity;
    return policy.state === CircuitState.Open && cooled() ? 1 : 0;
  };
  return {
    room,
    run: async (call, isUnavailable, { name = 'send', opened } = {}) => {
      const start = performance.now();
      const observed = (outcome: Observed['dependencyCall']['outcome']) =>
        observe('dependencyCall', {
          circuit,
          call: name,
          outcome,
          seconds: (performance.now() - start) / 1000,
        });
      if (room() === 0) {
        observed('not-sent');
        throw new BrokenCircuitError(); // the library would queue calls made during the trial
      }
      // 'supplier-booking book', but 'gateway-pay' for the circuit of a single call
      const step = circuit.endsWith(`-${name}`) ? circuit : `${circuit} ${name}`;
      const { outcome, unavailable } = await traced(step, { kind: 'client' }, (span) =>
        policy.execute(async () => {
          span.worked();
          const [settled] = await Promise.allSettled([call(span)]);
          if (settled.status === 'rejected') span.fail(nameOf(settled.reason));
          const result = { outcome: settled, unavailable: isUnavailable(settled) };
          span.set('voyage.outcome', result.unavailable ? 'unavailable' : 'answered');
          return result;
        }),
      );
      observed(unavailable ? 'unavailable' : 'answered');
      if (unavailable && !known && policy.state !== CircuitState.Closed) {
        known = true;
        opened?.();
      }
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
  };
}
