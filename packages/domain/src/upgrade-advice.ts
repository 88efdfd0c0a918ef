import type { Level } from './level.ts';
import { monthlyFreeBookings } from './tier.ts';

/**
 * What a year of bookings costs at a level: its fee, plus a paid credit for each booking beyond the
 * month's free ones.
 */
interface YearCost {
  level: Level;
  feeTwd: number;
  /** Bookings beyond the free ones. */
  paidBookings: number;
  totalTwd: number;
}
export interface UpgradeAdvice {
  bookings: number;
  now: YearCost;
  wanted: YearCost;
  /** Positive: the other level is cheaper by this much; negative: it costs more. */
  savedTwd: number;
}

function yearCost(
  level: Level,
  feeTwd: number,
  bookingsByMonth: readonly number[],
  creditTwd: number,
): YearCost {
  const free = monthlyFreeBookings(level) ?? Number.POSITIVE_INFINITY;
  const paidBookings = bookingsByMonth.reduce((sum, bookings) => sum + Math.max(0, bookings - free), 0);
  return { level, feeTwd, paidBookings, totalTwd: feeTwd + paidBookings * creditTwd };
}

/**
 * What a year's bookings would have cost at the member's current level without paying for it again,
 * and at the level being considered. Free bookings expire with their month, so months are counted
 * one by one.
 */
export function upgradeAdvice({
  from,
  to,
  bookingsByMonth,
  creditTwd,
}: {
  from: { level: Level; feeTwd: number };
  to: { level: Level; feeTwd: number };
  bookingsByMonth: readonly number[];
  creditTwd: number;
}): UpgradeAdvice {
  const now = yearCost(from.level, from.feeTwd, bookingsByMonth, creditTwd);
  const wanted = yearCost(to.level, to.feeTwd, bookingsByMonth, creditTwd);
  return {
    bookings: bookingsByMonth.reduce((sum, bookings) => sum + bookings, 0),
    now,
    wanted,
    savedTwd: now.totalTwd - wanted.totalTwd,
  };
}
