/** passed: it was free until a deadline that has passed, and cancelling costs the penalty. */
export type FreeCancellation = 'free' | 'passed' | 'non-refundable';

/**
 * Whether cancelling is free at an instant, in milliseconds since 1970: up to and including the deadline. A rate
 * can be sold after its deadline.
 */
export function freeCancellation(deadline: Date | string | null, now: number): FreeCancellation {
  if (deadline === null) return 'non-refundable';
  return now <= new Date(deadline).getTime() ? 'free' : 'passed';
}
