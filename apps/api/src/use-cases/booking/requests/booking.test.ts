import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  guest,
  newKey,
  startService,
  threeNights,
  type TestOffer,
  type TestService,
} from '../../../../testing/service.ts';
import { testStart } from '../../../../testing/environment.ts';

let s: TestService;
let token: string;
beforeAll(async () => {
  s = await startService();
  token = (await s.login('noir')).accessToken;
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const sold = async (roomTypeId: number) =>
  Number(
    (
      await s.sql<{ sum: string | null }>('select sum(sold) from room_nights where room_type_id = $1', [
        roomTypeId,
      ])
    )[0]?.sum ?? 0,
  );
const orders = async (clause = '') =>
  Number((await s.sql<{ count: string }>(`select count(*) from hotel_orders ${clause}`))[0]?.count);

describe('an offer that was booked', () => {
  const checkOffer = (offerRef: string, own?: string) =>
    s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef }, ...(own ? { token: own } : {}) });

  test('is reported to the member who booked it, with the order, although the room is sold out; to others it is sold out', async () => {
    const found = await s.firstOffer('sin', { ...threeNights }, 3);
    await s.leave(found.roomTypeId, 1);
    s.pass(60_000);
    const booked = await s.book(token, found.offerRef);
    expect(booked.status, booked.text).toBe(200);
    const again = await checkOffer(found.offerRef, token);
    const { orderId, bookingNumber } = booked.data as { orderId: string; bookingNumber: string };
    expect([again.status, again.code, again.failure.details]).toEqual([
      409,
      'bk0007',
      { orderId, bookingNumber, status: 'confirmed' },
    ]);
    const other = (await s.login('elite')).accessToken;
    for (const own of [other, undefined]) expect((await checkOffer(found.offerRef, own)).code).toBe('ht0005');
    // A cancelled order does not count: the member may book again
    s.pass(60_000);
    await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
    expect((await checkOffer(found.offerRef, token)).status).toBe(200);
  });

  test('a later offer of the same room is for members who want two', async () => {
    const found = await s.firstOffer('sin', { ...threeNights }, 4);
    await s.leave(found.roomTypeId, 5); // one room remains for the later offer
    s.pass(60_000);
    expect((await s.book(token, found.offerRef)).status).toBe(200);
    s.pass(60_000);
    const later = await s.firstOffer('sin', { ...threeNights }, 4);
    expect([later.roomTypeId, (await checkOffer(found.offerRef, token)).code]).toEqual([
      found.roomTypeId,
      'bk0007',
    ]);
    expect((await checkOffer(later.offerRef, token)).status).toBe(200);
  });
});

describe('between quote and booking', () => {
  let found: TestOffer;
  beforeEach(async () => {
    found = await s.firstOffer('lon', { ...threeNights }, 2);
  });

  test('a price that changed books nothing, keeps the credit and returns the new offer', async () => {
    await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [found.roomTypeId]);
    const before = [await orders(), await sold(found.roomTypeId)];
    const key = newKey();
    const reply = await s.book(token, found.offerRef, { key });
    expect([reply.status, reply.code]).toEqual([409, 'ht0006']);
    const details = reply.failure.details as {
      offer: { offerRef: string; price: { total: { amount: number } } };
      changed: { price: { before: { amount: number } } };
    };
    expect(details.changed.price.before.amount).toBe(found.offer.price.total.amount);
    expect(details.offer.price.total.amount).toBeGreaterThan(found.offer.price.total.amount);
    expect([await orders(), await sold(found.roomTypeId)]).toEqual(before);
    expect((await s.book(token, details.offer.offerRef, { key: newKey() })).status).toBe(200);
    await s.sql('update room_types set base_rate = base_rate / 2 where id = $1', [found.roomTypeId]);
  });

  test('a policy that changed books nothing', async () => {
    const set = (policy: object) =>
      s.sql('update rate_plans set cancellation = $3 where hotel_id = $1 and code = $2', [
        found.hotelId,
        found.offer.plan.code,
        JSON.stringify(policy),
      ]);
    const [before] = await s.sql<{ cancellation: object }>(
      'select cancellation from rate_plans where hotel_id = $1 and code = $2',
      [found.hotelId, found.offer.plan.code],
    );
    await set({ kind: 'free-until', daysBefore: 9, time: '15:00' });
    const reply = await s.book(token, found.offerRef);
    const changed = { price: null, policy: { before: found.offer.cancellation } };
    expect(reply).toMatchObject({ status: 409, code: 'ht0007', failure: { details: { changed } } });
    await set(before?.cancellation ?? {});
  });

  test('a room that sold out in the meantime is reported', async () => {
    await s.leave(found.roomTypeId, 0);
    const reply = await s.book(token, found.offerRef);
    expect([reply.status, reply.code]).toEqual([409, 'ht0005']);
    await s.leave(found.roomTypeId, 5);
  });

  test('an offer that has expired is booked at the same terms, and answered like any other at changed ones', async () => {
    s.pass(31 * 60_000);
    await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [found.roomTypeId]);
    const reply = await s.book(token, found.offerRef);
    const changed = { price: { before: found.offer.price.total }, policy: null };
    expect(reply).toMatchObject({ status: 409, code: 'ht0006', failure: { details: { changed } } });
    await s.sql('update room_types set base_rate = base_rate / 2 where id = $1', [found.roomTypeId]);
    const { data } = await s.book(token, found.offerRef);
    const order = await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token });
    expect(order.data).toMatchObject({ status: 'confirmed', price: found.offer.price });
  });

  test.each(['not an offer', 'a.b', ''])('a forged offer (%j) is rejected', async (offerRef) => {
    expect((await s.book(token, offerRef)).status).toBeGreaterThanOrEqual(400);
    const changed = `${found.offerRef.slice(0, 20)}${found.offerRef[20] === 'A' ? 'B' : 'A'}${found.offerRef.slice(21)}`;
    expect((await s.book(token, changed)).code).toBe('ht0003');
  });
});

