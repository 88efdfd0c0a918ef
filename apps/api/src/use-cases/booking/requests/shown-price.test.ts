import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../../testing/service.ts';

let s: TestService;
let token: string;
beforeAll(async () => {
  s = await startService();
  token = (await s.login('noir')).accessToken;
});
afterAll(() => s.close());

test.each(['par', 'tyo', 'dxb'])('search, plans, plan and order show one price in %s', async (city) => {
  for (const stay of [
    threeNights,
    {
      checkIn: '2027-02-26',
      checkOut: '2027-03-02',
      rooms: [
        { adults: 2, childAges: [5] },
        { adults: 1, childAges: [9] },
      ],
    },
  ]) {
    const found = await s.firstOffer(city, stay, 1);
    expect(found.offer.price.total.amount).toBe(found.total);
    const plan = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef: found.offerRef } });
    expect(plan.data.offer.price).toEqual(found.offer.price);
    expect(plan.data.changed).toEqual({ price: null, policy: null });
    const { subtotal, discount, service, tax, total, feesAtHotel } = found.offer.price;
    expect(feesAtHotel.map(({ kind }) => kind)).toEqual(city === 'par' ? [] : ['cityTax']);
    const listed = await s.call('POST', 'v1/tp/hotel/availability/search', {
      body: { hotelIds: [found.hotelId], stay },
    });
    expect(listed.data.hotels[0].cheapest).toMatchObject({ total, feesAtHotel });
    expect(subtotal.amount - discount.amount + service.amount + tax.amount).toBe(total.amount);
    const booked = await s.book(token, found.offerRef);
    expect(booked.status, booked.text).toBe(200);
    const order = await s.call('GET', `v1/user/hotel/order/${booked.data.orderId}`, { token });
    expect(order.data.price).toEqual(found.offer.price);
    expect(order.data).toMatchObject({
      status: 'confirmed',
      reservationNumber: expect.any(String),
      hotelConfirmationNumber: expect.any(String),
      parties: stay.rooms.map((party) => ({ childAges: [], ...party })),
    });
  }
});
