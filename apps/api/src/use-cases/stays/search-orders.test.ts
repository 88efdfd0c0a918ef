import { addDays } from '@voyage/domain/stay-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepaidOffer } from '../../../testing/prepaid-offers.ts';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

test('an order is found by part of any of its numbers, only within its tab and owner', async () => {
  const [member, stranger] = await s.addMembers(2, 'noir');
  const { token } = member!;
  const first = (await s.book(token, (await s.firstOffer('par')).offerRef)).data;
  await s.book(token, (await s.firstOffer('tyo')).offerRef);
  const find = async (body: object, as = token) =>
    (await s.call('POST', 'v1/user/hotel/order', { token: as, body })).data;
  const order = (await s.call('GET', `v1/user/hotel/order/${first.orderId}`, { token })).data;
  const part = first.bookingNumber.slice(2, 8);
  expect(await find({})).toMatchObject({ total: 2 });
  for (const number of [
    first.bookingNumber,
    ` ${first.bookingNumber.slice(0, 4)}-${first.bookingNumber.slice(4).toLowerCase()} `,
    part,
    order.reservationNumber,
    order.hotelConfirmationNumber,
  ])
    expect(await find({ number })).toMatchObject({
      total: 1,
      counts: { all: 1, confirmed: 1, cancelled: 0 },
      orders: [{ id: first.orderId }],
    });
  expect(await find({ number: part, tab: 'cancelled' })).toMatchObject({ total: 0, orders: [] });
  expect((await find({ number: part }, stranger!.token)).total).toBe(0);
  for (const number of ['%', '_', '臺北', `${first.bookingNumber} ${first.bookingNumber}`])
    expect((await find({ number })).total, number).toBe(0);
  expect((await find({ number: '  ' })).total).toBe(2);
  await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: first.orderId } });
  const { hotelCancellationNumber } = (await s.call('GET', `v1/user/hotel/order/${first.orderId}`, { token }))
    .data;
  expect((await find({ number: hotelCancellationNumber, tab: 'cancelled' })).total).toBe(1);
});

test('does not search the reservation number of rooms that are only held, which is not shown', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  const { data } = await s.book(token, (await prepaidOffer(s, 'par')).offerRef);
  const [row] = await s.sql<{ locator: string }>('select locator from hotel_orders where id = $1', [
    data.orderId,
  ]);
  const find = async (number: string) =>
    (await s.call('POST', 'v1/user/hotel/order', { token, body: { number } })).data.total;
  expect(await find(row!.locator)).toBe(0);
  expect(await find(data.bookingNumber)).toBe(1);
});

const nightsFrom = (checkIn: string) => ({ checkIn, checkOut: addDays(checkIn, 2), rooms: [{ adults: 2 }] });

test('stays are listed as booked, the last one first, or by arrival', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  const late = (await s.book(token, (await s.firstOffer('par', nightsFrom('2027-02-10'))).offerRef)).data
    .orderId;
  s.pass(1000); // the test clock does not advance: without this all would be booked at the same time
  const early = (await s.book(token, (await s.firstOffer('tyo', nightsFrom('2026-12-10'))).offerRef)).data
    .orderId;
  s.pass(1000);
  const middle = (await s.book(token, (await s.firstOffer('tyo', nightsFrom('2027-01-10'))).offerRef)).data
    .orderId;
  const ids = async (body: object) =>
    (await s.call('POST', 'v1/user/hotel/order', { token, body })).data.orders.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids({})).toEqual([middle, early, late]);
  expect(await ids({ sort: 'arrival', tab: 'confirmed' })).toEqual([early, middle, late]);
  expect(await ids({ sort: 'arrival', page: 2, pageSize: 1 })).toEqual([middle]);
});
