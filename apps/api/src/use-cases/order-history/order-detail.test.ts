import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

test('an order says what has happened to it, and where it is in the script of the place', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  const detailOf = async (id: string) =>
    (await s.call('GET', `v1/user/hotel/order/${id}`, { token, locale: 'en' })).data;
  const { orderId } = (await s.book(token, (await s.firstOffer('tyo')).offerRef)).data;
  const tokyo = await detailOf(orderId);
  expect(tokyo.events.map((event: { kind: string }) => event.kind)).toEqual(['confirmed']);
  expect(Date.parse(tokyo.events[0].at)).toBeGreaterThanOrEqual(Date.parse(tokyo.bookedAt));
  expect(tokyo.hotelContact.local.locale).toBe('ja');
  expect(tokyo.hotelContact.local.address).toMatch(/東京/);
  expect(tokyo.hotelContact.address).not.toMatch(/東京/);
  s.pass(60_000);
  await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
  const cancelled = await detailOf(orderId);
  expect(cancelled.events.map((event: { kind: string }) => event.kind)).toEqual(['confirmed', 'cancelled']);

  const paris = await detailOf((await s.book(token, (await s.firstOffer('par')).offerRef)).data.orderId);
  expect(paris.hotelContact.local).toEqual({
    locale: 'en',
    name: paris.hotel.name,
    address: paris.hotelContact.address,
  });
});
