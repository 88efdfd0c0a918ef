import { policy } from './policy.ts';
import type { IsoDay } from './stay-date.ts';
import { instantInZone } from './zoned-time.ts';

export interface CreditStay {
  checkIn: IsoDay;
  checkOut: IsoDay;
  /** The hotel credit of the rate; 0 if it gives none. */
  creditUsd: number;
}

/**
 * Whether two stays at one hotel share the US$100 credit of its rooms: if the rates of both give
 * it, they count as one stay unless more than 24 hours separate them, from check-out to check-in in
 * the hotel's local time (docs/product/constants.md). Stays that begin on the same day do not: they are
 * two rooms, and each room has its own.
 */
export function sharesHotelCredit(
  a: CreditStay,
  b: CreditStay,
  { timeZone, checkInTime, checkOutTime }: { timeZone: string; checkInTime: string; checkOutTime: string },
): boolean {
  if (a.creditUsd === 0 || b.creditUsd === 0 || a.checkIn === b.checkIn) return false;
  const [first, second] = a.checkIn <= b.checkIn ? [a, b] : [b, a];
  const gap =
    instantInZone(second.checkIn, checkInTime, timeZone).getTime() -
    instantInZone(first.checkOut, checkOutTime, timeZone).getTime();
  return gap <= policy.creditGapHours * 3_600_000;
}
