import { intlLocale, type Locale } from '@voyage/domain/locale.ts';

/** Cities whose time is shown: our own first, then east to west. `code`: the place, which has the name. */
export const screenClocks = [
  { code: 'taipei', timeZone: 'Asia/Taipei' },
  { code: 'tyo', timeZone: 'Asia/Tokyo' },
  { code: 'par', timeZone: 'Europe/Paris' },
  { code: 'lon', timeZone: 'Europe/London' },
  { code: 'nyc', timeZone: 'America/New_York' },
] as const;
export const clockCodes = screenClocks.map(({ code }) => code);

/**
 * "09:05" in a zone at a moment (milliseconds since 1970): 24-hour format in all languages, as in
 * timetables.
 */
export const clockIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** "Mon": the weekday in a zone, to show where it is already tomorrow. */
export const weekdayIn = (timeZone: string, at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { timeZone, weekday: 'short' }).format(at);
