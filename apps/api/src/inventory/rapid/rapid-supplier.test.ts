import { termsHash } from '@voyage/domain/cancellation-windows.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Money } from '@voyage/domain/money.ts';
import { roomTotalsOf } from '@voyage/domain/rate-sums.ts';
import { afterEach, expect, test } from 'vitest';
import { nextFault, type RapidFaults } from '../../../testing/rapid-faults.ts';
import { RateLimited, type BookRequest, type SupplierRate, type SupplierStay } from '../supplier.ts';
import { rapidClient } from './client.ts';
import { rapidSupplier } from './rapid-supplier.ts';
import { sandboxProperties } from './sandbox/properties.ts';
import { serveRapidSandbox, type SandboxCall, type SandboxOptions } from './sandbox/server.ts';

// What can go wrong with the supplier, as its contract describes it. What every adapter does is in contract.test.ts.

const email = 'haruka@example.test';
const key = { key: 'a-key', secret: 'a-secret' };
const minuteMs = 60_000;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(
  options: Partial<SandboxOptions> & { test?: string; holdMs?: number; noticeKey?: string } = {},
) {
  const clock = { now: new Date('2027-03-01T08:00:00Z'), skewMs: 0 };
  const now = () => clock.now;
  const faults: RapidFaults = {};
  /** The answer that is asked for (header `Test`) when something is cancelled. */
  const ask: { cancel?: string } = {};
  const asking = (init: RequestInit = {}): RequestInit => {
    sessions.push(new Headers(init.headers).get('customer-session-id'));
    return init.method === 'DELETE' && ask.cancel !== undefined
      ? { ...init, headers: { ...(init.headers as Record<string, string>), test: ask.cancel } } // the client's
      : init;
  };
  const calls: SandboxCall[] = [];
  const sessions: (string | null)[] = [];
  const [property] = sandboxProperties(1);
  if (!property) throw new Error('there is no property');
  const sandbox = await serveRapidSandbox({
    key,
    now,
    properties: [property],
    ...options,
    inject: (call) => {
      calls.push(call);
      return nextFault(faults, call);
    },
  });
  closing.push(sandbox.close);
  const sold = {
    propertyId: property.id,
    hotelId: 7,
    timeZone: property.zone,
    roomTypes: new Map(property.rooms.map(({ id }, index) => [id, index + 1])),
  };
  const costs = new Map<number, Money>();
  const supplier = rapidSupplier({
    client: rapidClient({
      url: sandbox.url,
      key,
      userAgent: 'Voyage/1.0',
      test: options.test,
      fetch: (url, init) => fetch(url, asking(init)),
      now: () => new Date(clock.now.getTime() + clock.skewMs),
    }),
    pointOfSale: { country: 'TW', currency: 'TWD' },
    properties: { byHotel: () => sold, byProperty: () => sold },
    costs: {
      read: () => Promise.resolve(new Map(costs)),
      store: (_, room, cost) => Promise.resolve(void costs.set(room, cost)),
    },
    now,
    callsPerMinute: null,
    holdMs: options.holdMs ?? null,
    requestWords: (code) => code,
    noticeKey: options.noticeKey ?? null,
  });
  const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * minuteMs));
  const stayOf = (rooms: number): SupplierStay => ({
    checkIn: '2027-04-12',
    checkOut: '2027-04-14',
    rooms: Array.from({ length: rooms }, () => ({ adults: 2, childAges: [] })),
  });
  const flexible = async (stay: SupplierStay): Promise<SupplierRate> =>
    itemAt(
      (await supplier.rates({ hotelId: 7, stay, locale: 'en', memberRates: false })).filter(
        ({ windows }) => windows.length === 3,
      ),
      0,
    );
  async function request(rooms = 1): Promise<BookRequest> {
    const stay = stayOf(rooms);
    const rate = await flexible(stay);
    return {
      clientRef: 'V123456789',
      rate,
      stay,
      acceptedTotal: rate.total,
      acceptedTerms: termsHash(rate.windows),
      guestNames: stay.rooms.map(() => 'SATO/HARUKA'),
      contact: { title: 'ms', email, phone: '+886912345678' },
      specialRequests: ['High floor'],
      note: 'We arrive by train',
      customerAddress: '192.0.2.1',
      loyalty: null,
      arrivalTime: '21:30',
    };
  }
  const retrieve = () => supplier.retrieve({ clientRef: 'V123456789', email });
  async function booked(rooms = 1) {
    const outcome = await supplier.book(await request(rooms));
    if (outcome.outcome !== 'confirmed') throw new Error(outcome.outcome);
    return { locator: outcome.booking.locator, email, now: clock.now };
  }
  return {
    sandbox,
    supplier,
    clock,
    faults,
    ask,
    calls,
    sessions,
    later,
    request,
    retrieve,
    booked,
    stayOf,
    flexible,
  };
}

