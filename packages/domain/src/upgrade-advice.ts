import type { Level } from './level.ts';
import { monthlyFreeBookings } from './tier.ts';

/** What a year of bookings costs at a level: its fee, and a paid credit for each booking beyond the free ones of its month. */
export interface YearCost {
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
  /** Positive: the wanted level is cheaper by so much; negative: dearer. */
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
 * What the bookings of a year would have cost at the level that a member has without paying again, and at the one that is
 * looked at. Free bookings lapse with their month, so that the months are counted one by one.
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
