import type { FailureCode } from '@voyage/api-client/failure.ts';

/** Failures caused by the query, not by the connection: a stay that cannot be booked, above all. */
export const searchRefusals = ['ht0004', 'rq0001'] as const satisfies FailureCode[];
