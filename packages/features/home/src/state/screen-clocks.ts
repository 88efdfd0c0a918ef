import { intlLocale, type Locale } from '@voyage/domain/locale.ts';

/** Cities whose time the screen tells: our own first, then from east to west. `code`: of the place, which has the name. */
export const screenClocks = [
  { code: 'taipei', timeZone: 'Asia/Taipei' },
  { code: 'tyo', timeZone: 'Asia/Tokyo' },
  { code: 'par', timeZone: 'Europe/Paris' },
  { code: 'lon', timeZone: 'Europe/London' },
  { code: 'nyc', timeZone: 'America/New_York' },
] as const;

/** "09:05" in a zone at a moment (milliseconds since 1970): 24 hours in all languages, as timetables have them. */
export const clockIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** "Mon": the weekday in a zone, so that a reader sees where it is tomorrow already. */
export const weekdayIn = (timeZone: string, at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { timeZone, weekday: 'short' }).format(at);
