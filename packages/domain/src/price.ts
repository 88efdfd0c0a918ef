import { itemAt } from './item-at.ts';
import { roundedQuotient } from './money.ts';
import { policy } from './policy.ts';
import type { IsoDay } from './stay-date.ts';

/** A season that recurs yearly, 'MM-DD' to 'MM-DD' inclusive; one that starts after its end spans New Year. */
export interface Season {
  from: string;
  to: string;
  permille: number;
}
export interface Weekend {
  /** ISO weekdays of the nights it applies to. */
  days: number[];
  /** Price level of those nights: above 1000 where demand peaks at weekends, below where it drops. */
  permille: number;
}
export type Promotion = { code: string; minNights: number; minDaysAhead: number } & (
  | { kind: 'percent-off'; value: number }
  | { kind: 'stay-pay'; stay: number; pay: number }
  | { kind: 'credit'; value: number }
);

/** The price of a night relative to the usual one, in permille; the first matching season counts. */
export const nightPermille = (day: IsoDay, seasons: readonly Season[], weekend: Weekend): number =>
  itemAt(nightPermilles(day, 1, seasons, weekend), 0);

/**
 * The same for a run of nights starting at `from`. Days of the year are compared as numbers (1231
 * is the last), because sixty nights are calculated for every price.
 */
export function nightPermilles(from: IsoDay, nights: number, seasons: readonly Season[], weekend: Weekend) {
  const ofYear = (monthDay: string) => Number(monthDay.slice(0, 2)) * 100 + Number(monthDay.slice(3));
  const ranges = seasons.map((season) => ({
    first: ofYear(season.from),
    last: ofYear(season.to),
    permille: season.permille,
  }));
  const date = new Date(`${from}T00:00:00Z`);
  return Array.from({ length: nights }, () => {
    const day = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
    const season =
      ranges.find(({ first, last }) =>
        first <= last ? first <= day && day <= last : day >= first || day <= last,
      )?.permille ?? 1000;
    const permille = weekend.days.includes(date.getUTCDay() || 7)
      ? Math.round((season * weekend.permille) / 1000)
      : season;
    date.setUTCDate(date.getUTCDate() + 1);
    return permille;
  });
}

/**
 * One room, one night, before service and tax, in the minor unit: the base times every permille,
 * rounded once to a multiple of `step` (currency, `priceIncrement`). @throws RangeError when the
 * rate is too large to be exact
 */
export const nightlyRate = (base: number, permilles: readonly number[], step = 1): number =>
  roundedQuotient([base, ...permilles], 1000 ** permilles.length, step);

/** Whether a stay qualifies for a promotion by its nights and how far ahead it is booked. */
export const promotionApplies = (
  promotion: Promotion,
  { nights, daysAhead }: { nights: number; daysAhead: number },
): boolean =>
  nights >= Math.max(promotion.minNights, promotion.kind === 'stay-pay' ? promotion.stay : 0) &&
  daysAhead >= promotion.minDaysAhead;

/**
 * The discount of a promotion on the nights of one room, in the minor unit. Stay-pay makes the
 * cheapest nights free; a credit (US dollars to spend at the hotel) gives no discount.
 */
export function promotionDiscount(promotion: Promotion, nights: readonly number[], step = 1): number {
  if (promotion.kind === 'percent-off')
    return roundedQuotient([nights.reduce((a, b) => a + b, 0), promotion.value], 100, step);
  if (promotion.kind === 'credit') return 0;
  const free = Math.floor(nights.length / promotion.stay) * (promotion.stay - promotion.pay);
  return nights
    .toSorted((a, b) => a - b)
    .slice(0, free)
    .reduce((a, b) => a + b, 0);
}

export interface StayPrice {
  subtotal: number;
  discount: number;
  service: number;
  tax: number;
  total: number;
}

/**
 * The whole stay for all rooms. Service is charged on the price after discount, tax on that plus
 * service; each rounded once to a multiple of `step`.
 */
export function stayPrice({
  nights,
  rooms,
  taxPercent,
  servicePercent,
  promotion,
  step = 1,
}: {
  nights: readonly number[];
  rooms: number;
  taxPercent: number;
  servicePercent: number;
  promotion: Promotion | null;
  /** Minor units of the smallest payable amount (currency, `priceIncrement`). */
  step?: number;
}): StayPrice {
  const subtotal = nights.reduce((a, b) => a + b, 0) * rooms;
  const discount = promotion ? promotionDiscount(promotion, nights, step) * rooms : 0;
  const service = roundedQuotient([subtotal - discount, servicePercent], 100, step);
  const tax = roundedQuotient([subtotal - discount + service, taxPercent], 100, step);
  return { subtotal, discount, service, tax, total: subtotal - discount + service + tax };
}

/** 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2
    ? itemAt(sorted, middle)
    : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
}

/**
 * A night below 30 % or above 300 % of the room's 60-day median is an error in the data, not a
 * bargain (docs/product/decisions.md).
 */
export const isIllogicalPrice = (nights: readonly number[], median60: number): boolean =>
  median60 > 0 &&
  nights.some(
    (rate) =>
      rate * 1000 < median60 * policy.illogicalPrice.minPermille ||
      rate * 1000 > median60 * policy.illogicalPrice.maxPermille,
  );
