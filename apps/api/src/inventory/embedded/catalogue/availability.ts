import type { Output } from '@voyage/contracts/endpoint.ts';
import type { CalendarDay, priceCalendar } from '@voyage/contracts/hotel.ts';
import { cancellationDeadline } from '@voyage/domain/cancellation.ts';
import { priceIncrement } from '@voyage/domain/currency.ts';
import { fits, type Capacity } from '@voyage/domain/occupancy.ts';
import { policy as rules } from '@voyage/domain/policy.ts';
import { nightlyRate, nightPermilles, stayPrice } from '@voyage/domain/price.ts';
import {
  addDays,
  compareDays,
  dayInZone,
  dayNumber,
  daysBetween,
  nightsOf,
  type IsoDay,
} from '@voyage/domain/stay-date.ts';
import { bestPromotion, priceRate, stayFacts, type RateFacts } from '../pricing.ts';
import { rateStep } from '../rate-step.ts';
import type { SupplierRate, SupplierStay } from '../../supplier.ts';
import type { Place } from '../../places.ts';
import type { PaymentTimings } from '../../catalogue.ts';
import { conditionBits, type StoredHotel, type StoredPlan, type StoredRoom } from './store.ts';

/**
 * Rooms left on the tightest night of [`from`, `to`) (day numbers), at most `mostLeft`; 0 where a night is
 * not for sale.
 */
function leftFor(room: StoredRoom, from: number, to: number): number {
  if (from < room.firstDay || to > room.firstDay + room.nights) return 0;
  const offset = room.leftAt - room.firstDay;
  return room.left.least(offset + from, offset + to);
}

const canPay = ({ plan }: StoredPlan, timings: PaymentTimings): boolean => timings.includes(plan.payAt);

/** A calendar query, for any hotel. */
type CalendarQuery = Omit<Output<typeof priceCalendar.body>, 'hotelId'>;

export interface CheapestRate {
  total: number;
  average: number;
  room: StoredRoom;
  plan: StoredPlan;
  /** Can be cancelled free of charge at present. */
  isFree: boolean;
}

/**
 * A stay searched for in many hotels: values that do not depend on the hotel (day numbers, room types that
 * fit the party, a place's price factors, the days until arrival) are calculated once.
 */
export class StaySearch {
  readonly stay: SupplierStay;
  readonly from: number;
  readonly to: number;
  readonly timings: PaymentTimings;
  readonly #now: Date;
  readonly #fits = new Map<Capacity, boolean>();
  readonly #factors = new Map<Place, number[]>();
  readonly #daysAhead = new Map<string, number>();
  constructor(stay: SupplierStay, now: Date, timings: PaymentTimings) {
    this.stay = stay;
    this.timings = timings;
    this.from = dayNumber(stay.checkIn);
    this.to = dayNumber(stay.checkOut);
    this.#now = now;
  }

  fits(room: StoredRoom): boolean {
    const { capacity } = room.kind;
    let answer = this.#fits.get(capacity);
    if (answer === undefined) this.#fits.set(capacity, (answer = fits(this.stay, capacity, this.stay.rooms)));
    return answer;
  }
  isOpen(room: StoredRoom): boolean {
    return this.fits(room) && leftFor(room, this.from, this.to) >= this.stay.rooms;
  }
  /** The price factors of each night in a place. */
  factors(place: Place): number[] {
    let factors = this.#factors.get(place);
    if (!factors)
      this.#factors.set(
        place,
        (factors = nightPermilles(this.stay.checkIn, this.to - this.from, place.seasons, place.weekend)),
      );
    return factors;
  }
  daysAhead(timeZone: string): number {
    let days = this.#daysAhead.get(timeZone);
    if (days === undefined)
      this.#daysAhead.set(timeZone, (days = daysBetween(dayInZone(this.#now, timeZone), this.stay.checkIn)));
    return days;
  }
  /**
   * Whether a plan can still be cancelled free of charge now; needs the clock only on the day of the
   * deadline.
   */
  isFreeToCancel(hotel: StoredHotel, { policy }: StoredPlan): boolean {
    if (policy.kind === 'non-refundable') return false;
    const ahead = this.daysAhead(hotel.timeZone) - (policy.kind === 'free-until' ? policy.daysBefore : 0);
    if (ahead !== 0) return ahead > 0;
    const deadline = cancellationDeadline(policy, {
      checkIn: this.stay.checkIn,
      timeZone: hotel.timeZone,
      checkInTime: hotel.checkInTime,
    });
    return deadline !== null && this.#now.getTime() <= deadline.getTime();
  }
}

/** The cheapest available room of a hotel for a stay. */
export const openRoom = (hotel: StoredHotel, search: StaySearch): StoredRoom | undefined =>
  hotel.closed ? undefined : hotel.rooms.find((room) => search.isOpen(room)); // cheapest first

