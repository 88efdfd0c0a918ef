import { itemAt } from '@voyage/domain/item-at.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';

let s: TestService;
let token = '';
beforeAll(async () => {
  s = await startService();
  token = itemAt(await s.addMembers(1, 'noir'), 0).token;
  s.clock.now = new Date('2027-02-20T04:00:00Z');
  token = itemAt(await s.addMembers(1, 'noir'), 0).token;
  await s.services.inventory.refresh();
});
afterAll(() => s.close());

/** On 28 March 2027 the clocks of Europe go from 01:00 to 02:00 in London, and from 02:00 to 03:00 in Paris. */
describe('an hour that the night does not have', () => {
  const book = async (checkIn: string, arrivalTime: string) =>
    s.book(
      token,
      (await s.firstOffer('par', { checkIn, checkOut: '2027-03-30', rooms: [{ adults: 2 }] })).offerRef,
      {
        arrivalTime,
      },
    );

  test.each([
    ['2027-03-27', '02:30'],
    ['2027-03-27', '02:00'],
  ])('is refused as an arrival: %s %s', async (checkIn, time) => {
    const reply = await book(checkIn, time);
    expect([reply.status, reply.failure.details], reply.text).toEqual([
      400,
      { issues: [{ path: 'arrivalTime', code: 'time' }] },
    ]);
  });
  test.each([
    ['2027-03-27', '03:00'],
    ['2027-03-27', '01:59'],
    ['2027-03-28', '02:30'],
    ['2027-03-28', '14:30'],
  ])('is none of these: %s %s', async (checkIn, time) => {
    const reply = await book(checkIn, time);
    expect(reply.status, reply.text).toBe(200);
  });

  test.each([
    ['02:30', 'rq0001'],
    ['03:30', undefined],
  ])('is refused at an airport: %s', async (serviceTime, code) => {
    const { data } = await s.call('GET', 'v1/product/fast-track/CDG');
    const reply = await s.call('POST', 'v1/product/order/fast-track', {
      token,
      body: {
        productId: data.products[0].id,
        serviceDay: '2027-03-28',
        serviceTime,
        flightNumber: 'BR87',
        passengers: [{ name: 'Haruka Sato' }],
        contactName: 'Haruka Sato',
        contactPhone: '+819012345678',
      },
    });
    expect(reply.code, reply.text).toBe(code);
  });
});
