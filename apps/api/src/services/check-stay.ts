import { checkStay, dayInZone } from '@voyage/domain/stay-date.ts';
import { ApiError } from '../errors.ts';
import type { SupplierStay } from '../inventory/supplier.ts';

/**
 * Refuses dates that cannot be stayed: past in the hotel's own day, in the wrong order, too long, too far.
 * @throws ApiError ht0004, rq0001
 */
export function assertStay(stay: SupplierStay, timeZone: string, now: Date): void {
  const problem = checkStay({ checkIn: stay.checkIn, checkOut: stay.checkOut, today: dayInZone(now, timeZone) });
  if (problem === 'past') throw new ApiError('ht0004');
  if (problem) throw new ApiError('rq0001', { issues: [{ path: 'stay.checkOut', message: problem }] });
}
