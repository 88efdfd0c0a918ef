import { roundHalfUp } from './money.ts';
import { policy } from './policy.ts';
import { weekday, type IsoDay } from './stay-date.ts';

/** A yearly season, 'MM-DD' to 'MM-DD' inclusive; one that begins after it ends runs over New Year. */
export interface Season {
  from: string;
  to: string;
  permille: number;
}
export interface Weekend {
  /** ISO weekdays of the dearer nights. */
  days: number[];
  permille: number;
}
export type Promotion = { code: string; minNights: number; minDaysAhead: number } & ({ kind: 'percent-off'; value: number } | { kind: 'stay-pay'; stay: number; pay: number } | { kind: 'credit'; value: number });

const isWithin = (day: string, from: string, to: string): boolean => (from <= to ? from <= day && day <= to : day >= from || day <= to);

/** How much dearer or cheaper a night is than usual, in permille; the first season that holds the day counts. */
export function nightPermille(day: IsoDay, seasons: readonly Season[], weekend: Weekend): number {
  const monthDay = day.slice(5);
  const season = seasons.find(({ from, to }) => isWithin(monthDay, from, to))?.permille ?? 1000;
  return weekend.days.includes(weekday(day)) ? Math.round((season * weekend.permille) / 1000) : season;
}

/** One room, one night, before service and tax, in the minor unit: times every permille, rounded once. @throws RangeError when too large to be exact */
export function nightlyRate(base: number, ...permilles: number[]): number {
  let product = base;
  let divisor = 1;
  for (const permille of permilles) {
    product *= permille;
    divisor *= 1000;
  }
  if (Math.abs(product) > Number.MAX_SAFE_INTEGER) throw new RangeError(`too large a rate: ${base}`);
  return roundHalfUp(product / divisor);
}

/** Whether a stay of so many nights, booked so many days ahead, earns a promotion. */
export const promotionApplies = (promotion: Promotion, { nights, daysAhead }: { nights: number; daysAhead: number }): boolean =>
  nights >= Math.max(promotion.minNights, promotion.kind === 'stay-pay' ? promotion.stay : 0) && daysAhead >= promotion.minDaysAhead;

/** What a promotion takes off the nights of one room, in the minor unit. Stay-pay frees the cheapest nights; a credit (US dollars, spent at the hotel) takes nothing off. */
export function promotionDiscount(promotion: Promotion, nights: readonly number[]): number {
  if (promotion.kind === 'percent-off') return roundHalfUp((nights.reduce((a, b) => a + b, 0) * promotion.value) / 100);
  if (promotion.kind === 'credit') return 0;
  const free = Math.floor(nights.length / promotion.stay) * (promotion.stay - promotion.pay);
  return nights.toSorted((a, b) => a - b).slice(0, free).reduce((a, b) => a + b, 0);
}

export interface StayPrice {
  subtotal: number;
  discount: number;
  service: number;
  tax: number;
  total: number;
}

/** The whole stay for all rooms. Service on what is left after the discount, tax on that with service; each rounded once. */
export function stayPrice({ nights, rooms, taxPercent, servicePercent, promotion }: { nights: readonly number[]; rooms: number; taxPercent: number; servicePercent: number; promotion: Promotion | null }): StayPrice {
  const subtotal = nights.reduce((a, b) => a + b, 0) * rooms;
  const discount = promotion ? promotionDiscount(promotion, nights) * rooms : 0;
  const service = roundHalfUp(((subtotal - discount) * servicePercent) / 100);
  const tax = roundHalfUp(((subtotal - discount + service) * taxPercent) / 100);
  return { subtotal, discount, service, tax, total: subtotal - discount + service + tax };
}

/** Zero for none at all. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** A night under 30 % or over 300 % of the room's 60-day median is a mistake in the data, not a bargain (decisions). */
export const isIllogicalPrice = (nights: readonly number[], median60: number): boolean =>
  median60 > 0 && nights.some((rate) => rate * 1000 < median60 * policy.illogicalPrice.minPermille || rate * 1000 > median60 * policy.illogicalPrice.maxPermille);