/**
 * The cheapest available plan of a hotel for a stay that meets all `wanted` conditions (`conditionBits`).
 */
export function openPlan(hotel: StoredHotel, search: StaySearch, wanted: number): StoredPlan | undefined {
  const daysAhead = search.daysAhead(hotel.timeZone);
  return hotel.plans.find(
    (p) =>
      (p.bits & wanted) === wanted &&
      canPay(p, search.timings) &&
      daysAhead >= p.plan.minDaysAhead &&
      ((wanted & conditionBits.freeCancellation) === 0 || search.isFreeToCancel(hotel, p)),
  );
}

/** The price of a plan of a room for a stay, equal to the unit to that of the bookable rate. */
export function priceOf(
  hotel: StoredHotel,
  room: StoredRoom,
  plan: StoredPlan,
  search: StaySearch,
): CheapestRate {
  const step = priceIncrement(hotel.currency);
  const roundTo = rateStep(hotel.currency);
  const nights = search
    .factors(hotel.place)
    .map((factor) => nightlyRate(room.baseRate, [factor, plan.factorPermille], roundTo));
  const { rooms } = search.stay;
  const promotion =
    hotel.promotions.length > 0
      ? bestPromotion(hotel.promotions, nights, search.daysAhead(hotel.timeZone), step)
      : null;
  const { total, subtotal, discount } = stayPrice({
    nights,
    rooms,
    taxPercent: hotel.place.taxPercent,
    servicePercent: hotel.place.servicePercent,
    promotion,
    step,
  });
  return {
    total,
    average: Math.round((subtotal - discount) / rooms / nights.length),
    room,
    plan,
    isFree: search.isFreeToCancel(hotel, plan),
  };
}

/**
 * The lowest price of a hotel for a stay, among the rates that meet all `wanted` conditions
 * (`conditionBits`).
 */
export function cheapestOf(hotel: StoredHotel, search: StaySearch, wanted = 0): CheapestRate | null {
  const room = openRoom(hotel, search);
  const plan = room && openPlan(hotel, search, wanted);
  return plan ? priceOf(hotel, room, plan, search) : null;
}

function factsOf(hotel: StoredHotel, room: StoredRoom, plan: StoredPlan): RateFacts {
  return {
    hotelId: hotel.id,
    roomTypeId: room.id,
    planCode: plan.plan.code,
    baseRate: room.baseRate,
    factorPermille: plan.factorPermille,
    policy: plan.policy,
    payAt: plan.plan.payAt,
    memberOnly: plan.plan.memberOnly,
    minDaysAhead: plan.plan.minDaysAhead,
    promotions: hotel.promotions,
    currency: hotel.currency,
    taxPercent: hotel.place.taxPercent,
    servicePercent: hotel.place.servicePercent,
  };
}

/** Every rate of a hotel that is available according to memory. */
export function ratesOf(hotel: StoredHotel, stay: SupplierStay, now: Date): SupplierRate[] {
  if (hotel.closed) return [];
  const search = new StaySearch(stay, now, ['property', 'prepaid']);
  const shared = stayFacts(
    { ...hotel.place, timeZone: hotel.timeZone, checkInTime: hotel.checkInTime },
    stay,
    now,
  );
  return hotel.rooms
    .filter((room) => search.isOpen(room))
    .flatMap((room) => {
      const left = leftFor(room, search.from, search.to);
      return hotel.plans
        .map((plan) => priceRate(factsOf(hotel, room, plan), shared, left))
        .filter((rate) => rate !== null);
    });
}

/**
 * The lowest price of each night, and of the stay of that length that begins on it, from today at the hotel
 * to the last bookable day.
 */
export function calendarOf(
  hotel: StoredHotel,
  { from, days, nights, payAt, rooms, adults, childAges }: CalendarQuery,
  now: Date,
): CalendarDay[] {
  const today = dayInZone(now, hotel.timeZone);
  const first = from < today ? today : from;
  const end =
    [addDays(from, days), addDays(today, rules.bookingHorizonDays)].toSorted(compareDays)[0] ?? from;
  const cheapest = (day: IsoDay, length: number) => {
    const checkOut = addDays(day, length);
    if (daysBetween(today, checkOut) > rules.bookingHorizonDays) return null;
    const stay = { checkIn: day, checkOut, rooms, adults, childAges };
    const found = cheapestOf(hotel, new StaySearch(stay, now, payAt));
    return found && { amount: found.total, currency: hotel.currency };
  };
  return nightsOf(first, end).map((day) => {
    const rate = cheapest(day, 1);
    return { day, rate, stay: nights === 1 ? rate : cheapest(day, nights) };
  });
}
