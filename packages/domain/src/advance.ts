import { policy } from './policy.ts';
import { addDays, daysBetween, weekday, type IsoDay } from './stay-date.ts';

/**
 * Whether a stay begins sooner than advised (docs/product/constants.md): it can be booked, but
 * requests may reach the hotel too late.
 */
export const isShortNotice = (checkIn: IsoDay, today: IsoDay): boolean =>
  daysBetween(today, checkIn) < policy.advisedDaysAhead;

/**
 * The last day, in Taipei, on which a member may ask to pay us in advance for a stay that is
 * otherwise paid at the hotel: a number of working days before arrival, larger abroad. Working days
 * are Monday to Friday; public holidays are not considered.
 */
export function prepaymentRequestDay(checkIn: IsoDay, where: 'domestic' | 'international'): IsoDay {
  let day = checkIn;
  for (let left = policy.prepaymentRequestWorkingDays[where]; left > 0;) {
    day = addDays(day, -1);
    if (weekday(day) <= 5) left -= 1;
  }
  return day;
}
