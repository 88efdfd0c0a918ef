import type { RequestIssue } from '@voyage/contracts/issues.ts';
import { checkRooms, type Party } from '@voyage/domain/occupancy.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import { checkStay, dayInZone, type StayProblem } from '@voyage/domain/stay-date.ts';
import { errors } from '../platform/errors.ts';
import type { SupplierStay } from './supplier.ts';

function issueOf(problem: Exclude<StayProblem, 'past'>, limits: StayLimits): Omit<RequestIssue, 'path'> {
  switch (problem) {
    case 'missing':
      return { code: 'required' };
    case 'order':
      return { code: 'stay-order' };
    case 'too-long':
      return { code: 'stay-length', limit: limits.nights };
    case 'too-far':
      return { code: 'stay-horizon', limit: limits.horizonDays };
  }
}

interface StayCheck {
  /** Of the supplier (capabilities.ts). */
  limits: StayLimits;
  /** IANA name of the hotel's. */
  timeZone: string;
  now: Date;
  mayBePast?: boolean;
}

/** Rejects parties that the supplier does not take; `path`: where the request has them. @throws ApiError rq0001 */
export function assertRooms(rooms: readonly Party[], limits: StayLimits, path = 'rooms'): void {
  const fault = checkRooms(rooms, limits);
  if (!fault) return;
  const { problem: code, room, field, limit } = fault;
  const where = field === 'room' ? path : `${path}.${room}.${field}`;
  throw errors.invalidValue({ issues: [{ path: where, code, ...(code !== 'no-adult' && { limit }) }] });
}

/**
 * Rejects a stay that the supplier does not sell: parties beyond its limits, dates past in the hotel's zone, in the
 * wrong order, too long, too far ahead. With `mayBePast` past dates are permitted, for a stay that is only noted.
 * @throws ApiError ht0004, rq0001
 */
export function assertStay(
  stay: SupplierStay,
  { limits, timeZone, now, mayBePast = false }: StayCheck,
): void {
  assertRooms(stay.rooms, limits, 'stay.rooms');
  const today = dayInZone(now, timeZone);
  const problem = checkStay({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    today: mayBePast && stay.checkIn < today ? stay.checkIn : today,
    limits,
  });
  if (problem === 'past') throw errors.datesOutOfRange({ issues: [{ path: 'stay.checkIn', code: 'past' }] });
  if (problem)
    throw errors.invalidValue({ issues: [{ path: 'stay.checkOut', ...issueOf(problem, limits) }] });
}
