import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership } from '@voyage/contracts/user.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { takeCredit } from '@voyage/domain/quota.ts';

export type Credits = Output<typeof membership.data>['credits'];

/** The credit that the booking would use, and how many would be left; null if there is none. */
export const creditTaken = ({ month, unlimited, free, paid }: Credits) =>
  takeCredit({ month, granted: unlimited ? null : free.granted, used: free.used, paid });

/** The credit that the booking would use, in a line of its summary; undefined if there is none. */
export function creditText(t: Translate, credits: Credits): string | undefined {
  const { granted } = credits.free;
  const source = creditTaken(credits)?.source;
  if (source === 'free') return t('booking.summary.credit.free', { granted });
  if (source === 'paid') return t('booking.summary.credit.paid', { count: credits.paid });
  return source && t('order.credit.unlimited');
}