describe('the request', () => {
  test.each([
    ['firstname', { guest: { ...guest, firstname: '陳' } }, 'latin'],
    ['email', { guest: { ...guest, email: 'nobody' } }, 'email'],
    ['phone', { guest: { ...guest, phone: '12345678' } }, 'phone'],
    ['agreement', { agreed: false }, 'required'],
    ['requests', { specialRequests: Array.from({ length: 9 }, (_, i) => `r${i}`) }, 'too-many'],
  ])('reports what is wrong with the %s', async (_what, change, message) => {
    const { offerRef } = await s.firstOffer('mil');
    const reply = await s.book(token, offerRef, change);
    expect(reply.code).toBe('rq0001');
    expect(
      (reply.failure.details as { issues: { code: string }[] }).issues.map((issue) => issue.code),
    ).toContain(message);
  });

  test('a request without a key is a separate one; repeating a key returns the same booking, and rejects another body', async () => {
    const { offerRef, roomTypeId } = await s.firstOffer('ams');
    expect((await s.book(token, offerRef, { key: 'short' })).code).toBe('rq0009');
    const body = { offerRef: (await s.firstOffer('mil')).offerRef, guest, agreed: true };
    const without = await s.call('POST', 'v1/hotel/booking', { token, body });
    expect(without.status, without.text).toBe(200);
    const key = newKey();
    const first = await s.book(token, offerRef, { key });
    const taken = await sold(roomTypeId);
    const again = await Promise.all(Array.from({ length: 5 }, () => s.book(token, offerRef, { key })));
    for (const reply of again) expect(reply.data).toEqual(first.data);
    expect(await sold(roomTypeId)).toBe(taken);
    expect((await s.book(token, offerRef, { key, note: 'other' })).code).toBe('rq0007');
  });

  test('two at once with one key book once', async () => {
    const { offerRef } = await s.firstOffer('bcn');
    const before = await orders();
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 10 }, () => s.book(token, offerRef, { key })));
    expect(await orders()).toBe(before + 1);
    expect(replies.filter((reply) => reply.status === 200).length).toBeGreaterThan(0);
    for (const reply of replies) expect(reply.status === 200 || reply.code === 'rq0008').toBe(true);
    expect((await s.book(token, offerRef, { key })).status).toBe(200);
  });
});

