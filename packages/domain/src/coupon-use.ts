import { daysBetween, type IsoDay } from './stay-date.ts';

/** The stays that a coupon can be used with. */
export interface CouponUse {
  /** The hotel's group; null: any. */
  group: string | null;
  brand: string | null;
  leastNights: number;
}
interface Stay {
  group: string | null;
  brand: string | null;
  checkIn: IsoDay;
  checkOut: IsoDay;
}

/**
 * Whether a coupon can be used with a stay: it is meant for such stays, and valid until the last
 * night is over.
 */
export const usableWith = (
  { use, expiresOn }: { use: CouponUse | null; expiresOn: IsoDay },
  { group, brand, checkIn, checkOut }: Stay,
): boolean =>
  use !== null &&
  expiresOn >= checkOut &&
  (use.group === null || use.group === group) &&
  (use.brand === null || use.brand === brand) &&
  daysBetween(checkIn, checkOut) >= use.leastNights;
