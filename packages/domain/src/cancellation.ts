import type { Money } from './money.ts';
import { policy as rules } from './policy.ts';
import { addDays, type IsoDay } from './stay-date.ts';
import { instantInZone } from './zoned-time.ts';

export type CancellationPolicy = { kind: 'free-until'; hoursBefore: number } | { kind: 'unconditional' } | { kind: 'non-refundable' };

/** The policy as one short text; two policies are the same exactly when these are. */
export const policyHash = (policy: CancellationPolicy): string => (policy.kind === 'free-until' ? `free-until:${policy.hoursBefore}` : policy.kind);

/**
 * The last instant of free cancellation, decided by the hotel's own clock: so many hours before check-in
 * time on the day of arrival. Unconditional: check-in time itself. Null: never free.
 */
export function cancellationDeadline(policy: CancellationPolicy, checkIn: IsoDay, zone: string, checkInTime: string = rules.checkInTime): Date | null {
  return policy.kind === 'non-refundable' ? null : deadlineBefore(instantInZone(checkIn, checkInTime, zone), policy);
}

/** The same for a check-in whose instant is known: many policies of one stay ask the hotel's clock once. */
export function deadlineBefore(arrival: Date, policy: CancellationPolicy): Date | null {
  if (policy.kind === 'non-refundable') return null;
  return policy.kind === 'unconditional' ? arrival : new Date(arrival.getTime() - policy.hoursBefore * 3_600_000);
}

/** From the midnight after the day of arrival, at the hotel, a stay has begun and can no longer be cancelled. */
export const cancellationCloses = (checkIn: IsoDay, zone: string): Date => instantInZone(addDays(checkIn, 1), '00:00', zone);

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
