import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhenResult,
  type IBackoff,
} from 'cockatiel';

const failuresToOpen = 5;
const openMs = 30_000;

/** Spares a service that is away: after five failures in a row nothing is sent for half a minute, then one call tries. */
export interface Circuit {
  /** How many calls may be made now: none while it is open or tried, one as a trial, otherwise any number. */
  room(): number;
  /**
   * Makes a call unless there is no room for it. `isAway` judges what came of it; `opened` hears of the failure that
   * opens the circuit. @throws BrokenCircuitError when nothing was sent, else what the call throws
   */
  run<T>(
    call: () => Promise<T>,
    isAway: (outcome: PromiseSettledResult<T>) => boolean,
    opened?: () => void,
  ): Promise<T>;
}

export function createCircuit(now: () => Date): Circuit {
  let openedAt = 0;
  let known = false;
  const cooled = () => now().getTime() - openedAt >= openMs;
  // The library reads the machine's clock; the service's own decides instead.
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
    (result) => typeof result === 'object' && result !== null && 'away' in result && result.away === true,
  );
  const policy = circuitBreaker(failed, {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  policy.onReset(() => (known = false));
  const room = () => {
    if (policy.state === CircuitState.Closed) return Infinity;
    return policy.state === CircuitState.Open && cooled() ? 1 : 0;
  };
  return {
    room,
    run: async (call, isAway, opened) => {
      if (room() === 0) throw new BrokenCircuitError(); // the library would keep those waiting who come during the trial
      const { outcome, away } = await policy.execute(async () => {
        const [settled] = await Promise.allSettled([call()]);
        return { outcome: settled, away: isAway(settled) };
      });
      if (away && !known && policy.state !== CircuitState.Closed) {
        known = true;
        opened?.();
      }
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
  };
}
