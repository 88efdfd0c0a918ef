import { penaltyAt, termsHash } from '@voyage/domain/cancellation-windows.ts';
import { sameMoney } from '@voyage/domain/money.ts';
import { roomTotalsOf, sumsOf } from '@voyage/domain/rate-sums.ts';
import type { Beds } from '@voyage/domain/rate-terms.ts';
import { fits } from '@voyage/domain/room-capacity.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type { PartialText } from '@voyage/domain/partial-text.ts';
import type { Capabilities } from '../../src/inventory/capabilities.ts';
import type {
  BookRequest,
  InventorySupplier,
  NotBooked,
  RateKey,
  SupplierBooking,
  SupplierRate,
  SupplierRoom,
  SupplierStay,
} from '../../src/inventory/supplier.ts';
import {
  beds,
  capacity as ownCapacity,
  currency,
  depositsOf,
  extras,
  linesOf,
  memoryLimits,
  nightlyOf,
  plans,
  resortFee,
  room,
  roomOf,
  supplierTerms,
  windowsOf,
  zone,
} from './hotel.ts';

interface StoredBooking extends SupplierBooking {
  rooms: (SupplierRoom & {
    /** Of its cancellation, for which there is no number. */
    cost?: number;
  })[];
  request: BookRequest;
  /** Of the key that it was booked by. */
  bedsId: string;
  nights: string[];
  rate: SupplierRate;
  until: Date | null;
}

export type MemorySupplier = InventorySupplier & {
  bookings: StoredBooking[];
  /** To be changed by tests. */
  prices: {
    resortFee: number;
    twdPerUsd: number;
    /** Cents a night and room. */
    discount: number;
    /** Cents that are in the tax, and in no line. */
    unstated: number;
  };
  /** How long it holds rooms if that is not for us to say. */
  holds: { fixedMs: number };
  /** The hotels of each call for many. */
  asked: number[][];
  /** Of its rates. */
  stated: {
    beds: Beds[];
    extras: PartialText[];
    supplierTerms: PartialText;
    depositsOf: typeof depositsOf;
  };
};

/** What it can do, of what suppliers differ in. */
export type MemoryAbilities = Partial<Pick<Capabilities, 'hold' | 'cancelRooms'>> & {
  /** Rooms of each hotel. */
  capacity?: number;
};

/** What its notices are authorised with. */
export const noticeKey = 'Memory secret';

/** How long it sells a rate under one key. */
export const keyMs = 5 * 60_000;

