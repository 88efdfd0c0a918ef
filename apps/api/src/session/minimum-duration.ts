import { setTimeout as wait } from 'node:timers/promises';

/** Takes at least `milliseconds`, so that timing does not reveal the result of the work. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
