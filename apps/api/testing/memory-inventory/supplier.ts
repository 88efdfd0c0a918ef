import { penaltyAt, termsHash } from '@voyage/domain/cancellation-windows.ts';
import { sameMoney } from '@voyage/domain/money.ts';
import { fits } from '@voyage/domain/room-capacity.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type { Capabilities } from '../../src/inventory/capabilities.ts';
import type {
  BookRequest,
  InventorySupplier,
  NotBooked,
  SupplierBooking,
  SupplierRate,
  SupplierRoom,
  SupplierStay,
} from '../../src/inventory/supplier.ts';
import {
  capacity,
  currency,
  hotelOf,
  memoryLimits,
  nightlyOf,
  plans,
  resortFee,
  room,
  windowsOf,
  zone,
} from './hotel.ts';

interface StoredBooking extends SupplierBooking {
  rooms: (SupplierRoom & {
    /** Of its cancellation, for which there is no number. */
    cost?: number;
  })[];
  request: BookRequest;
  nights: string[];
  rate: SupplierRate;
  until: Date | null;
}

export type MemorySupplier = InventorySupplier & {
  bookings: StoredBooking[];
  /** To be changed by tests. */
  prices: { resortFee: number; twdPerUsd: number };
  /** How long it holds rooms if that is not for us to say. */
  holds: { fixedMs: number };
};

/** What it can do, of what suppliers differ in. */
export type MemoryAbilities = Partial<Pick<Capabilities, 'hold' | 'cancelRooms'>>;

/** What its notices are authorised with. */
export const noticeKey = 'Memory secret';

/** How long it sells a rate under one key. */
export const keyMs = 5 * 60_000;

/** A supplier that keeps bookings in a list and counts rooms from it; it holds rooms as it is told. */
export function memorySupplier(
  now: () => Date,
  { hold = 'extendable', cancelRooms = 'together' }: MemoryAbilities = {},
): MemorySupplier {
  const bookings: StoredBooking[] = [];
  let made = 0; // tests may forget bookings, whose numbers are not given again
  const prices = { resortFee: 500, twdPerUsd: 33 };
  const holds = { fixedMs: 45 * 60_000 };
  const find = (key: { clientRef: string } | { locator: string }) =>
    bookings.find((b) => ('clientRef' in key ? b.clientRef === key.clientRef : b.locator === key.locator));
  const lapsed = (stored: StoredBooking, at: Date) =>
    stored.state !== 'held' || stored.until === null || stored.until < at;
  const leftOn = (night: string) =>
    capacity -
    bookings
      .filter((b) => b.nights.includes(night) && (b.state === 'confirmed' || !lapsed(b, now())))
      .reduce((sum, b) => sum + b.rooms.filter(({ state }) => state === 'booked').length, 0);

  const isSoldOut = ({ checkIn, checkOut, rooms }: SupplierStay) =>
    nightsOf(checkIn, checkOut).some((night) => leftOn(night) < rooms.length);
  const keys = new Map<string, Date>();
  const newKey = (expiresAt: Date) => {
    const key = `K${keys.size + 1}`;
    keys.set(key, expiresAt);
    return key;
  };

  function priced(planCode: string, stay: SupplierStay): SupplierRate | null {
    const plan = plans.find(({ code }) => code === planCode);
    if (!plan || !fits(stay.rooms, room)) return null;
    const expiresAt = new Date(now().getTime() + keyMs);
    const nights = nightsOf(stay.checkIn, stay.checkOut);
    const nightly = nightlyOf(stay.rooms);
    const total = nights.length * nightly;
    const roomTotals = stay.rooms.map((party) => nights.length * nightlyOf([party]));
    return {
      hotelId: Number(hotelOf('en').id),
      roomTypeId: room.id,
      planCode,
      currency,
      nights: nights.map((day) => ({ day, rate: nightly })),
      subtotal: total,
      discount: 0,
      service: 0,
      tax: 0,
      total,
      roomTotals,
      feesAtHotel: resortFee(stay.rooms.length, nights.length, prices.resortFee),
      promotionCode: null,
      windows: windowsOf(stay.checkIn, total, nightly),
      timeZone: zone,
      supplierKey: newKey(expiresAt),
      expiresAt,
      payAt: plan.payAt,
      memberOnly: false,
      billing:
        plan.payAt === 'prepaid'
          ? { amount: Math.round((total / 100) * prices.twdPerUsd), currency: 'TWD' }
          : null,
      median60: null,
    };
  }

  function take(request: BookRequest, until: Date | null): { stored: StoredBooking } | NotBooked {
    const before = find(request);
    if (before) return { stored: before };
    const sellable = keys.get(request.rate.supplierKey ?? '');
    if (!sellable || sellable < now()) throw new Error('503: the key has expired');
    const rate = priced(request.rate.planCode, request.stay);
    if (!rate) return { outcome: 'notBookable' };
    if (termsHash(rate.windows) !== request.acceptedTerms) return { outcome: 'policyChanged', rate };
    if (rate.total !== request.acceptedTotal) return { outcome: 'priceChanged', rate };
    if (isSoldOut(request.stay)) return { outcome: 'soldOut' };
    const number = String(++made);
    const stored: StoredBooking = {
      request,
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
    const costOf = (number: number) =>
      rooms[number - 1]?.cost ?? shareOf({ ...rate, rooms: rooms.length }, whole, [number]);
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
      lateBookingMs: 24 * 3_600_000,
    },
    bookings,
    prices,
    holds,
    rates: async ({ stay }) => (isSoldOut(stay) ? [] : plans.flatMap(({ code }) => priced(code, stay) ?? [])),
    priceCheck: async ({ planCode }, stay) => {
      const rate = priced(planCode, stay);
      return rate && isSoldOut(stay) ? 'soldOut' : rate;
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
