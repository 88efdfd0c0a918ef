import { addDays } from '@voyage/domain/stay-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

interface Found {
  hotel: { id: string };
  cheapest: { total: object } | null;
  fromNight: { day: string; total: object } | null;
}
const search = async (body: object): Promise<Found[]> =>
  (await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par', pageSize: 60, ...body } })).data.hotels;
const idsOf = (hotels: Found[]) => hotels.map(({ hotel }) => hotel.id);

test.each(['freeCancellation', 'payAtHotel', 'breakfast', 'privilegeOnly'])(
  'a list without a stay has the lowest price of a rate that meets its filter: %s',
  async (condition) => {
    const listed = await search({ [condition]: true });
    expect(listed.length).toBeGreaterThan(3);
    const priced = listed
      .slice(0, 4)
      .flatMap(({ hotel, fromNight }) => (fromNight ? [{ hotel, ...fromNight }] : []));
    expect(priced.length).toBeGreaterThan(0);
    for (const { hotel, day, total } of priced) {
      const stay = { checkIn: day, checkOut: addDays(day, 1), rooms: [{ adults: 2, childAges: [] }] };
      const [found] = await search({ code: hotel.id, locationType: 'hotel', stay, [condition]: true });
      expect(found?.cheapest?.total).toEqual(total);
    }
  },
);

test.each(['price-ascending', 'price-descending', 'privileges'])(
  'without a stay there is nothing to order by %s: the order is the recommended one',
  async (sort) => expect(idsOf(await search({ sort }))).toEqual(idsOf(await search({}))),
);
