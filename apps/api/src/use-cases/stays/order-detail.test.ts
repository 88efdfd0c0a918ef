import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

test('an order shows its history, and where it is in the script of the place', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  const detailOf = async (id: string) =>
    (await s.call('GET', `v1/user/hotel/order/${id}`, { token, locale: 'en' })).data;
  const { orderId } = (await s.book(token, (await s.firstOffer('tyo')).offerRef)).data;
  const tokyo = await detailOf(orderId);
  expect(tokyo.events.map((event: { kind: string }) => event.kind)).toEqual(['confirmed']);
  expect(Date.parse(tokyo.events[0].at)).toBeGreaterThanOrEqual(Date.parse(tokyo.bookedAt));
  expect(tokyo.pictures[0]).toBe(tokyo.hotel.picture);
  expect(tokyo.hotelContact.local.locale).toBe('ja');
  expect(tokyo.hotelContact.local).toMatchObject({ address: expect.stringMatching(/東京/), script: null });
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
    script: null,
  });

  const bangkok = await detailOf((await s.book(token, (await s.firstOffer('bkk')).offerRef)).data.orderId);
  expect(bangkok.hotelContact.local).toMatchObject({
    locale: 'en',
    script: { lang: 'th', address: expect.stringMatching(/ถนน.*กรุงเทพ/) },
  });
});

test('orders of a hotel that has closed can be read, with its name and its room; nobody can book it', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  const found = await s.firstOffer('mil');
  const { orderId } = (await s.book(token, found.offerRef)).data;
  const read = async () => ({
    detail: (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token, locale: 'en' })).data,
    list: (await s.call('POST', 'v1/user/hotel/order', { token, locale: 'en', body: {} })).data,
  });
  const before = await read();
  expect(before.list.orders).toHaveLength(1);
  await s.sql('update hotels set closed = true where id = $1', [Number(found.hotelId)]);
  await s.sql('insert into inventory_changes (hotel_id) values ($1)', [Number(found.hotelId)]);
  await s.services.inventory.refresh();
  expect(before.detail.hotelOpen).toBe(true);
  expect(before.detail.hotelContact.notes).not.toEqual([]);
  expect(await read()).toEqual({ ...before, detail: { ...before.detail, hotelOpen: false } });
  expect((await s.book(token, found.offerRef)).status).not.toBe(200);
});

test('of two stays at a hotel within a day of each other the earlier has the credit, while it is valid', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  /** Books some nights at the member's rate of one hotel. */
  const bookNights = async (
    checkIn: string,
    checkOut: string,
  ): Promise<{ orderId: string; bookingNumber: string }> => {
    const stay = { checkIn, checkOut, rooms: [{ adults: 2 }] };
    const plans = (await s.call('POST', 'v1/tp/hotel/plan/search', { token, body: { hotelId, stay } })).data;
    const offer = plans.rooms
      .flatMap((room: { offers: { offerRef: string; plan: { creditUsd: number } }[] }) => room.offers)
      .find((one: { plan: { creditUsd: number } }) => one.plan.creditUsd > 0);
    expect(offer).toBeDefined();
    return (await s.book(token, offer.offerRef)).data;
  };
  const { hotels } = (
    await s.call('POST', 'v1/tp/hotel/search', {
      body: { code: 'par', stay: { checkIn: '2026-12-01', checkOut: '2026-12-08', rooms: [{ adults: 2 }] } },
    })
  ).data;
  const hotelId = hotels.find((hit: { hotel: { memberRate: boolean } }) => hit.hotel.memberRate).hotel.id;
  const sharedWith = async ({ orderId }: { orderId: string }) =>
    (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token })).data.creditSharedWith;
  const first = await bookNights('2026-12-01', '2026-12-03');
  const next = await bookNights('2026-12-03', '2026-12-05');
  const far = await bookNights('2026-12-07', '2026-12-08');
  expect(await sharedWith(first)).toBeNull();
  expect(await sharedWith(next)).toBe(first.bookingNumber);
  expect(await sharedWith(far)).toBeNull();
  const { cancelNow } = (await s.call('GET', `v1/user/hotel/order/${first.orderId}`, { token })).data;
  await s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { orderId: first.orderId, acceptedPenalty: cancelNow.penalty },
  });
  expect(await sharedWith(next)).toBeNull();
});
