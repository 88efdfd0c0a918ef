import type { Output } from '@voyage/contracts/endpoint.ts';
import type { CalendarDay, priceCalendar } from '@voyage/contracts/hotel.ts';
import { cancellationDeadline } from '@voyage/domain/cancellation.ts';
import { priceIncrement } from '@voyage/domain/currency.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { fits, type Capacity } from '@voyage/domain/room-capacity.ts';
import {
  nightlyRate,
  nightPermilles,
  promotionApplies,
  stayPrice,
  type Promotion,
} from '@voyage/domain/price.ts';
import {
  addDays,
  compareDays,
  dayInZone,
  dayNumber,
  daysBetween,
  nightsOf,
  type IsoDay,
} from '@voyage/domain/stay-date.ts';
import { averageNight, bestPromotion, priceRate, stayFacts, type RateFacts } from '../pricing/pricing.ts';
import { rateStep } from '../pricing/rate-step.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import type { SupplierRate, SupplierStay } from '../../supplier.ts';
import type { Place } from '../../places.ts';
import type { PaymentTimings } from '../../capabilities.ts';
import type { Scoped } from '../../shopping.ts';
import type { RoomKind } from '../../content/hotel.ts';
import { conditionBits } from '../../search/condition-bits.ts';
import type { RoomColumns, StoredRoom } from './rooms.ts';
import type { StoredHotel, StoredPlan } from './stored-hotel.ts';

interface Pricing {
  currency: string;
  /** The smallest payable amount, and the step of a night's rate, in minor units. */
  step: number;
  roundTo: number;
  /** Of each night, in permille. */
  factors: number[];
}
/** The cheapest plans of hotels that sell the same, by what is wanted of them (`conditionBits`). */
interface OpenPlans {
  timeZone: string;
  checkInTime: string;
  wanted: (StoredPlan | null | undefined)[];
}

const canPay = ({ plan }: StoredPlan, timings: PaymentTimings): boolean => timings.includes(plan.payAt);
type CalendarQuery = Scoped<Omit<Output<typeof priceCalendar.body>, 'hotelId'>>;

export interface CheapestRate {
  total: number;
  average: number;
  kind: RoomKind;
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
  readonly #pricing = new Map<Place, Pricing>();
  readonly #open = new Map<readonly StoredPlan[], OpenPlans>();
  readonly #daysAhead = new Map<string, number>();
  constructor(stay: SupplierStay, now: Date, timings: PaymentTimings) {
    this.stay = stay;
    this.timings = timings;
    this.from = dayNumber(stay.checkIn);
    this.to = dayNumber(stay.checkOut);
    this.#now = now;
  }

  fits(capacity: Capacity): boolean {
    let answer = this.#fits.get(capacity);
    if (answer === undefined) this.#fits.set(capacity, (answer = fits(this.stay.rooms, capacity)));
    return answer;
  }
  isOpen(rooms: RoomColumns, at: number): boolean {
    if (rooms.leftFor(at, this.from, this.to) < this.stay.rooms.length) return false;
    // a bounds check would slow down every search: `at` always comes from `Rooms`
    const { capacity } = rooms.kinds[at] as RoomKind;
    return this.fits(capacity);
  }
  /** What the prices of hotels in a place that sell in one currency have in common. */
  pricing({ place, currency }: StoredHotel): Pricing {
    let pricing = this.#pricing.get(place);
    if (pricing?.currency !== currency)
      this.#pricing.set(
        place,
        (pricing = {
          currency,
          step: priceIncrement(currency),
          roundTo: rateStep(currency),
          factors: nightPermilles(this.stay.checkIn, this.to - this.from, place.seasons, place.weekend),
        }),
      );
    return pricing;
  }
  daysAhead(timeZone: string): number {
    let days = this.#daysAhead.get(timeZone);
    if (days === undefined)
      this.#daysAhead.set(timeZone, (days = daysBetween(dayInZone(this.#now, timeZone), this.stay.checkIn)));
    return days;
  }
  /** Whether the stay has the nights, and is as far ahead, as a promotion of a hotel requires. */
  qualifies(promotion: Promotion, { timeZone }: StoredHotel): boolean {
    return promotionApplies(promotion, {
      nights: this.to - this.from,
      daysAhead: this.daysAhead(timeZone),
    });
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
  /**
   * The cheapest available plan of a hotel for the stay that meets all `wanted` conditions
   * (`conditionBits`); searched for once for all hotels that sell the same.
   */
  planFor(hotel: StoredHotel, wanted: number): StoredPlan | null {
    const { plans, timeZone, checkInTime } = hotel;
    let known = this.#open.get(plans);
    if (known?.timeZone !== timeZone || known.checkInTime !== checkInTime)
      this.#open.set(plans, (known = { timeZone, checkInTime, wanted: [] }));
    let plan = known.wanted[wanted];
    if (plan === undefined) {
      const daysAhead = this.daysAhead(timeZone);
      plan =
        plans.find(
          (p) =>
            (p.bits & wanted) === wanted &&
            canPay(p, this.timings) &&
            daysAhead >= p.plan.minDaysAhead &&
            ((wanted & conditionBits.freeCancellation) === 0 || this.isFreeToCancel(hotel, p)),
        ) ?? null;
      known.wanted[wanted] = plan;
    }
    return plan;
  }
}

