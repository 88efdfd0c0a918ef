import { gt, lte, or, type SQL } from './drizzle.ts';
import type { AnyPgColumn } from './drizzle.ts';

/**
 * Whether a time has come. One that lies further ahead than it is ever set, in milliseconds, was set while a
 * clock was ahead, and would otherwise be waited for until then.
 */
export const isDue = (column: AnyPgColumn, now: Date, longestMs: number): SQL | undefined =>
  or(lte(column, now), gt(column, new Date(now.getTime() + longestMs + skewMs)));

/** How far the clocks of two processes may be apart. */
export const skewMs = 60_000;
