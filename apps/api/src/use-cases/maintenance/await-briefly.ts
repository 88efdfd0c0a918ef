import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, of the ten seconds that a page waits. */
const timeoutMs = 5_000;

/** Waits a little for work that its caller need not see ended, because a job ends it: a hotel may take minutes. @throws whatever the work throws meanwhile */
export async function awaitBriefly(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(timeoutMs, undefined, { ref: false })]);
}
