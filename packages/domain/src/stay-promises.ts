import { policy } from './policy.ts';
import { dayInZone, type IsoDay } from './stay-date.ts';
import { addWorkingDays } from './working-days.ts';

export interface PromisedStay {
  status: 'pending' | 'payment' | 'confirmed' | 'completed' | 'cancelled' | 'released' | 'failed';
  /** Instants are ISO text. */
  bookedAt: string;
  /** Only for a prepaid stay. */
  paidAt: string | null;
  confirmedAt: string | null;
  /** When cancellation was requested, and when the hotel had cancelled. */
  cancelAskedAt: string | null;
  cancelledAt: string | null;
  /**
   * Status of a refund to a card, when we came to owe it (for money that arrives late, after the order has
   * ended), and when it was made.
   */
  refund: 'refunding' | 'refunded' | null;
  refundQueuedAt: string | null;
  refundedAt: string | null;
  checkOut: IsoDay;
  /** Points are credited only if the hotel has a loyalty number. */
  hasLoyaltyNumber: boolean;
}

/**
 * A promise made for a stay (docs/product/constants.md) that this system keeps or records: a planner's
 * follow-up is neither. kept, missed: done in time, or late. due: there is still time. overdue: not done and
 * late. unknown: the time is over and the outcome was not recorded. unrecorded: the same, when nothing more can
 * come of it.
 */
export interface StayPromise {
  kind: 'confirmation' | 'cancellation' | 'refund' | 'points';
  state: 'kept' | 'missed' | 'due' | 'overdue' | 'unknown' | 'unrecorded';
  /** The first day, if it is due over several days. */
  from: IsoDay | null;
  /** When it is due: an instant, or the last day if `from` is set. */
  to: string;
}

const hoursAfter = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
/** Working days are counted in the company's zone. */
const taipei = 'Asia/Taipei';

function answered(to: string, doneAt: string | null, now: Date): StayPromise['state'] {
  if (doneAt !== null) return Date.parse(doneAt) <= Date.parse(to) ? 'kept' : 'missed';
  return now.getTime() <= Date.parse(to) ? 'due' : 'overdue';
}

/** A refund by a day in Taipei. */
function refundState({ refund, refundedAt }: PromisedStay, to: IsoDay, now: Date): StayPromise['state'] {
  const by = (at: Date) => dayInZone(at, taipei) <= to;
  if (refund === 'refunding') return by(now) ? 'due' : 'overdue';
  if (refundedAt === null) return 'unrecorded';
  return by(new Date(refundedAt)) ? 'kept' : 'missed';
}

/**
 * The promises for a stay at `now`, in the order in which they fall due; if it was never booked, at most
 * that of a refund.
 */
export function stayPromises(stay: PromisedStay, now: Date): StayPromise[] {
  const { status, bookedAt, paidAt, confirmedAt, cancelAskedAt, cancelledAt, checkOut } = stay;
  const { hours, pointsWorkingDays } = policy.promises;
  const today = dayInZone(now, taipei);
  const promises: StayPromise[] = [];
  const booked = status === 'confirmed' || status === 'completed' || status === 'cancelled';
  if (status === 'pending' || (booked && confirmedAt !== null)) {
    const to = hoursAfter(paidAt ?? bookedAt, hours.confirmation);
    promises.push({ kind: 'confirmation', state: answered(to, confirmedAt, now), from: null, to });
  }
  if (cancelAskedAt !== null && booked) {
    const to = hoursAfter(cancelAskedAt, hours.cancellation);
    promises.push({ kind: 'cancellation', state: answered(to, cancelledAt, now), from: null, to });
  }
  if (stay.refund !== null && stay.refundQueuedAt !== null) {
    const day = dayInZone(new Date(stay.refundQueuedAt), taipei);
    const from = addWorkingDays(day, policy.refundWorkingDays.from);
    const to = addWorkingDays(day, policy.refundWorkingDays.to);
    promises.push({ kind: 'refund', state: refundState(stay, to, now), from, to });
  }
  if (stay.hasLoyaltyNumber && (status === 'confirmed' || status === 'completed')) {
    const from = addWorkingDays(checkOut, pointsWorkingDays.from);
    const to = addWorkingDays(checkOut, pointsWorkingDays.to);
    promises.push({ kind: 'points', state: today <= to ? 'due' : 'unknown', from, to });
  }
  return promises;
}
