import type { CreditSource } from '@voyage/domain/quota.ts';
import type { RateFault } from '@voyage/domain/rate-sums.ts';

/** What happens in the service and can be measured. No event holds anything of a person. */
export interface Observed {
  request: { method: string; route: string; status: number; seconds: number };
  /** An attempt to book: the status of its order, or the name of the error (contracts, `errorCode`). */
  booking: { outcome: string };
  /** A booking took one of the member's credits, or none by an override of staff (`ignored`). */
  creditTaken: { source: CreditSource };
  /** Booking credits were paid for. */
  creditsBought: { credits: number };
  /** A call to a system of others, by the circuit that it goes through. */
  dependencyCall: {
    circuit: string;
    call: string;
    /** `unavailable`: no answer, or one that counts as none; `not-sent`: the circuit was open. */
    outcome: 'answered' | 'unavailable' | 'not-sent';
    seconds: number;
  };
  circuit: { circuit: string; open: boolean };
  /** A supplier's rate is not sold, since its price does not add up. */
  rateRefused: { fault: RateFault };
  /** Two transactions waited for each other; `retried`: the one that the database ended is repeated. */
  deadlock: { retried: boolean };
}

type Listener<K extends keyof Observed> = (event: Observed[K]) => void;
const listeners: { [K in keyof Observed]: Set<Listener<K>> } = {
  request: new Set(),
  booking: new Set(),
  creditTaken: new Set(),
  creditsBought: new Set(),
  dependencyCall: new Set(),
  circuit: new Set(),
  rateRefused: new Set(),
  deadlock: new Set(),
};

/** Reports an event to the listeners; without any it costs next to nothing. */
export function observe<K extends keyof Observed>(what: K, event: Observed[K]): void {
  for (const listener of listeners[what]) listener(event);
}

/** Calls `listener` for each event of this process from now on. @returns what ends it */
export function onObserved<K extends keyof Observed>(what: K, listener: Listener<K>): () => void {
  listeners[what].add(listener);
  return () => void listeners[what].delete(listener);
}
