import { policy } from './policy.ts';
import { addDays, daysBetween, weekday, type IsoDay } from './stay-date.ts';

/** Whether a stay begins sooner than is advised (docs/product/constants.md): it may be booked, and wishes may come too late for the hotel. */
export const isShortNotice = (checkIn: IsoDay, today: IsoDay): boolean =>
  daysBetween(today, checkIn) < policy.advisedDaysAhead;

/**
 * The last day, in Taipei, on which a stay that is paid at the hotel may be asked to be paid through us instead: so many
 * working days before the arrival, more of them abroad. Working days are Monday to Friday; public holidays are not known here.
 */
export function prepaymentRequestDay(checkIn: IsoDay, where: 'domestic' | 'international'): IsoDay {
  let day = checkIn;
  for (let left = policy.prepaymentRequestWorkingDays[where]; left > 0;) {
    day = addDays(day, -1);
    if (weekday(day) <= 5) left -= 1;
  }
  return day;
}