test('the calls of a booking are one session; searches, which all visitors share, have none', async () => {
  const { supplier, sessions, request } = await open();
  const asked = await request();
  expect(new Set(sessions.splice(0))).toEqual(new Set([null]));
  await supplier.book(asked);
  expect(sessions).toEqual(Array.from({ length: 3 }, () => asked.clientRef));
});

test('a clock that is wrong is refused, and nothing is booked', async () => {
  const { supplier, clock, request, sandbox } = await open();
  const asked = await request();
  clock.skewMs = 6 * minuteMs;
  await expect(supplier.book(asked)).rejects.toThrow('401');
  expect(sandbox.bookings).toEqual([]);
});

test.each(['unheard', 'failed'] as const)(
  'a booking whose answer is %s is found once the supplier finds it, and is made once',
  async (fault) => {
    const { supplier, faults, later, request, retrieve, sandbox } = await open({ lookupDelayMs: 90_000 });
    const asked = await request();
    faults.book = [fault];
    const first = supplier.book(asked);
    if (fault === 'failed') expect(await first).toEqual({ outcome: 'unknown' });
    else await expect(first).rejects.toThrow();
    expect(await retrieve(), 'not found for a while').toBeNull();
    expect(await supplier.book(asked), 'the same reference is refused').toEqual({ outcome: 'unknown' });
    later(2);
    expect(await retrieve()).toMatchObject({ state: 'confirmed' });
    expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
    expect(sandbox.bookings).toHaveLength(1);
  },
);

test('a booking that never reached it may be made again', async () => {
  const { supplier, faults, request, retrieve } = await open();
  const asked = await request();
  faults.book = ['unsent'];
  await expect(supplier.book(asked)).rejects.toThrow();
  expect(await retrieve()).toBeNull();
  expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
});

test('a link that expires on the way answers like an outage: the same reference is booked after a new check', async () => {
  const { supplier, faults, later, calls, request, sandbox } = await open();
  const asked = await request();
  calls.length = 0;
  faults.book = [() => void later(16)];
  expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
  expect(calls).toEqual(['shop', 'check', 'book', 'shop', 'check', 'book']);
  expect(sandbox.bookings).toMatchObject([{ reference: asked.clientRef }]);
});

test.each(['unavailable', 'too-many', 'unsent'] as const)(
  'an outage that goes on says nothing, whether it was booked or not: %s',
  async (second) => {
    const { supplier, faults, request, retrieve } = await open();
    faults.book = ['unavailable', second];
    expect(await supplier.book(await request())).toEqual({ outcome: 'unknown' });
    expect(await retrieve()).toBeNull();
  },
);

test('after an outage another price does not prove that it is not booked', async () => {
  const { supplier, faults, request, sandbox } = await open();
  faults.book = ['unavailable'];
  faults.check = [undefined, () => void (sandbox.prices.surcharge = 500)];
  expect(await supplier.book(await request())).toEqual({ outcome: 'unknown' });
});

test('a repeated reference is not booked again, even if no more calls are accepted', async () => {
  const { supplier, faults, request, sandbox } = await open();
  const asked = await request();
  await supplier.book(asked);
  faults.retrieve = ['too-many'];
  expect(await supplier.book(asked)).toEqual({ outcome: 'unknown' });
  expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
  expect(sandbox.bookings).toHaveLength(1);
});

test('links expire, and a booking does not need those of an offer', async () => {
  const { supplier, later, request } = await open();
  const asked = await request();
  later(60);
  expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
});

test.each([500, -500])('a price that changed by %i is reported, and nothing is booked', async (change) => {
  const { supplier, sandbox, request } = await open();
  const asked = await request();
  sandbox.prices.surcharge = change;
  const outcome = await supplier.book(asked);
  const total = asked.acceptedTotal + change * 2 * 1.1;
  expect(outcome).toMatchObject({ outcome: 'priceChanged', rate: { total } });
  expect(sandbox.bookings).toEqual([]);
});

