/**
 * A condition that is always true, and for which a statement first reads the whole of an earlier materialised
 * step, so that the rows which that one locks are locked before its own (docs/operations/locking.md). Within one
 * statement PostgreSQL otherwise runs a step only as far as, and when, its rows are asked for.
 */
export const afterLocking = (step: string): string => `(select count(*) from ${step}) >= 0`;
