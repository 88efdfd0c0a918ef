import { itemAt } from '@voyage/domain/item-at.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../testing/service.ts';

let s: TestService;
let token = '';
let hotelId = '';
beforeAll(async () => {
  s = await startService();
  token = itemAt(await s.addMembers(1, 'noir'), 0).token;
  hotelId = (await s.firstOffer('par')).hotelId;
});
afterAll(() => s.close());

/** Each reads as the number of a hotel that there is, but is not how it is written. */
const otherwise = (): string[] => [
  `${hotelId}e0`,
  `0x${Number(hotelId).toString(16)}`,
  `0b${Number(hotelId).toString(2)}`,
  `0${hotelId}`,
  ` ${hotelId}`,
  `${hotelId} `,
  `+${hotelId}`,
  `${hotelId}.0`,
];
const calls: Record<string, (id: string) => Promise<{ status: number; text: string }>> = {
  'a hotel': (id) => s.call('GET', `v1/tp/hotel/${encodeURIComponent(id)}`),
  'a hotel, public': (id) => s.call('GET', `v1/hotel/${encodeURIComponent(id)}`),
  'its events': (id) => s.call('GET', `v1/tp/hotel/${encodeURIComponent(id)}/event`),
  'its plans': (id) =>
    s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId: id, stay: threeNights } }),
  'its calendar': (id) =>
    s.call('POST', 'v1/tp/hotel/price-calendar', {
      body: { hotelId: id, from: threeNights.checkIn, rooms: [{ adults: 2 }] },
    }),
  'the hotels near it': (id) =>
    s.call('POST', 'v1/tp/hotel/search', { body: { locationType: 'hotel', code: id, stay: threeNights } }),
  'a favourite': (id) => s.call('PATCH', 'v1/user/hotel/favorite', { token, body: { hotelId: id } }),
};

test.each(Object.entries(calls))(
  '%s is found by its number, and by nothing that reads as one',
  async (_, call) => {
    const found = await call(hotelId);
    expect(found.status, found.text).toBe(200);
    for (const id of otherwise()) {
      const { status, text } = await call(id);
      expect(status, `${id}: ${text}`).toBeOneOf([400, 404]);
    }
  },
);

test('availability omits what is not a number', async () => {
  for (const id of otherwise()) {
    const { status, data } = await s.call('POST', 'v1/tp/hotel/availability/search', {
      body: { hotelIds: [id], stay: threeNights },
    });
    if (status === 200) expect(data.hotels).toEqual([{ hotelId: id, cheapest: null, priced: true }]);
    else expect(status).toBe(400);
  }
});
