import { cancellationDeadline, policyHash, type CancellationPolicy } from '@voyage/domain/cancellation.ts';
import { median, nightlyRate, nightPermille, promotionApplies, promotionDiscount, stayPrice, type Promotion, type Season, type Weekend } from '@voyage/domain/price.ts';
import { policy as rules } from '@voyage/domain/policy.ts';
import { addDays, dayInZone, daysBetween, nightsOf } from '@voyage/domain/stay-date.ts';
import type { RateKey, SupplierRate, SupplierStay } from '../supplier.ts';

/** Everything that the price of one rate depends on, from the catalogue or, when booking, from the database. */
export interface RateFacts extends RateKey {
  baseRate: number;
  factorPermille: number;
  policy: CancellationPolicy;
  payAt: 'property' | 'prepaid';
  memberOnly: boolean;
  minDaysAhead: number;
  promotions: readonly Promotion[];
  currency: string;
  timeZone: string;
  checkInTime: string;
  seasons: readonly Season[];
  weekend: Weekend;
  taxPercent: number;
  servicePercent: number;
}

/** Nightly rates of one room from `day` on. */
export const ratesFrom = (facts: Pick<RateFacts, 'baseRate' | 'factorPermille' | 'seasons' | 'weekend'>, day: string, nights: number): number[] =>
  Array.from({ length: nights }, (_, i) => nightlyRate(facts.baseRate, nightPermille(addDays(day, i), facts.seasons, facts.weekend), facts.factorPermille));

/** The promotion that takes most off, if any applies. */
export function bestPromotion(promotions: readonly Promotion[], nights: readonly number[], daysAhead: number): Promotion | null {
  let best: Promotion | null = null;
  let most = 0;
  for (const promotion of promotions) {
    const discount = promotionApplies(promotion, { nights: nights.length, daysAhead }) ? promotionDiscount(promotion, nights) : 0;
    if (discount > most) [best, most] = [promotion, discount];
  }
  return best;
}

/** A rate priced for a stay; null when it must be booked further ahead than that. */
export function priceRate(facts: RateFacts, stay: SupplierStay, roomsLeft: number, now: Date): SupplierRate | null {
  const daysAhead = daysBetween(dayInZone(now, facts.timeZone), stay.checkIn);
  if (daysAhead < facts.minDaysAhead) return null;
  const days = nightsOf(stay.checkIn, stay.checkOut);
  const rates = ratesFrom(facts, stay.checkIn, days.length);
  const promotion = bestPromotion(facts.promotions, rates, daysAhead);
  const price = stayPrice({ nights: rates, rooms: stay.rooms, taxPercent: facts.taxPercent, servicePercent: facts.servicePercent, promotion });
  const oneNight = stayPrice({ nights: rates.slice(0, 1), rooms: stay.rooms, taxPercent: facts.taxPercent, servicePercent: facts.servicePercent, promotion: null });
  const half = Math.floor(rules.illogicalPrice.medianDays / 2);
  return {
    hotelId: facts.hotelId, roomTypeId: facts.roomTypeId, planCode: facts.planCode, currency: facts.currency,
    nights: days.map((day, i) => ({ day, rate: (rates[i] ?? 0) * stay.rooms })), ...price,
    promotionCode: promotion?.code ?? null, policy: facts.policy, policyHash: policyHash(facts.policy),
    deadline: cancellationDeadline(facts.policy, stay.checkIn, facts.timeZone, facts.checkInTime),
    penalty: facts.policy.kind === 'non-refundable' ? price.total : Math.min(price.total, oneNight.total),
    timeZone: facts.timeZone, payAt: facts.payAt, memberOnly: facts.memberOnly, roomsLeft,
    median60: median(ratesFrom(facts, addDays(stay.checkIn, -half), rules.illogicalPrice.medianDays)),
  };
}
