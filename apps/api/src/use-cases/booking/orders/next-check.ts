const hour = 3_600_000;
const day = 24 * hour;
/** Between two questions about one booking, in milliseconds. */
export const [shortestMs, longestMs] = [6 * hour, 7 * day];

/**
 * When the supplier is next asked whether an order is still booked: after as long as it is old, or a tenth of the time
 * until arrival if that is less, within six hours and a week. So a new one is asked about often, one of next year each
 * week, and one of the coming week at least daily. Once the guests have arrived nothing can be cancelled: each week.
 * @param checkIn The day of arrival, 'YYYY-MM-DD'
 */
export function nextCheck({ bookedAt, checkIn, now }: { bookedAt: Date; checkIn: string; now: Date }): Date {
  const at = now.getTime();
  const arrival = Date.parse(`${checkIn}T00:00:00Z`);
  const isUnderWay = at >= arrival + day;
  const pause = isUnderWay ? longestMs : Math.min(at - bookedAt.getTime(), (arrival - at) * 0.1);
  return new Date(at + Math.min(Math.max(pause, shortestMs), longestMs));
}

/**
 * How many orders one run asks about: never more than half of the calls that the supplier accepts in a minute, so that
 * searches go on.
 */
export const batchOf = (callsPerMinute: number | null): number =>
  callsPerMinute === null ? maxPerRun : Math.max(1, Math.min(maxPerRun, Math.floor(callsPerMinute / 2)));
const maxPerRun = 200;
