import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership } from '@voyage/contracts/user.ts';
import { takeCredit } from '@voyage/domain/quota.ts';

export type Credits = Output<typeof membership.data>['credits'];

/** Which credit the booking would take, and what would be left; null where none is. */
export const creditTaken = ({ month, unlimited, free, paid }: Credits) =>
  takeCredit({ month, granted: unlimited ? null : free.granted, used: free.used, paid });
