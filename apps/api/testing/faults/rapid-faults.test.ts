import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../environment.ts';
import { assertCredits, assertMoney } from '../ledger-assertions.ts';
import { noticeKey, startOnRapid, type RapidService } from '../rapid-service.ts';
import { threeNights } from '../service.ts';

// The whole service, when the supplier's sandbox does what the supplier may do. What the adapter makes of each answer
// is in rapid-supplier.test.ts.

let r: RapidService;
afterEach(async () => {
  for (const calls of Object.values(r.faults)) expect(calls, 'a fault that did not happen').toEqual([]);
  r.sandbox.prices.surcharge = 0;
  await r.minutes(2 * 24 * 60);
  for (let i = 0; i < 3; i++) await r.minutes(25 * 60);
  await assertMoney(r.s);
  await assertCredits(r.s);
});
let tests = 0;
// later each time: what a supplier has said about its limits is not forgotten
beforeEach(() => void (r.s.clock.now = new Date(new Date(testStart).getTime() + ++tests * 3_600_000)));

describe('rooms that are not held; a booking is not found for 90 seconds', () => {
  beforeAll(async () => {
    r = await startOnRapid({ lookupDelayMs: 90_000 });
  });
  afterAll(() => r.close());

  test.each(['unheard', 'failed', 'accepted'] as const)(
    'a booking whose answer is %s is not failed, found as soon as it can be, and charged once',
    async (fault) => {
      const stay = await r.unpaid();
      r.faults.book = [fault];
      await r.pay(stay);
      expect(await r.orderOf(stay)).toMatchObject({ status: 'pending' });
      await r.minutes(1);
      expect(await r.orderOf(stay), 'it is not found yet').toMatchObject({ status: 'pending' });
      expect(r.bookingOf(stay)).toBeDefined();
      await r.minutes(2);
      await r.minutes(2);
      expect(await r.orderOf(stay)).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
      expect(await r.atBank(stay)).toBe(stay.amount);
      expect((await r.emails(stay)).map(({ template }) => template)).toContain('booking-confirmed');
    },
  );

  test('a link that expires on the way looks like an outage; the same reference is booked after a new check', async () => {
    const stay = await r.unpaid();
    r.faults.book = [() => r.s.pass(16 * 60_000)];
    await r.pay(stay);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'confirmed' });
    expect(r.bookingOf(stay)?.reference).toBe(stay.number);
  });

  test.each(['unavailable', 'too-many'] as const)(
    'a supplier that is %s when a stay is paid is asked again, and books once',
    async (fault) => {
      const stay = await r.unpaid();
      r.faults.book = [fault];
      await r.pay(stay);
      await r.minutes(1);
      await r.minutes(3);
      await r.minutes(3);
      expect(await r.orderOf(stay)).toMatchObject({ status: 'confirmed' });
      expect(r.bookingOf(stay)).toBeDefined();
    },
  );

  test('a booking that never reached it is not made again: after a day nothing is charged', async () => {
    const stay = await r.unpaid();
    r.faults.book = ['unsent'];
    await r.pay(stay);
    await r.minutes(31);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'pending' });
    const told = 'select kind from ledger_differences where order_id = $1';
    expect(await r.s.sql(told, [stay.orderId])).toEqual([{ kind: 'unanswered' }]);
    await r.minutes(24 * 60);
    await r.minutes(60);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'released', payment: { state: 'none' } });
    expect([r.bookingOf(stay), await r.atBank(stay)]).toEqual([undefined, 0]);
  });

  test.each([500, -500])(
    'a price that changes by %i before the card is charged: nothing is',
    async (change) => {
      const stay = await r.unpaid();
      r.sandbox.prices.surcharge = change;
      await r.pay(stay);
      await r.minutes(3);
      expect(await r.orderOf(stay)).toMatchObject({ status: 'released', payment: { state: 'none' } });
      expect(r.bookingOf(stay)).toBeUndefined();
      expect(await r.atBank(stay)).toBe(0);
    },
  );

  test('calls that it does not accept while a member cancels: the member is told that it is in progress, and it completes', async () => {
    const stay = await r.paid();
    r.faults.cancel = ['too-many'];
    const body = { orderId: stay.orderId };
    const asked = await r.s.call('DELETE', 'v1/hotel/booking', { token: await r.token(stay), body });
    expect([200, 502, 503], asked.text).toContain(asked.status);
    expect(r.bookingOf(stay)?.rooms).toMatchObject([{ isCancelled: false }]);
    await r.minutes(3);
    await r.minutes(3);
    expect(r.bookingOf(stay)?.rooms).toMatchObject([{ isCancelled: true, cost: 0 }]);
    expect(await r.orderOf(stay)).toMatchObject({
      status: 'cancelled',
      cancellationPenalty: { amount: 0 },
    });
    expect(await r.atBank(stay)).toBe(0);
  });

  test('two rooms of different parties cost what each costs, and one is cancelled by itself', async () => {
    const rooms = [{ adults: 2 }, { adults: 1, childAges: [5] }];
    const stay = await r.paid({ ...threeNights, rooms });
    const order = await r.orderOf(stay);
    const [first, second] = order.roomStates.map(({ total }: { total: { amount: number } }) => total.amount);
    expect(second).toBeGreaterThan(first);
    expect(first + second).toBe(order.price.total.amount);
    expect(r.bookingOf(stay)?.sale.occupancies).toEqual(['2', '1-5']);
    const body = { orderId: stay.orderId, room: 2, acceptedPenalty: order.roomStates[1].cancelNow.penalty };
    const reply = await r.s.call('DELETE', 'v1/hotel/booking', { token: await r.token(stay), body });
    expect(reply.status, reply.text).toBe(200);
    await r.minutes(25 * 60);
    await r.minutes(3);
    expect(r.bookingOf(stay)?.rooms).toMatchObject([{ isCancelled: false }, { isCancelled: true }]);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'confirmed' });
    expect(await r.atBank(stay)).toBe(stay.amount - Math.round((stay.amount * second) / (first + second)));
  });

  /** What the hotel has cancelled, as the supplier then shows it. */
  const cancelThere = (stay: Parameters<RapidService['bookingOf']>[0], rooms?: number) => {
    for (const room of r.bookingOf(stay)?.rooms.slice(0, rooms) ?? []) room.isCancelled = true;
  };
  const expectCancelledByHotel = async (stay: Parameters<RapidService['bookingOf']>[0]) => {
    const order = await r.orderOf(stay);
    expect(order).toMatchObject({ status: 'cancelled', cancellationPenalty: { amount: 0 } });
    expect(order.events.map(({ kind }: { kind: string }) => kind)).toContain('cancelledByHotel');
    expect(await r.atBank(stay)).toBe(0);
    const email = (await r.emails(stay)).find(({ template }) => template === 'booking-cancelled');
    expect(email?.text).toMatch(/The hotel has cancelled your stay/);
  };

  test('a cancellation by the hotel, reported by a notice', async () => {
    const stay = await r.paid();
    cancelThere(stay);
    await r.minutes(3);
    expect((await r.orderOf(stay)).status, 'its next question is hours away').toBe('confirmed');
    const { id } = r.bookingOf(stay)!;
    const body = { event_id: 'e1', event_type: 'itinerary.agent.cancel', itinerary_id: id };
    const notify = (authorization: string) =>
      r.s.call('POST', 'v1/hotel/booking/notify', { headers: { authorization }, body });
    expect((await notify('not the key')).status).not.toBe(200);
    await r.minutes(1);
    expect((await r.orderOf(stay)).status).toBe('confirmed');
    expect((await notify(noticeKey)).status).toBe(200);
    await r.minutes(1);
    await r.minutes(6);
    await r.minutes(6);
    await expectCancelledByHotel(stay);
  });

  test('a cancellation by the hotel without a notice', async () => {
    const stay = await r.paid();
    cancelThere(stay);
    for (let i = 0; i < 5; i++) await r.minutes(6 * 60);
    await expectCancelledByHotel(stay);
  });
});

