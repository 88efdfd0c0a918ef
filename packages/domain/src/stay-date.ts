import type { StayLimits } from './stay-limits.ts';
import { wallClock } from './wall-clock.ts';

/** A calendar day, 'YYYY-MM-DD', without zone or time. */
export type IsoDay = string;

const dayMilliseconds = 86_400_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const utc = (day: IsoDay): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
const fromUtc = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);

/** Whether a day exists: '2027-02-29' does not. */
export function isIsoDay(value: string): boolean {
  return shape.test(value) && Number(value.slice(0, 4)) >= 1900 && fromUtc(utc(value)) === value;
}

/** @throws RangeError when `day` is not a day */
export const addDays = (day: IsoDay, days: number): IsoDay => fromUtc(utc(day) + days * dayMilliseconds);
/** Days since 1 January 1970, for arithmetic over many days; days are otherwise kept as text. */
export const dayNumber = (day: IsoDay): number => Math.round(utc(day) / dayMilliseconds);
/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: IsoDay, to: IsoDay) => Math.round((utc(to) - utc(from)) / dayMilliseconds);
/** Negative, zero or positive, for sorting. */
export const compareDays = (a: IsoDay, b: IsoDay): number => (a < b ? -1 : a > b ? 1 : 0);
/** ISO weekday: Monday 1 to Sunday 7. */
export const weekday = (day: IsoDay): number => new Date(utc(day)).getUTCDay() || 7;

/** The nights of a stay: the day of arrival and every day before that of departure. */
export function nightsOf(checkIn: IsoDay, checkOut: IsoDay): IsoDay[] {
  return Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, i) => addDays(checkIn, i));
}

/** The day that a clock in `zone` (IANA) shows at an instant. */
export const dayInZone = (now: Date, zone: string): IsoDay => wallClock(now, zone).slice(0, 10);
/** The same in Taipei, whose calendar terms, credits, stages and ages follow. */
export const taipeiDay = (instant: Date | string): IsoDay => dayInZone(new Date(instant), 'Asia/Taipei');

export type StayProblem = 'missing' | 'past' | 'order' | 'too-long' | 'too-far';

/**
 * What is wrong with the dates of a stay, given the date `today` at the hotel
 * (docs/product/validation.md); null if nothing is.
 */
export function checkStay({
  checkIn,
  checkOut,
  today,
  limits,
}: {
  checkIn?: IsoDay | null | undefined;
  checkOut?: IsoDay | null | undefined;
  today: IsoDay;
  limits: Pick<StayLimits, 'nights' | 'horizonDays'>;
}): StayProblem | null {
  if (!checkIn || !checkOut || !isIsoDay(checkIn) || !isIsoDay(checkOut)) return 'missing';
  if (checkIn < today) return 'past';
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return 'order';
  if (nights > limits.nights) return 'too-long';
  return daysBetween(today, checkOut) > limits.horizonDays ? 'too-far' : null;
}
