import { addDays, weekday, type IsoDay } from './stay-date.ts';

/** Adds working days to a day: Monday to Friday; public holidays are not considered. */
export function addWorkingDays(day: IsoDay, days: number): IsoDay {
  let last = day;
  for (let left = days; left > 0;) {
    last = addDays(last, 1);
    if (weekday(last) <= 5) left -= 1;
  }
  return last;
}