describe('rooms that are held for 45 minutes', () => {
  beforeAll(async () => {
    r = await startOnRapid({ holdMinutes: 45 });
  });
  afterAll(() => r.close());

  test('a hold that lapses before it is resumed: all of the money goes back, once', async () => {
    const stay = await r.unpaid();
    expect(r.bookingOf(stay)?.heldUntil).not.toBeNull();
    r.faults.resume = [() => r.s.pass(46 * 60_000)];
    await r.pay(stay);
    await r.minutes(1);
    await r.minutes(10);
    await r.minutes(10);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'released', payment: { state: 'refunded' } });
    expect(await r.atBank(stay)).toBe(0);
    const refunds = await r.s.sql(
      `select refunded_amount::float as amount from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1`,
      [stay.payId],
    );
    expect(refunds).toEqual([{ amount: stay.amount }]);
  });

  test('a hold whose resumption is answered with 202 is booked, and charged once', async () => {
    const stay = await r.unpaid();
    r.faults.resume = ['accepted'];
    await r.pay(stay);
    await r.minutes(1);
    await r.minutes(1);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
    expect(r.bookingOf(stay)).toMatchObject({ heldUntil: null, rooms: [{ isCancelled: false }] });
    expect(await r.atBank(stay)).toBe(stay.amount);
  });

  test('an unpaid hold is released', async () => {
    const stay = await r.unpaid();
    for (let i = 0; i < 5; i++) await r.minutes(10);
    expect(await r.orderOf(stay)).toMatchObject({ status: 'released' });
    expect(r.sandbox.bookings.find(({ reference }) => reference === stay.number)?.rooms).toMatchObject([
      { isCancelled: true },
    ]);
  });
});
