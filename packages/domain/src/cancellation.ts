import type { Money } from './money.ts';
import { policy as rules } from './policy.ts';
import { addDays, type IsoDay } from './stay-date.ts';
import { instantInZone } from './zoned-time.ts';

/**
 * Until when cancelling is free. `free-until`: until `time` ('HH:mm' by the hotel's own clock) so many days
 * before the day of arrival, a wall-clock time, whatever the clocks do in between. Unconditional: until check-in.
 */
export type CancellationPolicy =
  | { kind: 'free-until'; daysBefore: number; time: string }
  | { kind: 'unconditional' }
  | { kind: 'non-refundable' };

/** The policy as one short text ('free-until:2@15:00'); two policies are the same exactly when these are. */
export const policyHash = (policy: CancellationPolicy): string =>
  policy.kind === 'free-until' ? `free-until:${policy.daysBefore}@${policy.time}` : policy.kind;

/** The policy of such a text. @throws RangeError */
export function policyOfHash(text: string): CancellationPolicy {
  if (text === 'unconditional' || text === 'non-refundable') return { kind: text };
  const [, days, time] = /^free-until:(\d{1,3})@((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  if (!days || !time) throw new RangeError(`not a cancellation policy: ${text}`);
  return { kind: 'free-until', daysBefore: Number(days), time };
}

export interface Arrival {
  checkIn: IsoDay;
  /** IANA name of the hotel's zone. */
  timeZone: string;
  checkInTime?: string;
}

/**
 * The last instant of free cancellation, decided by the hotel's own clock. Null: never free. `instantOf` may
 * remember: one stay asks the same clock about the same few days for every rate.
 */
export function cancellationDeadline(
  policy: CancellationPolicy,
  { checkIn, timeZone, checkInTime = rules.checkInTime }: Arrival,
  instantOf: typeof instantInZone = instantInZone,
): Date | null {
  if (policy.kind === 'non-refundable') return null;
  return policy.kind === 'unconditional'
    ? instantOf(checkIn, checkInTime, timeZone)
    : instantOf(addDays(checkIn, -policy.daysBefore), policy.time, timeZone);
}

/** From the midnight after the day of arrival, at the hotel, a stay has begun and can no longer be cancelled. */
export const cancellationCloses = (checkIn: IsoDay, zone: string): Date =>
  instantInZone(addDays(checkIn, 1), '00:00', zone);

/** What cancelling costs at `now`: nothing up to and at the deadline, then the first night; all of it where nothing is refunded. */
export function cancellationPenalty({
  policy,
  deadline,
  now,
  firstNight,
  total,
}: {
  policy: CancellationPolicy;
  deadline: Date | null;
  now: Date;
  firstNight: Money;
  total: Money;
}): { free: boolean; penalty: Money } {
  if (policy.kind === 'non-refundable') return { free: false, penalty: total };
  const free = deadline !== null && now.getTime() <= deadline.getTime();
  return { free, penalty: free ? { amount: 0, currency: total.currency } : firstNight };
}
