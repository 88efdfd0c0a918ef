import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import { dateFormat, plainDay, normalizeSpaces as plain } from '@voyage/domain/written-date.ts';

// The service formats dates in mails and certificates the same way, so the shared functions are in
// the domain.
export { longDay, momentOn, plainDay, taipeiClock, timeOn } from '@voyage/domain/written-date.ts';

const utc = (day: IsoDay) => new Date(`${day}T00:00:00Z`);
const short: Intl.DateTimeFormatOptions = {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  weekday: 'short',
};
const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(intlLocale(locale), options);

/** "Thu, 14 Jan" */
export const shortDay = (day: IsoDay, locale: Locale): string =>
  plain(format(locale, short).format(utc(day)));
/** "Jan", "1月": under the first day of a month. */
export const monthOf = (day: IsoDay, locale: Locale): string =>
  plain(format(locale, { timeZone: 'UTC', month: 'short' }).format(utc(day)));
/**
 * "14–17 Jan 2027", "2027年1月14日至17日": a span as usual in the language; Chinese and Japanese have no
 * short month.
 */
export function daySpan(from: IsoDay, to: IsoDay, locale: Locale): string {
  if (locale === 'en')
    return plain(
      format(locale, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).formatRange(
        utc(from),
        utc(to),
      ),
    );
  // CLDR's ranges use digits and slashes here ("2027/1/14至2027/1/17").
  const [year, month] = [from.slice(0, 4) === to.slice(0, 4), from.slice(0, 7) === to.slice(0, 7)];
  const end = format(locale, {
    timeZone: 'UTC',
    ...(year ? {} : { year: 'numeric' }),
    ...(month ? {} : { month: 'long' }),
    day: 'numeric',
  });
  return `${plainDay(from, locale)}${locale === 'ja' ? '〜' : '至'}${plain(end.format(utc(to)))}`;
}
/** The visitor's own zone, in the browser. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Languages name themselves. Country names ("Türkiye" for TR) come from the service. */
export const languageNames: Record<Locale, string> = {
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
  en: 'English',
};
