/** A fault of the embedded gateway, for tests and the bench. It is set inside the process, never over HTTP. */
export type Fault =
  /** Waits before doing anything. */
  | { kind: 'slow'; milliseconds: number }
  /** Does the work and cuts the connection before answering. */
  | { kind: 'loseReply' }
  /** Cuts the connection and does nothing. */
  | { kind: 'dropRequest' }
  /** Answers 503 and does nothing. */
  | { kind: 'refuse' }
  /** Does the work and answers this text instead. */
  | { kind: 'garbage'; text?: string };
export type FaultyCall = 'pay' | 'query' | 'capture' | 'refund';

export interface Faults {
  /** The next `times` calls of this kind fail with this fault, after any faults set earlier. */
  next(call: FaultyCall, fault: Fault, times?: number): void;
  /** Every call of this kind fails with this fault until `clear`. */
  always(call: FaultyCall, fault: Fault): void;
  /** Payments made from now on are first authorised, and captured after this delay (the bank's settlement). */
  captureAfter(milliseconds: number): void;
  clear(): void;
}

export function createFaults(): {
  faults: Faults;
  take: (call: FaultyCall) => Fault | undefined;
  captureDelay: () => number;
} {
  const none = (): Record<FaultyCall, { queue: Fault[]; always?: Fault }> => ({
    pay: { queue: [] },
    query: { queue: [] },
    capture: { queue: [] },
    refund: { queue: [] },
  });
  let set = none();
  let delay = 0;
  return {
    faults: {
      next: (call, fault, times = 1) =>
        void set[call].queue.push(...Array.from({ length: times }, () => fault)),
      always: (call, fault) => void (set[call].always = fault),
      captureAfter: (milliseconds) => void (delay = milliseconds),
      clear: () => {
        set = none();
        delay = 0;
      },
    },
    take: (call) => set[call].queue.shift() ?? set[call].always,
    captureDelay: () => delay,
  };
}