/** The cheapest available room of a hotel for a stay, as its place in the columns; -1 if there is none. */
export function openRoom({ closed, rooms }: StoredHotel, search: StaySearch): number {
  if (!closed) for (let at = rooms.from; at < rooms.to; at++) if (search.isOpen(rooms.columns, at)) return at;
  return -1;
}

/** The price of a plan of a room (`openRoom`) for a stay, equal to the unit to that of the bookable rate. */
export function priceOf(hotel: StoredHotel, at: number, plan: StoredPlan, search: StaySearch): CheapestRate {
  const { baseRates, kinds } = hotel.rooms.columns;
  const { step, roundTo, factors } = search.pricing(hotel);
  const baseRate = itemAt(baseRates, at);
  let [last, rate] = [0, 0];
  const nights = factors.map((factor) => {
    if (factor !== last) {
      rate = nightlyRate(baseRate, [factor, plan.factorPermille], roundTo);
      last = factor;
    }
    return rate;
  });
  const rooms = search.stay.rooms.length;
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
    average: averageNight({ subtotal, discount }, rooms, nights.length),
    kind: itemAt(kinds, at),
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
  const plan = room < 0 ? null : search.planFor(hotel, wanted);
  return plan && priceOf(hotel, room, plan, search);
}

/** The lowest price with a member's privileges, under the same conditions as a hotel's lowest. */
export function memberRateOf(
  hotel: StoredHotel,
  lowest: CheapestRate,
  search: StaySearch,
  wanted = 0,
): CheapestRate | null {
  return lowest.plan.plan.memberOnly
    ? lowest
    : cheapestOf(hotel, search, wanted | conditionBits.privilegeOnly);
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
  const { columns, from, to } = hotel.rooms;
  const open: number[] = [];
  for (let at = from; at < to; at++) if (search.isOpen(columns, at)) open.push(at);
  return open.flatMap((at) => {
    const room = columns.get(at);
    return hotel.plans
      .map((plan) => priceRate(factsOf(hotel, room, plan), shared))
      .filter((rate) => rate !== null);
  });
}

/**
 * The lowest price of each night, and of the stay of that length that begins on it, from today at the hotel
 * to the last bookable day.
 */
export function calendarOf(
  hotel: StoredHotel,
  { from, days, nights, payAt, rooms }: CalendarQuery,
  now: Date,
): CalendarDay[] {
  const today = dayInZone(now, hotel.timeZone);
  const first = from < today ? today : from;
  const end =
    [addDays(from, days), addDays(today, embeddedLimits.horizonDays)].toSorted(compareDays)[0] ?? from;
  const cheapest = (day: IsoDay, length: number) => {
    const checkOut = addDays(day, length);
    if (daysBetween(today, checkOut) > embeddedLimits.horizonDays) return null;
    const stay = { checkIn: day, checkOut, rooms };
    const found = cheapestOf(hotel, new StaySearch(stay, now, payAt));
    return found && { amount: found.total, currency: hotel.currency };
  };
  return nightsOf(first, end).map((day) => {
    const rate = cheapest(day, 1);
    return { day, rate, stay: nights === 1 ? rate : cheapest(day, nights) };
  });
}
