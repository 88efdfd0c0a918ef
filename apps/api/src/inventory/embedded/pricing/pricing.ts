import { itemAt } from '@voyage/domain/item-at.ts';
import {
  cancellationDeadline,
  windowsOfPolicy,
  type CancellationPolicy,
} from '@voyage/domain/cancellation.ts';
import { priceIncrement } from '@voyage/domain/currency.ts';
import {
  nightlyRate,
  nightPermilles,
  promotionApplies,
  promotionDiscount,
  stayPrice,
  type Promotion,
  type Season,
  type Weekend,
} from '@voyage/domain/price.ts';
import { policy as rules } from '@voyage/domain/policy.ts';
import { addDays, dayInZone, daysBetween, nightsOf, type IsoDay } from '@voyage/domain/stay-date.ts';
import { instantInZone } from '@voyage/domain/zoned-time.ts';
import type { CityTax } from '../../places.ts';
import { cityTaxOf } from './city-tax.ts';
import { rateStep } from './rate-step.ts';
import type { RateKey, SupplierRate, SupplierStay } from '../../supplier.ts';

/** Everything of a room and a plan that the price of a rate depends on, from the catalogue or, when booking, from the database. */
export interface RateFacts extends RateKey {
  baseRate: number;
  factorPermille: number;
  policy: CancellationPolicy;
  payAt: 'property' | 'prepaid';
  memberOnly: boolean;
  minDaysAhead: number;
  promotions: readonly Promotion[];
  currency: string;
  taxPercent: number;
  servicePercent: number;
}

/** Values of all rates of a hotel for one stay: calculated once, used for every room and plan. */
export interface StayFacts {
  stay: SupplierStay;
  timeZone: string;
  daysAhead: number;
  /** The nights, and the price factor of each. */
  days: IsoDay[];
  permilles: number[];
  /**
   * The middle two price factors, in permille, of the 60 nights around check-in (the same one twice if their
   * number is odd).
   */
  middle: [number, number];
  /** In the hotel's local time. */
  checkInTime: string;
  cityTax: CityTax | null;
}

const instants = new Map<string, Date>();
/** Computing a time zone's offset costs more than the rest of a price, and the same days recur: the last few thousand results are cached. */
function cachedInstant(day: IsoDay, time: string, zone: string): Date {
  const key = `${day} ${time} ${zone}`;
  let instant = instants.get(key);
  if (!instant) {
    if (instants.size === 4000) for (const oldest of instants.keys().take(1)) instants.delete(oldest);
    instants.set(key, (instant = instantInZone(day, time, zone)));
  }
  return instant;
}

export function stayFacts(
  {
    seasons,
    weekend,
    timeZone,
    checkInTime,
    cityTax,
  }: {
    seasons: readonly Season[];
    weekend: Weekend;
    timeZone: string;
    checkInTime: string;
    cityTax: CityTax | null;
  },
  stay: SupplierStay,
  now: Date,
): StayFacts {
  const days = nightsOf(stay.checkIn, stay.checkOut);
  const { medianDays } = rules.illogicalPrice;
  const baseline = nightPermilles(
    addDays(stay.checkIn, -Math.floor(medianDays / 2)),
    medianDays,
    seasons,
    weekend,
  ).toSorted((a, b) => a - b);
  const middle = (index: number) => itemAt(baseline, Math.floor(index));
  return {
    stay,
    timeZone,
    days,
    daysAhead: daysBetween(dayInZone(now, timeZone), stay.checkIn),
    permilles: nightPermilles(stay.checkIn, days.length, seasons, weekend),
    middle: [middle((medianDays - 1) / 2), middle(medianDays / 2)],
    checkInTime,
    cityTax,
  };
}

/** The promotion with the highest discount, if any applies. */
export function bestPromotion(
  promotions: readonly Promotion[],
  nights: readonly number[],
  daysAhead: number,
  step: number,
): Promotion | null {
  let best: Promotion | null = null;
  let most = 0;
  for (const promotion of promotions) {
    const discount = promotionApplies(promotion, { nights: nights.length, daysAhead })
      ? promotionDiscount(promotion, nights, step)
      : 0;
    if (discount > most) [best, most] = [promotion, discount];
  }
  return best;
}

/** The price of a night of one room, after discount, without service and taxes. */
export const averageNight = (
  { subtotal, discount }: { subtotal: number; discount: number },
  rooms: number,
  nights: number,
): number => Math.round((subtotal - discount) / rooms / nights);

/** A rate priced for a stay; null if it must be booked further in advance. */
export function priceRate(
  facts: RateFacts,
  { stay, days, daysAhead, permilles, middle, checkInTime, timeZone, cityTax }: StayFacts,
): SupplierRate | null {
  if (daysAhead < facts.minDaysAhead) return null;
  const step = priceIncrement(facts.currency);
  const roundTo = rateStep(facts.currency);
  const rateOf = (permille: number) => nightlyRate(facts.baseRate, [permille, facts.factorPermille], roundTo);
  const rates = permilles.map(rateOf);
  const rooms = stay.rooms.length;
  const promotion = bestPromotion(facts.promotions, rates, daysAhead, step);
  const price = stayPrice({
    nights: rates,
    rooms,
    taxPercent: facts.taxPercent,
    servicePercent: facts.servicePercent,
    promotion,
    step,
  });
  const oneNight = stayPrice({
    nights: rates.slice(0, 1),
    rooms,
    taxPercent: facts.taxPercent,
    servicePercent: facts.servicePercent,
    promotion: null,
    step,
  });
  return {
    hotelId: facts.hotelId,
    roomTypeId: facts.roomTypeId,
    planCode: facts.planCode,
    currency: facts.currency,
    nights: days.map((day, i) => ({ day, rate: (rates[i] ?? 0) * rooms })),
    ...price,
    feesAtHotel: cityTaxOf(cityTax, stay, days.length, averageNight(price, rooms, days.length)),
    promotionCode: promotion?.code ?? null,
    windows: windowsOfPolicy(facts.policy, {
      deadline: cancellationDeadline(
        facts.policy,
        { checkIn: stay.checkIn, timeZone, checkInTime },
        cachedInstant,
      ),
      penalty: Math.min(price.total, oneNight.total),
      total: price.total,
    }),
    timeZone,
    expiresAt: null,
    payAt: facts.payAt,
    memberOnly: facts.memberOnly,
    billing: null,
    median60: (rateOf(middle[0]) + rateOf(middle[1])) / 2, // a higher factor never gives a lower price, so the median night has the median rate
  };
}
