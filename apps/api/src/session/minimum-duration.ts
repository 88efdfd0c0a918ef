import { setTimeout as wait } from 'node:timers/promises';

/** Takes `milliseconds` whatever the work finds, so that time does not tell what it was. Longer work takes longer. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
