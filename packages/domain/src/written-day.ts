import type { Locale } from './locale.ts';
import { weekday, type IsoDay } from './stay-date.ts';

// Days as CLDR writes them (the test compares), without `Intl.DateTimeFormat`: creating the first one takes a
// phone 30 to 120 ms, in the middle of hydration (docs/decisions/0011), and the text must not depend on the
// version of CLDR in a browser.

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** Monday to Sunday. */
const weekdays: Record<Locale, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  'zh-tw': [...'一二三四五六日'].map((name) => `週${name}`),
  'zh-cn': [...'一二三四五六日'].map((name) => `周${name}`),
  ja: [...'月火水木金土日'].map((name) => `(${name})`),
};

const partsOf = (day: IsoDay) => ({
  year: day.slice(0, 4),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8)),
});
const longMonth = (month: number): string => months[month - 1] ?? '';
/** "January", "1月". `month`: 1 to 12. */
export const monthName = (month: number, locale: Locale): string =>
  locale === 'en' ? longMonth(month) : `${month}月`;
/** "April to October", "4月至10月". Months: 1 to 12. */
export const monthSpan = (from: number, to: number, locale: Locale): string =>
  monthName(from, locale) +
  { en: ' to ', 'zh-tw': '至', 'zh-cn': '至', ja: '〜' }[locale] +
  monthName(to, locale);
const shortMonth = (month: number): string => (month === 9 ? 'Sept' : longMonth(month).slice(0, 3));
const weekdayOf = (day: IsoDay, locale: Locale): string => weekdays[locale][weekday(day) - 1] ?? '';

/** "14 January", "1月14日" */
export function dayAndMonth(day: IsoDay, locale: Locale): string {
  const { month, date } = partsOf(day);
  return locale === 'en' ? `${date} ${longMonth(month)}` : `${month}月${date}日`;
}
/** "14 January 2027", "2027年1月14日" */
export function plainDay(day: IsoDay, locale: Locale): string {
  const { year } = partsOf(day);
  return locale === 'en' ? `${dayAndMonth(day, locale)} ${year}` : `${year}年${dayAndMonth(day, locale)}`;
}
/** "Thu, 14 January 2027", "2027年1月14日週四" */
export const longDay = (day: IsoDay, locale: Locale): string =>
  locale === 'en'
    ? `${weekdayOf(day, locale)}, ${plainDay(day, locale)}`
    : plainDay(day, locale) + weekdayOf(day, locale);
/** "Thu 14 Jan", "1月14日週四" */
export function shortDay(day: IsoDay, locale: Locale): string {
  const { month, date } = partsOf(day);
  return locale === 'en'
    ? `${weekdayOf(day, locale)} ${date} ${shortMonth(month)}`
    : dayAndMonth(day, locale) + weekdayOf(day, locale);
}
/** "Jan", "1月": under the first day of a month. */
export function monthOf(day: IsoDay, locale: Locale): string {
  const { month } = partsOf(day);
  return locale === 'en' ? shortMonth(month) : `${month}月`;
}

/**
 * "14 – 17 Jan 2027", "2027年1月14日至17日": without repeating what both days have in common. Chinese and Japanese
 * have no short month, and CLDR's ranges use digits and slashes there ("2027/1/14至2027/1/17").
 */
export function daySpan(from: IsoDay, to: IsoDay, locale: Locale): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  if (locale !== 'en') {
    const end = !sameYear ? plainDay(to, locale) : sameMonth ? `${last.date}日` : dayAndMonth(to, locale);
    return `${plainDay(from, locale)}${locale === 'ja' ? '〜' : '至'}${end}`;
  }
  const end = `${last.date} ${shortMonth(last.month)} ${last.year}`;
  if (from === to) return end;
  const start = [first.date, !sameMonth && shortMonth(first.month), !sameYear && first.year];
  return `${start.filter(Boolean).join(' ')} – ${end}`;
}
