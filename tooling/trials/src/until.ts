import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is true. @throws Error naming `what` when the time is over */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  { seconds = 60, every = 100 }: { seconds?: number; every?: number } = {},
): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(every))
    if (await holds().catch(() => false)) return;
  throw new Error(`timed out after ${seconds} s: ${what}`);
}

/** The status of an address; 0 without an answer. */
export const statusOf = (url: string, method = 'GET'): Promise<number> =>
  fetch(url, { method, signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  );
