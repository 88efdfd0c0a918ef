const failuresToOpen = 5;
const openMs = 30_000;

/** Stops asking a server that does not work: open after 5 failures in a row, for 30 s, then one trial. */
export interface Circuit {
  /** How many messages may be tried now: none while it is open, one as a trial, otherwise any number. */
  room(now: Date): number;
  succeeded(): void;
  /** True when this failure opened it. */
  failed(now: Date): boolean;
}

export function makeCircuit(): Circuit {
  let failures = 0;
  let openedAt: number | null = null;
  return {
    room: (now) => (openedAt === null ? Infinity : now.getTime() - openedAt < openMs ? 0 : 1),
    succeeded: () => {
      failures = 0;
      openedAt = null;
    },
    failed: (now) => {
      failures += 1;
      if (failures < failuresToOpen) return false;
      const opens = openedAt === null;
      openedAt = now.getTime();
      return opens;
    },
  };
}