describe('quota', () => {
  test('twenty concurrent bookings with one credit: one', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { offerRef, roomTypeId } = await s.firstOffer('osa');
    await s.leave(roomTypeId, 20); // the credits run out, not the rooms
    const replies = await Promise.all(Array.from({ length: 20 }, () => s.book(member!.token, offerRef)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'bk0001')).toHaveLength(19);
    expect((await s.creditsOf(member!.token)).remaining).toBe(0);
  });

  test('free before paid; a new Taipei month brings new free ones and keeps the paid', async () => {
    s.clock.now = new Date('2026-11-29T04:00:00Z');
    const [member] = await s.addMembers(1, 'basic');
    await s.sql('update users set paid_credits = 2 where id = $1', [member!.id]);
    const book = async () => (await s.book(member!.token, (await s.firstOffer('osa')).offerRef)).status;
    expect(await book()).toBe(200);
    expect(await s.creditsOf(member!.token)).toMatchObject({ remaining: 2, paid: 2, free: { remaining: 0 } });
    expect(await book()).toBe(200);
    expect(await s.creditsOf(member!.token)).toMatchObject({ remaining: 1, paid: 1 });
    s.clock.now = new Date('2026-11-30T15:59:59Z'); // the last second of November in Taipei
    expect(await s.creditsOf(member!.token)).toMatchObject({
      month: '2026-11',
      remaining: 1,
      renewsAt: '2026-11-30T16:00:00.000Z',
    });
    s.pass(1000);
    expect(await s.creditsOf(member!.token)).toMatchObject({
      month: '2026-12',
      remaining: 2,
      paid: 1,
      free: { granted: 1, used: 0, remaining: 1 },
    });
  });

  test('a booking that the hotel rejects returns its credit', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await s.firstOffer('osa');
    const { inventory } = s.services;
    const priceCheck = inventory.priceCheck.bind(inventory);
    inventory.priceCheck = async (...parts) => {
      const rate = await priceCheck(...parts);
      await s.leave(found.roomTypeId, 0); // the last room is sold between check and sale
      return rate;
    };
    expect((await s.book(member!.token, found.offerRef)).code).toBe('ht0005');
    inventory.priceCheck = priceCheck;
    expect((await s.creditsOf(member!.token)).remaining).toBe(1);
    await s.leave(found.roomTypeId, 5);
  });
});

describe('a supplier that fails', () => {
  test('a lost reply leaves the order pending under its key, and the reconciler finds it', async () => {
    const found = await s.firstOffer('par', threeNights, 3);
    const { inventory } = s.services;
    const realBook = inventory.book.bind(inventory);
    inventory.book = async (request) => {
      await realBook(request);
      return { outcome: 'unknown' };
    };
    const key = newKey();
    const reply = await s.book(token, found.offerRef, { key });
    inventory.book = realBook;
    expect(reply.data.status).toBe('pending');
    const { reconcile } = await import('../holds/reconcile.ts');
    s.pass(11 * 60_000);
    expect(await reconcile(s.services, 10 * 60_000)).toMatchObject({ confirmed: 1, failed: 0 });
    const again = await s.book(token, found.offerRef, { key });
    expect(again.data).toMatchObject({ orderId: reply.data.orderId, status: 'confirmed' });
  });

  test('a supplier that fails midway leaves the order pending', async () => {
    const found = await s.firstOffer('par', threeNights, 4);
    const { inventory } = s.services;
    const realBook = inventory.book.bind(inventory);
    inventory.book = () => Promise.reject(new Error('socket hang up'));
    const reply = await s.book(token, found.offerRef);
    inventory.book = realBook;
    expect(reply.data).toMatchObject({ status: 'pending', reservationNumber: null });
    expect(s.logged.some((line) => String(line.text).includes('did not answer a booking'))).toBe(true);
  });

  test('a booking that never arrived is failed by the reconciler, and the credit returned', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await s.firstOffer('par', threeNights, 3);
    const { inventory } = s.services;
    const realBook = inventory.book.bind(inventory);
    inventory.book = async () => ({ outcome: 'unknown' });
    expect((await s.book(member!.token, found.offerRef)).data.status).toBe('pending');
    inventory.book = realBook;
    expect((await s.creditsOf(member!.token)).remaining).toBe(0);
    const { reconcile } = await import('../holds/reconcile.ts');
    s.pass(11 * 60_000);
    expect(await reconcile(s.services, 10 * 60_000)).toMatchObject({ confirmed: 0, failed: 2 });
    expect((await s.creditsOf(member!.token)).remaining).toBe(1);
  });
});

