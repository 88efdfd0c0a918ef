import { fits } from '@voyage/domain/occupancy.ts';
import { nightPermille, nightlyRate, stayPrice } from '@voyage/domain/price.ts';
import { addDays, dayInZone, daysBetween, nightsOf } from '@voyage/domain/stay-date.ts';
import { bestPromotion, priceRate, type RateFacts } from '../house/pricing.ts';
import type { SupplierRate, SupplierStay } from '../supplier.ts';
import type { Place } from '../vocabulary.ts';
import type { StoredHotel, StoredPlan, StoredRoom } from './store.ts';

/** Rooms left on the tightest night of a stay. */
export function leftFor(room: StoredRoom, stay: SupplierStay): number {
  const from = daysBetween(room.startDay, stay.checkIn);
  const to = daysBetween(room.startDay, stay.checkOut);
  if (from < 0 || to > room.left.length) return 0;
  let left = 255;
  for (let i = from; i < to; i++) left = Math.min(left, room.left[i] ?? 0);
  return left;
}

export const isOpen = (room: StoredRoom, stay: SupplierStay): boolean => fits(stay, room, stay.rooms) && leftFor(room, stay) >= stay.rooms;
/** Prepaid rates are offered once a card gateway is configured (services/offers). */
export const canPay = ({ plan }: StoredPlan): boolean => plan.payAt === 'property';

export interface Quick { total: number; average: number; room: StoredRoom; plan: StoredPlan }

/** The price factors of each night of a stay in a place: the same for every hotel there, so made once a search. */
export function nightFactors(): (place: Place, stay: SupplierStay) => number[] {
  const kept = new Map<string, number[]>();
  return (place, stay) => {
    let factors = kept.get(place.code);
    if (!factors) kept.set(place.code, (factors = nightsOf(stay.checkIn, stay.checkOut).map((day) => nightPermille(day, place.seasons, place.weekend))));
    return factors;
  };
}

/** The cheapest price of a hotel for a stay, the same to the unit as the rate that can then be booked. */
export function cheapestOf(hotel: StoredHotel, stay: SupplierStay, factors: number[], daysAhead: number, privilegeOnly: boolean): Quick | null {
  if (hotel.closed) return null;
  const room = hotel.rooms.find((r) => isOpen(r, stay)); // cheapest first
  const plan = hotel.plans.find((p) => canPay(p) && daysAhead >= p.plan.minDaysAhead && (!privilegeOnly || p.plan.memberOnly));
  if (!room || !plan) return null;
  const nights = factors.map((f) => nightlyRate(room.baseRate, f, plan.factorPermille));
  const promotion = hotel.promotions.length > 0 ? bestPromotion(hotel.promotions, nights, daysAhead) : null;
  const { total, subtotal, discount } = stayPrice({ nights, rooms: stay.rooms, taxPercent: hotel.place.taxPercent, servicePercent: hotel.place.servicePercent, promotion });
  return { total, average: Math.round((subtotal - discount) / stay.rooms / nights.length), room, plan };
}

export function factsOf(hotel: StoredHotel, room: StoredRoom, plan: StoredPlan): RateFacts {
  return {
    hotelId: hotel.id, roomTypeId: room.id, planCode: plan.plan.code, baseRate: room.baseRate, factorPermille: plan.factorPermille, policy: plan.policy, payAt: plan.plan.payAt, memberOnly: plan.plan.memberOnly, minDaysAhead: plan.plan.minDaysAhead,
    promotions: hotel.promotions, currency: hotel.currency, timeZone: hotel.timeZone, checkInTime: hotel.checkInTime, seasons: hotel.place.seasons, weekend: hotel.place.weekend, taxPercent: hotel.place.taxPercent, servicePercent: hotel.place.servicePercent,
  };
}

/** Every rate of a hotel that the memory says can be booked. */
export function ratesOf(hotel: StoredHotel, stay: SupplierStay, now: Date): SupplierRate[] {
  if (hotel.closed) return [];
  return hotel.rooms.filter((room) => isOpen(room, stay)).flatMap((room) => hotel.plans.map((plan) => priceRate(factsOf(hotel, room, plan), stay, leftFor(room, stay), now)).filter((rate) => rate !== null));
}

/** The lowest nightly rate from two weeks before a stay to two weeks after. */
export function calendarOf(hotel: StoredHotel, stay: SupplierStay, now: Date): { day: string; rate: { amount: number; currency: string } | null }[] {
  const plan = hotel.plans.find(canPay);
  const today = dayInZone(now, hotel.timeZone);
  const from = addDays(stay.checkIn, -14) < today ? today : addDays(stay.checkIn, -14);
  return nightsOf(from, addDays(stay.checkOut, 14)).map((day) => {
    const night = { ...stay, checkIn: day, checkOut: addDays(day, 1) };
    const room = hotel.rooms.find((r) => isOpen(r, night));
    const rate = room && plan ? { amount: nightlyRate(room.baseRate, nightPermille(day, hotel.place.seasons, hotel.place.weekend), plan.factorPermille), currency: hotel.currency } : null;
    return { day, rate };
  });
}
