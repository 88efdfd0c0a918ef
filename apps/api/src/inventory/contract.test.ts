import { randomInt } from 'node:crypto';
import { penaltyAt, termsHash } from '@voyage/domain/cancellation-windows.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { faultOf } from '@voyage/domain/rate-sums.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import { addDays, nightsOf } from '@voyage/domain/stay-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adapters, type Adapter } from '../../testing/contract-adapters.ts';
import { testStart } from '../../testing/environment.ts';
import type { BookRequest, InventorySupplier, SupplierRate, SupplierStay } from './supplier.ts';

// What every adapter must do, whatever its supplier can: one suite over all of them. What a supplier does beyond it
// is tested with its adapter.
describe.each(Object.entries(adapters))('an inventory, %s', (_, open) => {
  let adapter: Adapter;
  let supplier: InventorySupplier;
  beforeAll(async () => {
    adapter = await open();
    supplier = adapter.inventory;
  });
  afterAll(() => adapter.close());
  let weeks = 0;
  beforeEach(() => {
    adapter.clock.now = new Date(testStart);
    weeks++; // each test has nights of its own
  });

  const email = 'haruka@example.test';
  const stayNow = (): SupplierStay => {
    const checkIn = addDays('2026-12-01', weeks * 7);
    return { checkIn, checkOut: addDays(checkIn, 3), rooms: [{ adults: 2, childAges: [] }] };
  };
  const anyRate = async (stay = stayNow()): Promise<SupplierRate> => {
    const rates = await supplier.rates({ hotelId: adapter.hotelId, stay, locale: 'en', memberRates: true });
    // one that can be cancelled in steps says most
    return itemAt(
      rates.toSorted((a, b) => b.windows.length - a.windows.length),
      0,
    );
  };
  const requestFor = (rate: SupplierRate, more: Partial<BookRequest> = {}): BookRequest => ({
    clientRef: `V${randomInt(1e9, 1e10 - 1)}`,
    rate,
    stay: stayNow(),
    acceptedTotal: rate.total,
    acceptedTerms: termsHash(rate.windows),
    guestNames: ['SATO/HARUKA'],
    contact: { title: 'ms', email, phone: '+819012345678' },
    specialRequests: [],
    note: '',
    customerAddress: '192.0.2.1',
    loyalty: null,
    arrivalTime: null,
    ...more,
  });
  const until = (minutes: number) => new Date(adapter.clock.now.getTime() + minutes * 60_000);
  async function booked() {
    const rate = await anyRate();
    const request = requestFor(rate);
    const outcome = await supplier.book(request);
    if (outcome.outcome !== 'confirmed') throw new Error(outcome.outcome);
    return { rate, request, locator: outcome.booking.locator };
  }
  async function held(minutes = 50) {
    const request = requestFor(await anyRate());
    const outcome = await supplier.hold({ ...request, until: until(minutes) });
    if (outcome.outcome !== 'held') throw new Error(outcome.outcome);
    return { request, ...outcome.booking };
  }
  /** A test of what only some suppliers can. */
  const testHolding = (name: string, work: () => Promise<void>) =>
    test(name, (context) => {
      context.skip(supplier.capabilities.hold === 'none', 'it holds no rooms');
      return work();
    });

  test('sells rates with a price for every night and what cancelling costs at any time', async () => {
    const stay = stayNow();
    const rates = await supplier.rates({ hotelId: adapter.hotelId, stay, locale: 'en', memberRates: true });
    expect(rates.length).toBeGreaterThan(0);
    for (const rate of rates) {
      const { nights, total, windows, expiresAt } = rate;
      expect(faultOf(rate, stay.rooms.length), 'its price adds up').toBeNull();
      expect(nights.map(({ day }) => day)).toEqual(nightsOf(stay.checkIn, stay.checkOut));
      const ends = windows.map((window) => window.until);
      expect(ends.at(-1)).toBeNull();
      expect(ends.slice(0, -1)).toEqual(ends.slice(0, -1).toSorted());
      const penalties = windows.map(({ penalty }) => penalty);
      expect(penalties).toEqual(penalties.toSorted((a, b) => a - b));
      expect(penalties.at(-1)).toBeLessThanOrEqual(total);
      if (expiresAt) expect(expiresAt > adapter.clock.now).toBe(true);
    }
  });

  test('prices the rooms by who stays in them: those of two stays cost what both cost together', async () => {
    const family = { adults: 2, childAges: [4] };
    const alone = { adults: 1, childAges: [] };
    const of = async (...rooms: SupplierStay['rooms']) => {
      const rate = await anyRate({ ...stayNow(), rooms });
      return { ...rate, key: `${rate.roomTypeId} ${rate.planCode}` };
    };
    const [first, second, both] = [await of(family), await of(alone), await of(family, alone)];
    expect([first.key, second.key]).toEqual([both.key, both.key]);
    // each of two is rounded once, both together too
    expect(Math.abs(both.total - first.total - second.total)).toBeLessThanOrEqual(both.total / 1_000);
    expect(faultOf(both, 2), 'by room too').toBeNull();
    const tooMany = { adults: 2, childAges: [1, 1, 1, 1] };
    const rates = await supplier.rates({
      hotelId: adapter.hotelId,
      stay: { ...stayNow(), rooms: [tooMany] },
      locale: 'en',
      memberRates: true,
    });
    expect(rates.filter(({ roomTypeId }) => roomTypeId === both.roomTypeId)).toEqual([]);
  });

  test('checks a rate at the same terms, and reports when there is none', async () => {
    const rate = await anyRate();
    expect(await supplier.priceCheck(rate, stayNow())).toMatchObject({
      total: rate.total,
      windows: rate.windows,
    });
    expect(await supplier.priceCheck({ ...rate, planCode: 'no-such-plan' }, stayNow())).toBeNull();
  });

  test('sells each kind of beds under a key of its own, at the price of the rate', async (context) => {
    const { beds = [], ...rate } = await anyRate();
    context.skip(beds.length === 0, 'it does not say which beds there are');
    expect(rate.supplierKey).toBe(beds[0]?.supplierKey);
    expect(new Set(beds.map(({ supplierKey }) => supplierKey)).size).toBe(beds.length);
    expect(await supplier.priceCheck({ ...rate, bedsId: 'no-such-beds' }, stayNow())).toBeNull();
    for (const { id, supplierKey } of beds) {
      const checked = await supplier.priceCheck({ ...rate, supplierKey, bedsId: id }, stayNow());
      if (!checked || checked === 'soldOut') throw new Error(`${id} is not sold`);
      expect(checked.total).toBe(rate.total);
      const request = requestFor({ ...checked, bedsId: id }, { acceptedTotal: checked.total });
      expect(await supplier.book(request)).toMatchObject({ outcome: 'confirmed' });
    }
  });

  test('books once for a reference, however often and at once it is asked, and finds it again', async () => {
    const request = requestFor(await anyRate());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => supplier.book(request)));
    outcomes.push(await supplier.book(request));
    const bookings = outcomes.flatMap((outcome) =>
      outcome.outcome === 'confirmed' ? [outcome.booking] : [],
    );
    const { locator } = itemAt(bookings, 0);
    expect(bookings).toEqual(outcomes.map(() => expect.objectContaining({ locator, state: 'confirmed' })));
    for (const key of [{ clientRef: request.clientRef }, { locator }])
      expect(await supplier.retrieve({ ...key, email })).toMatchObject({ locator, state: 'confirmed' });
    expect(await supplier.retrieve({ clientRef: 'V000000000', email })).toBeNull();
  });

  test('books only at the price and the terms that were accepted', async () => {
    const rate = await anyRate();
    for (const [changed, outcome] of [
      [{ acceptedTotal: rate.total - 100 }, 'priceChanged'],
      [{ acceptedTerms: 'other terms' }, 'policyChanged'],
    ] as const) {
      const request = requestFor(rate, changed);
      expect(await supplier.book(request)).toMatchObject({ outcome, rate: { total: rate.total } });
      expect(await supplier.retrieve({ clientRef: request.clientRef, email })).toBeNull();
    }
  });

  testHolding('books what it holds, once; then only a cancellation ends it', async () => {
    const { request, locator } = await held();
    expect(await supplier.retrieve({ clientRef: request.clientRef, email })).toMatchObject({ state: 'held' });
    if (supplier.capabilities.hold === 'extendable') {
      const { now } = adapter.clock;
      expect(await supplier.extendHold({ locator, until: until(80), now })).toBe('held');
      adapter.clock.now = until(70);
    }
    for (let i = 0; i < 2; i++)
      expect(await supplier.resume({ locator, email, now: adapter.clock.now })).toMatchObject({
        outcome: 'confirmed',
        booking: { locator },
      });
    expect(await supplier.release({ locator, email, now: adapter.clock.now })).toBe('booked');
  });

  testHolding('releases what it holds, and sells it again', async () => {
    await held();
    const { locator, request } = await held();
    expect(await supplier.priceCheck(request.rate, stayNow())).toBe('soldOut');
    for (let i = 0; i < 2; i++)
      expect(await supplier.release({ locator, email, now: adapter.clock.now })).toBe('released');
    expect(await supplier.resume({ locator, email, now: adapter.clock.now })).toMatchObject({
      outcome: 'lost',
    });
    expect(await supplier.priceCheck(request.rate, stayNow())).toMatchObject({
      total: request.acceptedTotal,
    });
  });

  testHolding('loses a hold at its end, and says when that is if it decides it', async () => {
    const { locator, heldUntil } = await held(30);
    const isExtendable = supplier.capabilities.hold === 'extendable';
    if (isExtendable) expect(heldUntil).toBeNull();
    else expect(heldUntil?.getTime()).toBeGreaterThan(adapter.clock.now.getTime());
    adapter.clock.now = new Date((heldUntil ?? until(30)).getTime() + 60_000);
    const { now } = adapter.clock;
    if (isExtendable) expect(await supplier.extendHold({ locator, until: until(30), now })).toBe('lost');
    expect(await supplier.resume({ locator, email, now })).toMatchObject({ outcome: 'lost' });
  });

  test('cancels at the cost of the window, which must be the accepted one, once', async () => {
    const { rate, request, locator } = await booked();
    const money = (amount: number) => ({ amount, currency: rate.currency });
    for (const { until: end } of rate.windows)
      for (const now of end === null ? [] : [new Date(end), new Date(Date.parse(end) + 1)]) {
        adapter.clock.now = now;
        const amount = penaltyAt(rate.windows, now);
        if (supplier.quoteCancel)
          expect(await supplier.quoteCancel({ locator, email, now })).toEqual({
            penalty: money(amount),
            free: amount === 0,
          });
      }
    const now = new Date(testStart);
    adapter.clock.now = now;
    const penalty = money(penaltyAt(rate.windows, now));
    const accepted = money(penalty.amount + 1);
    expect(await supplier.cancel({ locator, email, now, accepted })).toMatchObject({
      outcome: 'costs',
      penalty,
    });
    const first = await supplier.cancel({ locator, email, now, accepted: penalty });
    expect(first).toMatchObject({ outcome: 'cancelled', penalty });
    // a repetition, also in a later window, is the same cancellation
    const later = new Date(`${request.stay.checkIn}T00:00:00Z`);
    const again = await supplier.cancel({ locator, email, now: later });
    expect(again).toEqual({ ...first, outcome: 'already' });
    expect(await supplier.retrieve({ locator, email })).toMatchObject({ state: 'cancelled' });
  });

  test('reports which rooms are booked, and cancels one of several at its part of the cost, if it can', async (context) => {
    const stay = { ...stayNow(), rooms: [stayNow().rooms[0]!, { adults: 1, childAges: [] }] };
    const rate = await anyRate(stay);
    const request = requestFor(rate, { stay, guestNames: ['SATO/HARUKA', 'SATO/KEN'] });
    const outcome = await supplier.book(request);
    if (outcome.outcome !== 'confirmed') throw new Error(outcome.outcome);
    const { locator } = outcome.booking;
    const states = async () => (await supplier.retrieve({ locator, email }))?.rooms.map(({ state }) => state);
    expect(outcome.booking.rooms.map(({ state }) => state)).toEqual(['booked', 'booked']);
    expect(await states()).toEqual(['booked', 'booked']);
    const isSingle = supplier.capabilities.cancelRooms === 'single';
    if (!isSingle) {
      await supplier.cancel({ locator, email, now: adapter.clock.now });
      expect(await states()).toEqual(['cancelled', 'cancelled']);
      return context.skip('it cancels all rooms together');
    }
    const now = new Date(Date.parse(rate.windows[0]?.until ?? '') + 1);
    adapter.clock.now = now;
    const stayPrices = { ...rate, rooms: 2 };
    const costOf = (...rooms: number[]) => ({
      amount: shareOf(stayPrices, penaltyAt(rate.windows, now), rooms),
      currency: rate.currency,
    });
    expect(costOf(2).amount).toBeGreaterThan(0);
    if (supplier.quoteCancel)
      expect(await supplier.quoteCancel({ locator, email, now, rooms: [2] })).toEqual({
        penalty: costOf(2),
        free: false,
      });
    expect(await supplier.cancel({ locator, email, now, rooms: [2], accepted: costOf(1, 2) })).toMatchObject({
      outcome: 'costs',
      penalty: costOf(2),
    });
    expect(await states()).toEqual(['booked', 'booked']);
    const isLeft = async () => {
      adapter.clock.now = new Date(testStart);
      const left = await supplier.priceCheck(rate, stayNow());
      adapter.clock.now = now;
      return left !== 'soldOut';
    };
    expect(await isLeft()).toBe(false);
    const both = await Promise.all(
      [1, 2].map(() => supplier.cancel({ locator, email, now, rooms: [2], accepted: costOf(2) })),
    );
    expect(both.map(({ outcome: end }) => end).toSorted()).toEqual(['already', 'cancelled']);
    for (const end of both) expect(end).toMatchObject({ penalty: costOf(2) });
    expect(await states()).toEqual(['booked', 'cancelled']);
    expect(await isLeft(), 'its room is for sale again').toBe(true);
    expect(await supplier.cancel({ locator, email, now, rooms: [1] })).toMatchObject({
      outcome: 'cancelled',
      penalty: costOf(1),
    });
    expect(await supplier.retrieve({ locator, email })).toMatchObject({ state: 'cancelled' });
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect(await supplier.cancel({ locator, email, now }), 'all of them').toMatchObject({
      outcome: 'already',
      penalty: costOf(1, 2),
    });
  });

  test('cancels each of its rooms once, however many are cancelled at once', async (context) => {
    context.skip(supplier.capabilities.cancelRooms !== 'single', 'it cancels all rooms together');
    const [party] = stayNow().rooms;
    const stay = { ...stayNow(), rooms: [party!, party!] };
    for (let round = 0; round < 5; round++) {
      const request = requestFor(await anyRate(stay), { stay, guestNames: ['SATO/HARUKA', 'SATO/KEN'] });
      const outcome = await supplier.book(request);
      if (outcome.outcome !== 'confirmed') throw new Error(outcome.outcome);
      const { locator } = outcome.booking;
      const now = adapter.clock.now;
      const ends = await Promise.all(
        [1, 2, 1, 2].map((room) => supplier.cancel({ locator, email, now, rooms: [room] })),
      );
      expect(ends.map(({ outcome: end }) => end).toSorted()).toEqual([
        'already',
        'already',
        'cancelled',
        'cancelled',
      ]);
    }
  });

  test('sells no room twice, and again after a cancellation', async () => {
    const { rate } = await booked();
    const last = requestFor(rate);
    const outcomes = await Promise.all([supplier.book(last), supplier.book(requestFor(rate))]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['confirmed', 'soldOut']);
    expect(await supplier.priceCheck(rate, stayNow())).toBe('soldOut');
    const sold = outcomes.find(({ outcome }) => outcome === 'confirmed');
    if (sold?.outcome !== 'confirmed') throw new Error('neither was booked');
    await supplier.cancel({ locator: sold.booking.locator, email, now: adapter.clock.now });
    expect(await supplier.priceCheck(rate, stayNow())).toMatchObject({ total: rate.total });
  });
});