/** A supplier that keeps bookings in a list and counts rooms from it; it holds rooms as it is told. */
export function memorySupplier(
  now: () => Date,
  { hold = 'extendable', cancelRooms = 'together', capacity = ownCapacity }: MemoryAbilities = {},
): MemorySupplier {
  const bookings: StoredBooking[] = [];
  let made = 0; // tests may forget bookings, whose numbers are not given again
  const prices = { resortFee: 500, twdPerUsd: 33, discount: 3_000, unstated: 0 };
  const stated = { beds, extras, supplierTerms, depositsOf };
  const asked: number[][] = [];
  const holds = { fixedMs: 45 * 60_000 };
  const find = (key: { clientRef: string } | { locator: string }) =>
    bookings.find((b) => ('clientRef' in key ? b.clientRef === key.clientRef : b.locator === key.locator));
  const lapsed = (stored: StoredBooking, at: Date) =>
    stored.state !== 'held' || stored.until === null || stored.until < at;
  const leftOn = (hotelId: number, night: string) =>
    capacity -
    bookings
      .filter((b) => b.rate.hotelId === hotelId)
      .filter((b) => b.nights.includes(night) && (b.state === 'confirmed' || !lapsed(b, now())))
      .reduce((sum, b) => sum + b.rooms.filter(({ state }) => state === 'booked').length, 0);

  const isSoldOut = (hotelId: number, { checkIn, checkOut, rooms }: SupplierStay) =>
    nightsOf(checkIn, checkOut).some((night) => leftOn(hotelId, night) < rooms.length);
  const keys = new Map<string, { expiresAt: Date; bedsId: string }>();
  const newKey = (expiresAt: Date, bedsId: string) => {
    const key = `K${keys.size + 1}`;
    keys.set(key, { expiresAt, bedsId });
    return key;
  };

  /** With all its beds, or only with one kind, whose siblings it then does not name. */
  function priced(
    { hotelId, planCode, bedsId }: Pick<RateKey, 'hotelId' | 'planCode' | 'bedsId'>,
    stay: SupplierStay,
  ): SupplierRate | null {
    const plan = plans.find(({ code }) => code === planCode);
    const sold = stated.beds.filter(({ id }) => bedsId === undefined || id === bedsId);
    const [first] = sold;
    if (!plan || !first || !fits(stay.rooms, room)) return null;
    const expiresAt = new Date(now().getTime() + keyMs);
    const supplierKey = newKey(expiresAt, first.id);
    const others = sold.slice(1).map((bed) => ({ ...bed, supplierKey: newKey(expiresAt, bed.id) }));
    const nights = nightsOf(stay.checkIn, stay.checkOut);
    const nightly = nightlyOf(hotelId, stay.rooms, plan.memberOnly);
    const lines = linesOf(hotelId, stay.rooms, nights, {
      discount: prices.discount,
      isForMembers: plan.memberOnly,
    });
    const sums = sumsOf(lines, nights);
    const total = sums.total + prices.unstated;
    return {
      hotelId,
      roomTypeId: roomOf(hotelId),
      planCode,
      currency,
      ...sums,
      tax: sums.tax + prices.unstated,
      total,
      lines,
      strikethrough: total + sums.discount,
      feesAtHotel: resortFee(stay.rooms.length, nights.length, prices.resortFee),
      deposits: plan.payAt === 'property' ? stated.depositsOf(stay.checkIn, total) : undefined,
      promotionCode: null,
      extras: stated.extras,
      supplierTerms: stated.supplierTerms,
      windows: windowsOf(stay.checkIn, total, nightly),
      timeZone: zone,
      supplierKey,
      beds: bedsId === undefined ? [{ ...first, supplierKey }, ...others] : undefined,
      expiresAt,
      payAt: plan.payAt,
      memberOnly: plan.memberOnly,
      billing:
        plan.payAt === 'prepaid'
          ? { amount: Math.round((total / 100) * prices.twdPerUsd), currency: 'TWD' }
          : null,
      median60: null,
    };
  }

  const ratesOf = (hotelId: number, stay: SupplierStay) =>
    isSoldOut(hotelId, stay)
      ? []
      : plans.flatMap(({ code }) => priced({ hotelId, planCode: code }, stay) ?? []);

  function take(request: BookRequest, until: Date | null): { stored: StoredBooking } | NotBooked {
    const before = find(request);
    if (before) return { stored: before };
    const { supplierKey = '', bedsId } = request.rate;
    const sellable = keys.get(supplierKey);
    if (!sellable || sellable.expiresAt < now()) throw new Error('503: the key has expired');
    if (bedsId !== undefined && bedsId !== sellable.bedsId)
      throw new Error('400: the key belongs to other beds');
    const rate = priced(request.rate, request.stay);
    if (!rate) return { outcome: 'notBookable' };
    if (termsHash(rate.windows) !== request.acceptedTerms) return { outcome: 'policyChanged', rate };
    if (rate.total !== request.acceptedTotal) return { outcome: 'priceChanged', rate };
    if (isSoldOut(request.rate.hotelId, request.stay)) return { outcome: 'soldOut' };
    const number = String(++made);
    const stored: StoredBooking = {
      request,
      bedsId: sellable.bedsId,
      clientRef: request.clientRef,
      locator: `MEM${number}`,
      confirmationNumber: `M-${number}`,
      state: until ? 'held' : 'confirmed',
      cancellationNumber: null,
      heldUntil: hold === 'fixed' ? until : null,
      nights: rate.nights.map(({ day }) => day),
      rooms: request.stay.rooms.map(() => ({ state: 'booked', cancellationNumber: null })),
      rate,
      until,
    };
    bookings.push(stored);
    return { stored };
  }
  const only = (...capable: Capabilities['hold'][]) => {
    if (!capable.includes(hold)) throw new Error(`404: there is no such call with "${hold}"`);
  };
  const quote = ({ rate, rooms }: StoredBooking, at: Date, numbers: readonly number[]) => {
    const whole = penaltyAt(rate.windows, at);
    const prices = { ...rate, rooms: rooms.length, roomTotals: roomTotalsOf(rate.lines, rooms.length) };
    const costOf = (number: number) => rooms[number - 1]?.cost ?? shareOf(prices, whole, [number]);
    const amount = numbers.reduce((sum, number) => sum + costOf(number), 0);
    return { penalty: { amount, currency }, free: amount === 0 };
  };

  return {
    name: 'memory',
    capabilities: {
      limits: memoryLimits,
      payAt: ['prepaid'],
      hold,
      cancelRooms,
      callsPerMinute: 6_000,
      memberRates: 'members',
      lateBookingMs: 24 * 3_600_000,
    },
    bookings,
    prices,
    holds,
    stated,
    asked,
    rates: async ({ hotelId, stay }) => ratesOf(hotelId, stay),
    onRequest: {
      hotelsPerCall: 25,
      freshMs: 5 * 60_000,
      rates: async ({ hotelIds, stay }) => {
        asked.push(hotelIds);
        return hotelIds.flatMap((id) => ratesOf(id, stay));
      },
    },
    priceCheck: async (key, stay) => {
      const rate = priced(key, stay);
      return rate && isSoldOut(key.hotelId, stay) ? 'soldOut' : rate;
    },
    book: async (request) => {
      const taken = take(request, null);
      return 'stored' in taken ? { outcome: 'confirmed', booking: taken.stored } : taken;
    },
    hold: async (request) => {
      only('fixed', 'extendable');
      const until = hold === 'fixed' ? new Date(now().getTime() + holds.fixedMs) : request.until;
      const taken = take(request, until);
      return 'stored' in taken ? { outcome: 'held', booking: taken.stored } : taken;
    },
    extendHold: async ({ locator, until, now: at }) => {
      only('extendable');
      const stored = find({ locator });
      if (!stored || lapsed(stored, at)) return 'lost';
      stored.until = until;
      return 'held';
    },
    resume: async ({ locator, now: at }) => {
      only('fixed', 'extendable');
      const stored = find({ locator });
      if (!stored || (stored.state === 'held' && lapsed(stored, at)) || stored.state === 'cancelled')
        return { outcome: 'lost' };
      stored.state = 'confirmed';
      return { outcome: 'confirmed', booking: stored };
    },
    release: async ({ locator }) => {
      only('fixed', 'extendable');
      const stored = find({ locator });
      if (stored?.state === 'confirmed') return 'booked';
      if (stored) stored.state = 'cancelled';
      return 'released';
    },
    quoteCancel: null,
    // it cannot backdate: what counts is when it is asked
    cancel: async ({ locator, accepted, rooms }) => {
      if (rooms && cancelRooms === 'together') throw new Error('404: there is no such call');
      const stored = find({ locator });
      if (!stored || stored.state === 'held') return { outcome: 'refused' };
      const numbers = rooms ?? stored.rooms.map((_, index) => index + 1);
      const cost = quote(stored, now(), numbers);
      const left = numbers.filter((number) => stored.rooms[number - 1]?.state === 'booked');
      if (left.length === 0) return { outcome: 'already', cancellationNumber: null, penalty: cost.penalty };
      if (accepted && !sameMoney(accepted, cost.penalty)) return { outcome: 'costs', ...cost };
      for (const number of left)
        stored.rooms[number - 1] = {
          state: 'cancelled',
          cancellationNumber: null,
          cost: quote(stored, now(), [number]).penalty.amount,
        };
      if (stored.rooms.every(({ state }) => state === 'cancelled')) stored.state = 'cancelled';
      return { outcome: 'cancelled', cancellationNumber: null, penalty: cost.penalty };
    },
    retrieve: async (key) => {
      const stored = find(key);
      return stored?.request.contact.email === key.email ? stored : null;
    },
    readNotices: ({ authorization, body }) =>
      authorization === noticeKey
        ? [{ id: String(body.event), clientRef: String(body.reference), locator: null }]
        : 'forged',
  };
}