test.each([
  ['price_mismatch', 'priceChanged'],
  ['rooms_unavailable', 'soldOut'],
  ['sold_out', 'soldOut'],
  ['price_changed', 'priceChanged'],
  ['cc_declined', 'notBookable'],
  ['service_unavailable', 'unknown'],
])('the answer "%s" means %s', async (answer, outcome) => {
  const { supplier, sandbox, request } = await open({ test: answer });
  expect(await supplier.book(await request())).toMatchObject({ outcome });
  expect(sandbox.bookings).toEqual([]);
});

test.each(['price_mismatch', 'rooms_unavailable', 'cc_declined'])(
  'a booking that it refused as "%s" was sent: it is not reported as never sent if no more calls are accepted',
  async (answer) => {
    const { supplier, faults, request } = await open({ test: answer });
    const asked = await request();
    faults.retrieve = ['too-many'];
    expect(await supplier.book(asked)).toEqual({ outcome: 'unknown' });
  },
);

test('what is not in its form is refused', async () => {
  const { supplier, request } = await open();
  const asked = await request();
  const refused = { ...asked, contact: { ...asked.contact, email: 'no address' } };
  expect(await supplier.book(refused)).toEqual({ outcome: 'notBookable' });
});

test('when it accepts no more calls it states until when', async () => {
  const { supplier, faults, stayOf, clock } = await open();
  faults.shop = ['too-many'];
  const rates = supplier.rates({ hotelId: 7, stay: stayOf(1), locale: 'en', memberRates: false });
  const until = new Date(clock.now.getTime() + 20_000);
  await expect(rates).rejects.toThrow(new RateLimited(until));
});

test('an answer of some of its systems proves a booking, and never that there is none', async () => {
  const { faults, booked, retrieve } = await open();
  faults.retrieve = ['degraded'];
  await expect(retrieve()).rejects.toThrow('incomplete');
  await booked();
  faults.retrieve = ['degraded'];
  expect(await retrieve()).toMatchObject({ state: 'confirmed' });
});

test('rates for members are requested only for members', async () => {
  const { supplier, stayOf } = await open();
  const plans = async (memberRates: boolean) => {
    const rates = await supplier.rates({ hotelId: 7, stay: stayOf(1), locale: 'ja', memberRates });
    return new Set(rates.map(({ planCode }) => planCode));
  };
  expect(await plans(false)).toEqual(new Set(['refundable', 'non-refundable']));
  expect(await plans(true)).toEqual(new Set(['refundable', 'non-refundable', 'member-refundable']));
  const listed = await supplier.onRequest?.rates({ hotelIds: [7], stay: stayOf(1) });
  expect(listed?.some(({ memberOnly }) => memberOnly)).toBe(false);
});

test('an offer for members can be booked', async () => {
  const { supplier, stayOf, request } = await open();
  const rates = await supplier.rates({ hotelId: 7, stay: stayOf(1), locale: 'en', memberRates: true });
  const rate = itemAt(
    rates.filter(({ memberOnly }) => memberOnly),
    0,
  );
  const asked = {
    ...(await request()),
    rate,
    acceptedTotal: rate.total,
    acceptedTerms: termsHash(rate.windows),
  };
  expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
});

test('one of three rooms is cancelled; 202 says nothing, and asking again does no harm', async () => {
  const { supplier, faults, booked } = await open();
  const key3 = await booked(3);
  faults.cancel = ['accepted'];
  const one = { ...key3, rooms: [2] };
  expect(await supplier.cancel(one)).toEqual({ outcome: 'unknown' });
  expect(await supplier.cancel(one)).toMatchObject({ outcome: 'already', penalty: { amount: 0 } });
  const { rooms } = (await supplier.retrieve(key3)) ?? { rooms: [] };
  expect(rooms.map(({ state }) => state)).toEqual(['booked', 'cancelled', 'booked']);
});

test('a cancellation that never reached it costs what it costs when it does', async () => {
  const { supplier, clock, faults, booked } = await open();
  const key1 = await booked();
  faults.cancel = ['unsent'];
  await expect(supplier.cancel(key1)).rejects.toThrow();
  clock.now = new Date('2027-04-10T08:00:00Z');
  const cost = { amount: expect.any(Number), currency: 'TWD' };
  const end = await supplier.cancel(key1);
  expect(end).toMatchObject({ outcome: 'cancelled', penalty: cost });
  expect(end).not.toMatchObject({ penalty: { amount: 0 } });
  expect(await supplier.cancel(key1)).toEqual({ ...end, outcome: 'already' });
});

