import type { CancellationWindow } from './cancellation-windows.ts';
import { policy as rules } from './policy.ts';
import { addDays, type IsoDay } from './stay-date.ts';
import { instantInZone } from './zoned-time.ts';

/**
 * Until when cancelling is free. `free-until`: until `time` ('HH:mm' on the hotel's clock) a number
 * of days before the day of arrival; a wall-clock time, unaffected by clock changes in between.
 * Unconditional: until check-in.
 */
export type CancellationPolicy =
  | { kind: 'free-until'; daysBefore: number; time: string }
  | { kind: 'unconditional' }
  | { kind: 'non-refundable' };

/** Parses a policy as tables write it ('free-until:2@15:00'). @throws RangeError */
export function policyOfText(text: string): CancellationPolicy {
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
 * The last instant of free cancellation, by the hotel's clock. Null: never free. `instantOf` may be
 * memoised: the rates of one stay convert the same few local times.
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

/**
 * From midnight after the day of arrival, at the hotel, a stay counts as begun and can no longer be
 * cancelled.
 */
export const cancellationCloses = (checkIn: IsoDay, zone: string): Date =>
  instantInZone(addDays(checkIn, 1), '00:00', zone);

/** The windows of a policy: nothing up to the deadline, then the penalty; the total if nothing is refundable. */
export function windowsOfPolicy(
  policy: CancellationPolicy,
  { deadline, penalty, total }: { deadline: Date | null; penalty: number; total: number },
): CancellationWindow[] {
  if (policy.kind === 'non-refundable' || deadline === null)
    return [{ until: null, penalty: total, basis: { kind: 'percent', percent: 100 } }];
  return [
    { until: deadline.toISOString(), penalty: 0, basis: { kind: 'percent', percent: 0 } },
    { until: null, penalty, basis: { kind: 'nights', nights: 1 } },
  ];
}
