import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import {
  newKey,
  startService,
  threeNights,
  type TestOffer,
  type TestService,
} from '../../../../testing/service.ts';

// A guest whose first answer was lost presses again, and may have typed something else in between.

let s: TestService;
let found: TestOffer;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(async () => {
  s.clock.now = new Date(testStart);
  found = await s.firstOffer('sin', threeNights, 1);
  await s.leave(found.roomTypeId, 5);
  s.pass(60_000);
});

const member = async () => (await s.addMembers(1, 'elite'))[0]!;
const orders = async (userId: string) =>
  Number(
    (await s.sql<{ n: string }>('select count(*) as n from hotel_orders where user_id = $1', [userId]))[0]?.n,
  );
const staffReason = { reason: 'Asked for by phone' };

test('another key or another body of an offer that is booked: refused with its order, no second order, no second credit', async () => {
  const { id, token } = await member();
  const key = newKey();
  const first = await s.book(token, found.offerRef, { key, unlessBooked: true });
  expect(first.status, first.text).toBe(200);
  const { orderId, bookingNumber } = first.data as { orderId: string; bookingNumber: string };
  const order = { orderId, bookingNumber, status: 'confirmed' };
  for (const again of [
    { key, note: 'A cot, please' },
    { key: newKey(), note: 'A cot, please' },
    { key: newKey() },
  ]) {
    const reply = await s.book(token, found.offerRef, { ...again, unlessBooked: true });
    expect([reply.status, reply.code, reply.failure.details]).toEqual([409, 'bk0007', order]);
  }
  expect([await orders(id), (await s.creditsOf(token)).free.used]).toEqual([1, 1]);
  // the very same request still gets the answer of the first
  expect((await s.book(token, found.offerRef, { key, unlessBooked: true })).data).toEqual(first.data);
});

test('while the hotel has not answered the first, it is refused as pending', async () => {
  const { id, token } = await member();
  const { inventory } = s.services;
  const real = inventory.book.bind(inventory);
  inventory.book = async () => ({ outcome: 'pending' });
  const first = await s.book(token, found.offerRef, { unlessBooked: true });
  inventory.book = real;
  expect(first.data.status).toBe('pending');
  const again = await s.book(token, found.offerRef, { unlessBooked: true });
  expect([again.code, (again.failure.details as { status: string }).status]).toEqual(['bk0007', 'pending']);
  expect(await orders(id)).toBe(1);
});

test('a newer offer, and the same offer after cancelling, are separate bookings', async () => {
  const { id, token } = await member();
  const first = await s.book(token, found.offerRef, { unlessBooked: true });
  s.pass(60_000);
  const later = await s.firstOffer('sin', threeNights, 1);
  expect(later.roomTypeId).toBe(found.roomTypeId);
  const second = await s.book(token, later.offerRef, { unlessBooked: true });
  expect(second.status, second.text).toBe(200);
  for (const { data } of [first, second])
    await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: data.orderId } });
  expect((await s.book(token, found.offerRef, { unlessBooked: true })).status).toBe(200);
  expect(await orders(id)).toBe(3);
});

test('an order of which a room was cancelled is no longer the booking of its offer', async () => {
  const [one] = await s.addMembers(1, 'noir');
  const { token } = one!;
  const rooms = { ...threeNights, rooms: [{ adults: 2 }, { adults: 2 }] };
  const two = await s.firstOffer('sin', rooms, 1);
  s.pass(60_000);
  const first = await s.book(token, two.offerRef, { unlessBooked: true });
  expect(first.data.status, first.text).toBe('confirmed');
  expect((await s.book(token, two.offerRef, { unlessBooked: true })).code).toBe('bk0007');
  const room = await s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { orderId: first.data.orderId, room: 2 },
  });
  expect(room.status, room.text).toBe(200);
  expect((await s.book(token, two.offerRef, { unlessBooked: true })).status).toBe(200);
});

test('when staff book for a member, it counts whether the member has booked', async () => {
  const [one, other] = [await member(), await member()];
  const employee = (await s.login('employee')).accessToken;
  const bookFor = (userId: string) =>
    s.book(employee, found.offerRef, { unlessBooked: true, onBehalf: { userId, ...staffReason } });
  expect((await bookFor(one.id)).status).toBe(200);
  expect((await bookFor(one.id)).code).toBe('bk0007');
  expect((await bookFor(other.id)).status).toBe(200);
  expect([await orders(one.id), await orders(other.id)]).toEqual([1, 1]);
  expect((await bookFor('nobody')).code).toBe('rq0001');
});

test('a caller who may not see the member’s order is not told which it is', async () => {
  const { id, token } = await member();
  const colleague = (await s.login('employee')).accessToken;
  const own = await s.book(token, found.offerRef, { unlessBooked: true });
  const refused = await s.book(colleague, found.offerRef, {
    unlessBooked: true,
    onBehalf: { userId: id, ...staffReason },
  });
  expect([refused.status, refused.code, refused.failure.details]).toEqual([409, 'bk0007', undefined]);
  expect(refused.text).not.toContain(String(own.data.bookingNumber));
  expect(await orders(id)).toBe(1);
});

test('without it a client may book one offer as often as it likes', async () => {
  const { id, token } = await member();
  expect((await s.book(token, found.offerRef)).status).toBe(200);
  expect((await s.book(token, found.offerRef)).status).toBe(200);
  expect(await orders(id)).toBe(2);
});
