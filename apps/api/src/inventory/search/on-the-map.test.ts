import { maxOnMap } from '@voyage/contracts/hotel-search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

interface Found {
  hotel: { id: string; name: string; district: string; place: object; point: object };
  cheapest: { total: object } | null;
  fromNight: { total: object } | null;
}
const search = async (body: object) => (await s.call('POST', 'v1/tp/hotel/search', { body })).data;

test.each([
  ['with a stay', { stay: threeNights }],
  ['without one', {}],
])('a map has the hotels of all pages with the prices of the list, %s', async (_name, part) => {
  const all = await search({ code: 'par', ...part, sort: 'newest', pageSize: 60 });
  const hotels: Found[] = all.hotels;
  expect(all.map).toBeUndefined();
  expect(hotels.length).toBeGreaterThan(3);
  const { map } = await search({ code: 'par', ...part, sort: 'newest', pageSize: 1, page: 2, map: true });
  expect(map).toEqual(
    hotels.map(({ hotel: { id, name, district, place, point }, cheapest, fromNight }) => ({
      id,
      name,
      district,
      place,
      point,
      price: cheapest?.total ?? fromNight?.total ?? null,
    })),
  );
  expect(map.length).toBeLessThanOrEqual(maxOnMap);
});
