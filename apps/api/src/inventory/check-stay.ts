import type { RequestIssue } from '@voyage/contracts/issues.ts';
import { policy } from '@voyage/domain/policy.ts';
import { checkStay, dayInZone, type StayProblem } from '@voyage/domain/stay-date.ts';
import { errors } from '../platform/errors.ts';
import type { SupplierStay } from './supplier.ts';

const issues: Record<Exclude<StayProblem, 'past'>, Omit<RequestIssue, 'path'>> = {
  missing: { code: 'required' },
  order: { code: 'stay-order' },
  'too-long': { code: 'stay-length', limit: policy.maxStayNights },
  'too-far': { code: 'stay-horizon', limit: policy.bookingHorizonDays },
};

/**
 * Rejects impossible dates: past in the hotel's zone, in the wrong order, too long, too far ahead. With `mayBePast` past
 * dates are permitted, for a stay that is only noted.
 * @throws ApiError ht0004, rq0001
 */
export function assertStay(
  stay: Pick<SupplierStay, 'checkIn' | 'checkOut'>,
  timeZone: string,
  now: Date,
  { mayBePast = false } = {},
) {
  const today = dayInZone(now, timeZone);
  const problem = checkStay({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    today: mayBePast && stay.checkIn < today ? stay.checkIn : today,
  });
  if (problem === 'past') throw errors.datesOutOfRange({ issues: [{ path: 'stay.checkIn', code: 'past' }] });
  if (problem) throw errors.invalidValue({ issues: [{ path: 'stay.checkOut', ...issues[problem] }] });
}