test('a supplier that confirms after the order was given up keeps no room, and the member does not read "confirmed"', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const found = await s.firstOffer('par', threeNights, 5);
  const before = await sold(found.roomTypeId);
  const { inventory } = s.services;
  const realBook = inventory.book.bind(inventory);
  inventory.book = async (request) => {
    await s.sql(`update hotel_orders set status = 'failed', failure = 'given up' where client_ref = $1`, [
      request.clientRef,
    ]);
    return realBook(request);
  };
  const reply = await s.book(member!.token, found.offerRef);
  inventory.book = realBook;
  expect([reply.status, reply.code]).toEqual([502, 'bk0002']);
  expect(await sold(found.roomTypeId)).toBe(before);
});

describe('cancelling', () => {
  test('is free before the deadline, returns the rooms and not the credit; a second time returns the same answer', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await s.firstOffer('tyo');
    const before = await sold(found.roomTypeId);
    const { data } = await s.book(member!.token, found.offerRef);
    expect(await sold(found.roomTypeId)).toBe(before + 3);
    const cancel = () =>
      s.call('DELETE', 'v1/hotel/booking', { token: member!.token, body: { orderId: data.orderId } });
    const first = await cancel();
    expect(first.data.hotelCancellationNumber).toBeTruthy();
    expect((await cancel()).data).toEqual(first.data);
    expect(await sold(found.roomTypeId)).toBe(before);
    expect((await s.creditsOf(member!.token)).remaining).toBe(0);
    expect(
      (await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token: member!.token })).data,
    ).toMatchObject({ status: 'cancelled', cancelNow: null });
  });

  test('a cost other than the one shown is rejected, and the new one returned', async () => {
    const found = await s.firstOffer('tyo');
    const { data } = await s.book(token, found.offerRef);
    const reply = await s.call('DELETE', 'v1/hotel/booking', {
      token,
      body: {
        orderId: data.orderId,
        acceptedPenalty: { amount: 1, currency: found.offer.price.total.currency },
      },
    });
    expect([reply.status, reply.code]).toEqual([409, 'bk0006']);
  });

  test('is rejected after the stay has begun', async () => {
    const found = await s.firstOffer('tyo');
    const { data, text } = await s.book(token, found.offerRef);
    expect(data, text).toBeDefined();
    s.clock.now = new Date('2026-12-03T04:00:00Z');
    const fresh = (await s.login('noir')).accessToken;
    expect(
      (await s.call('DELETE', 'v1/hotel/booking', { token: fresh, body: { orderId: data.orderId } })).code,
    ).toBe('bk0005');
  });
});

describe('who may', () => {
  test('an order of another member cannot be seen, printed or cancelled: it does not exist for them', async () => {
    const { data } = await s.book(token, (await s.firstOffer('sin')).offerRef);
    for (const name of ['basic', 'elite', 'agent']) {
      const other = (await s.login(name)).accessToken;
      const replies = [
        await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token: other }),
        await s.call('GET', `v1/user/hotel/order/${data.orderId}/pdf`, { token: other }),
        await s.call('DELETE', 'v1/hotel/booking', { token: other, body: { orderId: data.orderId } }),
      ];
      expect([name, ...replies.map((reply) => reply.code)]).toEqual([name, 'bk0003', 'bk0003', 'bk0003']);
    }
  });

  test('booking for somebody else is for staff and agents, and every override is logged', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const onBehalf = { userId: member!.id, ignoreCredit: true, reason: 'Asked for by phone' };
    const { offerRef } = await s.firstOffer('sin');
    expect((await s.book(token, offerRef, { onBehalf })).code).toBe('au0107');
    const agent = (await s.login('agent')).accessToken;
    const reply = await s.book(agent, offerRef, { onBehalf });
    expect(reply.status, reply.text).toBe(200);
    expect((await s.creditsOf(member!.token)).remaining).toBe(1);
    const events = await s.sql<{ kind: string; detail: { ignoreCredit: boolean } }>(
      'select kind, detail from order_events where order_id = $1 order by id',
      [reply.data.orderId],
    );
    expect(events.map((event) => event.kind)).toEqual(['requested', 'on-behalf', 'confirmed']);
    expect(events[1]?.detail).toMatchObject({ ignoreCredit: true, reason: 'Asked for by phone' });
    const { reason: _reason, ...without } = onBehalf;
    expect((await s.book(agent, offerRef, { onBehalf: without })).code).toBe('rq0001');
  });
});
