import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits briefly for work whose end its caller need not see because it goes on, and a job finishes it: a hotel may
 * take minutes. Undefined: not within `timeoutMs`, which is by default half of what a page waits. @throws what the
 * work throws in that time
 */
export const awaitBriefly = <T>(work: Promise<T>, timeoutMs = 5_000): Promise<T | undefined> =>
  Promise.race([work, pause(timeoutMs, undefined, { ref: false })]);
