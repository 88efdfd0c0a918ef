import { DateTime } from 'luxon';
import { isIsoDay, type IsoDay } from './stay-date.ts';

const taipei = 'Asia/Taipei';

/**
 * The instant at which a clock in `zone` shows `time` ('HH:mm') on `day`. In the hour skipped for
 * summer time: the first instant after it. In the repeated hour: the earlier one.
 * @throws RangeError for a day, time or zone that does not exist
 */
export function instantInZone(day: IsoDay, time: string, zone: string): Date {
  if (!/^\d\d:\d\d$/.test(time) || !isIsoDay(day)) throw new RangeError(`not a day and time: ${day} ${time}`);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const local = DateTime.fromObject({ year, month, day: dayOfMonth, hour, minute }, { zone });
  if (!local.isValid) throw new RangeError(`not a time in a zone: ${day} ${time} ${zone}`);
  if (local.hour !== hour || local.minute !== minute || local.day !== dayOfMonth) return endOfGap(local);
  const [earliest] = local.getPossibleOffsets().toSorted((a, b) => a.toMillis() - b.toMillis());
  return (earliest ?? local).toJSDate();
}

/** Whether a clock in `zone` shows `time` on `day`: not within the hour that is skipped for summer time. */
export function existsInZone(day: IsoDay, time: string, zone: string): boolean {
  const at = DateTime.fromJSDate(instantInZone(day, time, zone), { zone });
  return at.toFormat('yyyy-MM-dd HH:mm') === `${day} ${time}`;
}

/**
 * Luxon shifts a time inside a gap forward by the gap's length; the end of the gap is where the
 * offset changes.
 */
function endOfGap(after: DateTime): Date {
  let low = after.toMillis() - 25 * 3_600_000; // a zone that moves across the date line skips a whole day
  let high = after.toMillis();
  const offset = after.offset;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (DateTime.fromMillis(middle, { zone: after.zone }).offset === offset) high = middle;
    else low = middle;
  }
  return new Date(high);
}

/** The calendar month in Taiwan, 'YYYY-MM', which booking credits are granted for (docs/product/roles.md). */
export const taipeiMonth = (now: Date) => DateTime.fromJSDate(now, { zone: taipei }).toFormat('yyyy-MM');

/** First instant of a Taipei month ('YYYY-MM') and of the next one. @throws RangeError */
export function taipeiMonthRange(month: string): { start: Date; end: Date } {
  const start = DateTime.fromFormat(month, 'yyyy-MM', { zone: taipei });
  if (!start.isValid) throw new RangeError(`not a month: ${month}`);
  return { start: start.toJSDate(), end: start.plus({ months: 1 }).toJSDate() };
}

/** The current Taipei month and the ones before it, oldest first. */
export const lastTaipeiMonths = (now: Date, months: number): string[] => {
  const running = DateTime.fromJSDate(now, { zone: taipei }).startOf('month');
  return Array.from({ length: months }, (_, i) =>
    running.minus({ months: months - 1 - i }).toFormat('yyyy-MM'),
  );
};
