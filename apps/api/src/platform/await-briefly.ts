import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, out of the ten seconds that a page waits. */
const timeoutMs = 5_000;

/**
 * Waits briefly for work whose end its caller need not see because a job finishes it: a hotel may take
 * minutes. @throws what the work throws in that time
 */
export async function awaitBriefly(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(timeoutMs, undefined, { ref: false })]);
}
