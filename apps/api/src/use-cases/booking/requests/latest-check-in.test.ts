import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../../testing/service.ts';

let s: TestService;
let token: string;
let hotelId: string;
beforeAll(async () => {
  s = await startService();
  token = (await s.login('noir')).accessToken;
  ({ hotelId } = await s.firstOffer('par', threeNights));
  const rooms = await s.sql<{ id: number }>('select id from room_types where hotel_id = $1', [hotelId]);
  for (const { id } of rooms) await s.leave(id, 20);
});
afterAll(() => s.close());

/** The hotel receives guests from 15:00 until then. */
async function receivesUntil(latest: string | null): Promise<void> {
  await s.sql('update hotels set latest_check_in = $2 where id = $1', [hotelId, latest]);
  await s.sql('insert into inventory_changes (hotel_id) values ($1)', [hotelId]);
  await s.services.inventory.refresh();
}
const offer = async (): Promise<string> => {
  const { data } = await s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay: threeNights } });
  return data.rooms[0].offers[0].offerRef;
};
const book = async (arrivalTime: string | null) => s.book(token, await offer(), { arrivalTime });

describe('a guest who arrives after the latest check-in', () => {
  test.each([
    ['22:00', '22:01', 1320],
    ['22:00', '05:59', 1320],
    ['02:00', '02:01', 1560],
    ['00:00', '00:30', 1440],
  ])('until %s: is refused at %s, told until when, and loses nothing', async (latest, time, limit) => {
    await receivesUntil(latest);
    const before = await s.creditsOf(token);
    const reply = await book(time);
    expect([reply.status, reply.failure.details], reply.text).toEqual([
      400,
      { issues: [{ path: 'arrivalTime', code: 'arrival-late', limit }] },
    ]);
    expect(await s.creditsOf(token)).toEqual(before);
  });
  test.each([
    ['22:00', '22:00'],
    ['22:00', '06:00'],
    ['02:00', '01:30'],
    ['22:00', null],
    [null, '04:00'],
  ])('until %s: is not one at %s', async (latest, time) => {
    await receivesUntil(latest);
    const reply = await book(time);
    expect(reply.status, reply.text).toBe(200);
  });
});

test('is stated for the hotel, the offer, and the order as it was when it was booked', async () => {
  await receivesUntil('02:00');
  expect((await s.call('GET', `v1/hotel/${hotelId}`)).data.latestCheckIn).toBe('02:00');
  const offerRef = await offer();
  expect((await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } })).data.latestCheckIn).toBe('02:00');
  const { orderId } = (await s.book(token, offerRef)).data;
  await receivesUntil('22:00');
  const order = async () =>
    (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token })).data.hotelContact;
  expect((await order()).latestCheckIn).toBe('02:00');
  // as an earlier version stored it
  await s.sql(`update hotel_orders set terms = terms - 'latestCheckIn' where id = $1`, [orderId]);
  expect((await order()).latestCheckIn).toBeNull();
});