test('calls that it does not accept do not cancel, and say so', async () => {
  const { supplier, faults, booked } = await open();
  const key1 = await booked();
  faults.cancel = ['too-many'];
  await expect(supplier.cancel(key1)).rejects.toThrow(RateLimited);
  expect(await supplier.retrieve(key1)).toMatchObject({ state: 'confirmed' });
});

test.each([
  ['post_stay_cancel', 'refused'],
  ['service_unavailable', 'unknown'],
])('the answer "%s" to a cancellation means %s', async (answer, outcome) => {
  const { supplier, booked, sandbox, ask } = await open();
  const key1 = await booked(2);
  ask.cancel = answer;
  expect(await supplier.cancel(key1)).toEqual({ outcome });
  expect(sandbox.bookings[0]?.rooms.map(({ isCancelled }) => isCancelled)).toEqual([false, false]);
  delete ask.cancel;
  expect(await supplier.cancel(key1)).toMatchObject({ outcome: 'cancelled' });
});

test('how many rooms are left is known or not, and two parties have each their price', async () => {
  const { supplier, stayOf, request, sandbox } = await open();
  const rates = await supplier.rates({ hotelId: 7, stay: stayOf(1), locale: 'en', memberRates: false });
  expect(new Set(rates.map(({ roomTypeId }) => roomTypeId))).toEqual(new Set([1, 2]));
  const family = {
    ...stayOf(2),
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [5, 9] },
    ],
  };
  const [rate] = await supplier.rates({ hotelId: 7, stay: family, locale: 'en', memberRates: false });
  const [couple = 0, parent = 0] = roomTotalsOf(rate?.lines ?? [], 2) ?? [];
  expect(parent).toBe(couple + 2 * 2 * 1_500 * 1.1);
  const asked = { ...(await request(2)), stay: family, acceptedTotal: couple + parent };
  expect(await supplier.book(asked)).toMatchObject({ outcome: 'confirmed' });
  expect(sandbox.bookings[0]?.sale.occupancies).toEqual(['2', '1-5,9']);
});

test('a cancellation by the hotel is seen, and a notice of it is read if it is signed', async () => {
  const { supplier, sandbox, booked } = await open({ noticeKey: 'our key' });
  const key1 = await booked();
  for (const room of sandbox.bookings[0]?.rooms ?? []) room.isCancelled = true;
  expect(await supplier.retrieve(key1)).toMatchObject({ state: 'cancelled' });
  const body = { event_id: 'e1', itinerary_id: key1.locator, affiliate_reference_id: 'V123456789' };
  const read = supplier.readNotices;
  expect(read?.({ authorization: 'our key', body })).toEqual([
    { id: 'e1', locator: key1.locator, clientRef: 'V123456789' },
  ]);
  for (const authorization of ['', 'our kex', 'another key'])
    expect(read?.({ authorization, body })).toBe('forged');
});

test('held rooms: 202 says nothing, what was resumed is booked, what lapsed is lost', async () => {
  const { supplier, faults, clock, later, request } = await open({ holdMs: 45 * minuteMs });
  const held = await supplier.hold({ ...(await request()), until: clock.now });
  if (held.outcome !== 'held') throw new Error(held.outcome);
  expect(held.booking.heldUntil).toEqual(new Date(clock.now.getTime() + 45 * minuteMs));
  const heldKey = { locator: held.booking.locator, email, now: clock.now };
  faults.resume = ['accepted'];
  expect(await supplier.resume(heldKey)).toEqual({ outcome: 'unknown' });
  expect(await supplier.resume(heldKey)).toMatchObject({ outcome: 'confirmed' });

  const second = await supplier.hold({ ...(await request()), clientRef: 'V987654321', until: clock.now });
  if (second.outcome !== 'held') throw new Error(second.outcome);
  later(46);
  const lapsed = { locator: second.booking.locator, email, now: clock.now };
  expect(await supplier.resume(lapsed)).toEqual({ outcome: 'lost' });
  expect(await supplier.release(lapsed)).toBe('released');
});
