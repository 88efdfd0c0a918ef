import type { Locale, LocalizedText } from './locale.ts';
import type { IsoDay } from './stay-date.ts';
import { wallClock } from './wall-clock.ts';
import { dayAndMonth, longDay } from './written-day.ts';

/** The zone in which a moment is shown. */
export interface Clock {
  /** IANA name, never shown. */
  timeZone: string;
  /** The place in the reader's language; null if the surrounding text names it. */
  place: string | null;
}
const taipei: LocalizedText = { 'zh-tw': '臺北', 'zh-cn': '台北', ja: '台北', en: 'Taipei' };
/** The company's zone: payments and booking credits use it. */
export const taipeiClock = (locale: Locale): Clock => ({ timeZone: 'Asia/Taipei', place: taipei[locale] });

/** English puts an article before some places, and says "at" for a lake. */
const withArticle = new Set([
  'Algarve',
  'Amalfi Coast',
  'Kerala backwaters',
  'Maasai Mara',
  'Maldives',
  'Sacred Valley',
  'Serengeti',
  'Seychelles',
]);
const inEnglish = (place: string): string => {
  if (withArticle.has(place)) return `in the ${place}`;
  if (/^Lake | (?:Lake|Falls)$/.test(place)) return `at ${place}`;
  return `in ${place.replace(/^The /, 'the ')}`;
};

function dayAndTime(at: Date, timeZone: string): [IsoDay, string] {
  const clock = wallClock(at, timeZone);
  return [clock.slice(0, 10), clock.slice(11)];
}

/** "GMT+9", "GMT−3:30", "GMT": the same in every language and easier to understand than "JST" or "CEST". */
function offsetAt(at: Date, timeZone: string): string {
  const minutes = Date.parse(`${wallClock(at, timeZone)}Z`) / 60_000 - Math.floor(at.getTime() / 60_000);
  if (minutes === 0) return 'GMT';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/**
 * "Thu, 14 January 2027, 15:00 in Tokyo (GMT+9)", "2027年1月14日週四 15:00（東京當地時間，GMT+9）". `at` is ISO
 * 8601. A deadline depends on one zone, so the text names it.
 */
export function momentOn(at: string, { timeZone, place }: Clock, locale: Locale): string {
  const moment = new Date(at);
  const [date, time] = dayAndTime(moment, timeZone);
  const day = longDay(date, locale);
  const offset = offsetAt(moment, timeZone);
  switch (locale) {
    case 'en':
      return `${day}, ${time} ${place === null ? '' : `${inEnglish(place)} `}(${offset})`;
    case 'zh-tw':
      return `${day} ${time}（${place === null ? '' : `${place}當地時間，`}${offset}）`;
    case 'zh-cn':
      return `${day} ${time}（${place === null ? '' : `${place}当地时间，`}${offset}）`;
    case 'ja':
      return `${day} ${time}（${place === null ? '' : `${place}の現地時間、`}${offset}）`;
  }
}

/**
 * "1 December, 00:00 in Taipei", "12月1日 00:00（臺北時間）": a moment in the coming months, within a
 * sentence. Without a place, the surrounding text must name it.
 */
export function timeOn(at: string, { timeZone, place }: Clock, locale: Locale): string {
  const moment = new Date(at);
  const [date, time] = dayAndTime(moment, timeZone);
  const day = dayAndMonth(date, locale);
  if (locale === 'en') return `${day}, ${time}${place === null ? '' : ` ${inEnglish(place)}`}`;
  const clock = { 'zh-tw': '時間', 'zh-cn': '时间', ja: '時間' }[locale];
  return `${day} ${time}${place === null ? '' : `（${place}${clock}）`}`;
}
