import type { FailureName } from '@voyage/api-client/failure.ts';

/** Failures caused by the query, not by the connection: a stay that cannot be booked, above all. */
export const searchRefusals = ['datesOutOfRange', 'invalidValue'] as const satisfies FailureName[];
