import type { Output } from '@voyage/contracts/endpoint.ts';
import type { planSearch } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { isNonRefundable, windowsFrom, type PenaltyBasis } from '@voyage/domain/cancellation-windows.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { fits, type Capacity } from '@voyage/domain/room-capacity.ts';
import type { RateConditions } from '@voyage/stay-parts/rate-conditions.ts';

export type Plans = Output<typeof planSearch.data>;
/** A rate that the visitor has selected, in any room. */
export interface ChosenRate {
  room: string;
  offer: Offer;
}

/** The cancellation terms at present. `charged`: part of the price, because it is no longer free or never was. */
export type Terms =
  | { kind: 'free'; deadline: string }
  | { kind: 'charged'; deadline: null; basis: PenaltyBasis }
  | { kind: 'non-refundable'; deadline: null };

export function termsOf({ cancellation: { windows, deadline } }: Offer, now: number): Terms {
  if (deadline !== null && freeCancellation(deadline, now) === 'free') return { kind: 'free', deadline };
  const basis = windowsFrom(windows, now)[0]?.basis;
  return !basis || isNonRefundable(windows)
    ? { kind: 'non-refundable', deadline: null }
    : { kind: 'charged', deadline: null, basis };
}

/** The conditions of a rate at present, as the list of hotels says them. */
export function conditionsOf(offer: Offer, now: number): RateConditions {
  const { kind } = termsOf(offer, now);
  return {
    breakfasts: offer.plan.breakfasts,
    freeCancellation: kind === 'free',
    nonRefundable: kind === 'non-refundable',
  };
}

const byTotal = (a: Offer, b: Offer) => a.price.total.amount - b.price.total.amount;

/**
 * The rate shown for a room: the member's, otherwise one that is free to cancel. The lowest is beside it if
 * it differs.
 */
export function roomRates(
  offers: readonly Offer[],
  now: number,
): { recommended: Offer | null; lowest: Offer | null } {
  const sorted = offers.toSorted(byTotal);
  const [lowest = null] = sorted;
  const free = sorted.filter((offer) => termsOf(offer, now).kind === 'free');
  const recommended =
    sorted.find(({ plan }) => plan.memberOnly) ??
    free.find(({ plan }) => plan.payAt === 'property') ??
    free[0] ??
    lowest;
  return { recommended, lowest: lowest === recommended ? null : lowest };
}

/** The same plan, meals, credit, cancellation and payment, with nothing charged that depends on the price. */
export const hasSameTerms = (a: Offer, b: Offer, now: number): boolean =>
  a.plan.name === b.plan.name &&
  a.plan.breakfasts === b.plan.breakfasts &&
  a.plan.creditUsd === b.plan.creditUsd &&
  !a.charge &&
  !b.charge &&
  JSON.stringify(termsOf(a, now)) === JSON.stringify(termsOf(b, now));

/** A rate whose terms are those of every room's shown rate, to be stated once; null for a single room. */
export function commonRate(rooms: readonly { offers: readonly Offer[] }[], now: number): Offer | null {
  const [first, ...others] = rooms.map(({ offers }) => roomRates(offers, now).recommended);
  const isCommon =
    first && others.length > 0 && others.every((other) => other && hasSameTerms(other, first, now));
  return isCommon ? first : null;
}

export interface RateMatrix {
  /** Breakfasts per day, a column each. */
  meals: number[];
  rows: { terms: Terms; cells: Offer[][] }[];
}
const strictness = { 'non-refundable': 0, charged: 1, free: 2 };

/** The rates of a room by meals and cancellation terms, without repetition. */
export function rateMatrix(offers: readonly Offer[], now: number): RateMatrix {
  const meals = [...new Set(offers.map(({ plan }) => plan.breakfasts))].toSorted((a, b) => a - b);
  const rows = Map.groupBy(offers.toSorted(byTotal), (offer) => JSON.stringify(termsOf(offer, now)));
  return {
    meals,
    rows: [...rows.values()]
      .flatMap((own) =>
        own[0]
          ? [
              {
                terms: termsOf(own[0], now),
                cells: meals.map((meal) => own.filter(({ plan }) => plan.breakfasts === meal)),
              },
            ]
          : [],
      )
      .toSorted(
        (a, b) =>
          strictness[a.terms.kind] - strictness[b.terms.kind] ||
          (a.terms.deadline ?? '').localeCompare(b.terms.deadline ?? ''),
      ),
  };
}

/**
 * The rooms of a hotel that take the party and have no rate for a stay. Those that are too small were never a
 * choice.
 */
export function unavailableRooms<Room extends Capacity & { id: number }>(
  all: readonly Room[],
  offered: readonly { room: { id: number } }[],
  rooms: readonly Party[],
): Room[] {
  const ids = new Set(offered.map(({ room }) => room.id));
  return all.filter((room) => !ids.has(room.id) && fits(rooms, room));
}

export interface RoomFacts {
  /** null if unknown. */
  sizeSquareMetres: number | null;
  beds: string;
  maxGuests: number;
}
/**
 * Facts common to all rooms of a list, to be stated once above them; null if they differ, or for a single
 * room.
 */
export function commonFacts(rooms: readonly RoomFacts[]): {
  [Fact in keyof RoomFacts]: RoomFacts[Fact] | null;
} {
  const [first, ...others] = rooms;
  const common = <Fact extends keyof RoomFacts>(fact: Fact): RoomFacts[Fact] | null =>
    first && others.length > 0 && others.every((room) => room[fact] === first[fact]) ? first[fact] : null;
  return {
    sizeSquareMetres: common('sizeSquareMetres'),
    beds: common('beds'),
    maxGuests: common('maxGuests'),
  };
}

/** Difference from another room: in square metres (0 if unknown) and guests, negative if smaller. */
export const differences = (room: RoomFacts, other: RoomFacts) => ({
  larger:
    room.sizeSquareMetres === null || other.sizeSquareMetres === null
      ? 0
      : room.sizeSquareMetres - other.sizeSquareMetres,
  moreGuests: room.maxGuests - other.maxGuests,
});
