import { daysBetween, type IsoDay } from './stay-date.ts';

/** With which stays a coupon is used. */
export interface CouponUse {
  /** Of the hotel; null: any. */
  group: string | null;
  brand: string | null;
  leastNights: number;
}
interface Stay {
  group: string;
  brand: string;
  checkIn: IsoDay;
  checkOut: IsoDay;
}

/** Whether a coupon can be used with a stay: it is for such stays, and valid until its last night is over. */
export const usableWith = (
  { use, expiresOn }: { use: CouponUse | null; expiresOn: IsoDay },
  { group, brand, checkIn, checkOut }: Stay,
): boolean =>
  use !== null &&
  expiresOn >= checkOut &&
  (use.group === null || use.group === group) &&
  (use.brand === null || use.brand === brand) &&
  daysBetween(checkIn, checkOut) >= use.leastNights;
