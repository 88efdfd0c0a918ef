import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership } from '@voyage/contracts/user.ts';
import { takeCredit } from '@voyage/domain/quota.ts';

export type Credits = Output<typeof membership.data>['credits'];

/** The credit that the booking would use, and how many would be left; null if there is none. */
export const creditTaken = ({ month, unlimited, free, paid }: Credits) =>
  takeCredit({ month, granted: unlimited ? null : free.granted, used: free.used, paid });
