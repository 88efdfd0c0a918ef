import { cancellationDeadline, windowsOfPolicy } from '@voyage/domain/cancellation.ts';
import { priceIncrement } from '@voyage/domain/currency.ts';
import { fromMajor, toMajor } from '@voyage/domain/money.ts';
import { median, nightlyRate, nightPermille, stayPrice } from '@voyage/domain/price.ts';
import { fits } from '@voyage/domain/room-capacity.ts';
import { addDays, dayInZone, dayNumber, daysBetween, nightsOf } from '@voyage/domain/stay-date.ts';
import { bestPromotion } from '../src/inventory/embedded/pricing/pricing.ts';
import { rateStep } from '../src/inventory/embedded/pricing/rate-step.ts';
import type { StoredRoom } from '../src/inventory/embedded/shopping/rooms.ts';
import type { StoredHotel, StoredPlan } from '../src/inventory/embedded/shopping/stored-hotel.ts';
import type { SupplierStay } from '../src/inventory/supplier.ts';
import { testStart } from './environment.ts';

// The plain way to what the catalogue calculates by precomputed and shared values: each must come to the same.

const now = new Date(testStart);

function plainLeft({ left, leftAt, nights, firstDay }: StoredRoom, stay: SupplierStay): number {
  const own = Array.from({ length: nights }, (_, night) => left.get(leftAt + night));
  const days = nightsOf(stay.checkIn, stay.checkOut);
  return Math.min(...days.map((day) => own[dayNumber(day) - firstDay] ?? 0));
}
export const plainOpen = (room: StoredRoom, stay: SupplierStay) =>
  fits(stay.rooms, room.kind.capacity) && plainLeft(room, stay) >= stay.rooms.length;
const plainRates = (hotel: StoredHotel, room: StoredRoom, plan: StoredPlan, from: string, nights: number) =>
  Array.from({ length: nights }, (_, i) =>
    nightlyRate(
      room.baseRate,
      [nightPermille(addDays(from, i), hotel.place.seasons, hotel.place.weekend), plan.factorPermille],
      rateStep(hotel.currency),
    ),
  );
export const daysAhead = (hotel: StoredHotel, stay: SupplierStay) =>
  daysBetween(dayInZone(now, hotel.timeZone), stay.checkIn);

/** The tax of the city, night by night and room by room. */
function plainTax(hotel: StoredHotel, { rooms, checkIn, checkOut }: SupplierStay, averageNight: number) {
  const { cityTax } = hotel.place;
  if (!cityTax) return [];
  let amount = 0;
  for (const _night of nightsOf(checkIn, checkOut))
    for (const { adults, childAges } of rooms) {
      const payers = cityTax.per === 'room' ? 1 : adults + childAges.length;
      const price = toMajor({ amount: Math.round(averageNight), currency: cityTax.currency }) / payers;
      const reached = cityTax.tiers.filter(([from]) => from <= price);
      amount += payers * fromMajor(reached.at(-1)?.[1] ?? 0, cityTax.currency).amount;
    }
  return amount === 0 ? [] : [{ kind: 'cityTax', amount, currency: cityTax.currency }];
}

/** One rate, calculated on its own. */
export function plainRate(hotel: StoredHotel, room: StoredRoom, plan: StoredPlan, stay: SupplierStay) {
  if (daysAhead(hotel, stay) < plan.plan.minDaysAhead) return null;
  const days = nightsOf(stay.checkIn, stay.checkOut);
  const nights = plainRates(hotel, room, plan, stay.checkIn, days.length);
  const step = priceIncrement(hotel.currency);
  const promotion = bestPromotion(hotel.promotions, nights, daysAhead(hotel, stay), step);
  const { taxPercent, servicePercent } = hotel.place;
  const price = stayPrice({ nights, rooms: stay.rooms.length, taxPercent, servicePercent, promotion, step });
  const oneNight = stayPrice({
    nights: nights.slice(0, 1),
    rooms: stay.rooms.length,
    taxPercent,
    servicePercent,
    promotion: null,
    step,
  });
  return {
    hotelId: hotel.id,
    roomTypeId: room.id,
    planCode: plan.plan.code,
    currency: hotel.currency,
    nights: days.map((day, i) => ({ day, rate: (nights[i] ?? 0) * stay.rooms.length })),
    ...price,
    feesAtHotel: plainTax(hotel, stay, (price.subtotal - price.discount) / stay.rooms.length / days.length),
    promotionCode: promotion?.code ?? null,
    windows: windowsOfPolicy(plan.policy, {
      deadline: cancellationDeadline(plan.policy, {
        ...stay,
        timeZone: hotel.timeZone,
        checkInTime: hotel.checkInTime,
      }),
      penalty: Math.min(price.total, oneNight.total),
      total: price.total,
    }),
    timeZone: hotel.timeZone,
    expiresAt: null,
    payAt: plan.plan.payAt,
    memberOnly: plan.plan.memberOnly,
    billing: null,
    median60: median(plainRates(hotel, room, plan, addDays(stay.checkIn, -30), 60)),
  };
}
