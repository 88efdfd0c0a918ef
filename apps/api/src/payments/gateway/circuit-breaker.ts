/** Spares a service that is away: after several failures in a row it lets nothing through for a while, then one call to try. */
export interface CircuitBreaker {
  /** Whether a call may be made now; a call that may must be followed by `succeeded` or `failed`. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

export function circuitBreaker({ failures, coolMilliseconds, now }: { failures: number; coolMilliseconds: number; now: () => Date }): CircuitBreaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    allows: () => {
      if (inARow < failures) return true;
      const time = now().getTime();
      if (time < closedUntil) return false;
      closedUntil = time + coolMilliseconds; // the one that tries; others wait for its result
      return true;
    },
    succeeded: () => void (inARow = 0),
    failed: () => {
      inARow++;
      if (inARow >= failures) closedUntil = now().getTime() + coolMilliseconds;
    },
  };
}
