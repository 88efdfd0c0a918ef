import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { ratesOf } from './availability.ts';
import { loadStore } from '../../../../testing/embedded-store.ts';
import { search, type Searched } from '../../search/search.ts';
import { searchPrices } from './search-prices.ts';
import type { Store } from '../../content/store.ts';
import type { StoredHotel } from './stored-hotel.ts';

const now = new Date(testStart);
const today = testStart.slice(0, 10);
const rates = { base: 'USD', asOf: today, rates: { EUR: 0.86 } };
let store: Store<StoredHotel>;
let searched: Searched<StoredHotel>;
let s: TestService;
beforeAll(async () => {
  s = await startService();
  store = await loadStore(s.services.db);
  searched = { store, rates, prices: searchPrices(() => rates) };
});
afterAll(() => s.close());

const stay = {
  checkIn: addDays(today, 60),
  checkOut: addDays(today, 63),
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [] },
  ],
};
const query = {
  code: 'par',
  locationType: 'city' as const,
  stay,
  promotions: [],
  features: [],
  groups: [],
  brands: [],
  privilegeOnly: false,
  freeCancellation: false,
  payAtHotel: false,
  breakfast: false,
  payAt: ['property' as const, 'prepaid' as const],
  memberRates: true,
  sort: 'recommended' as const,
  page: 1,
  pageSize: 60,
  map: false,
};
type Cheapest = NonNullable<SearchAnswer['hotels'][number]['cheapest']>;
function hitsOf(part: Partial<typeof query>) {
  const { hotels } = search(searched, { ...query, ...part }, 'en', now);
  return hotels.flatMap(({ hotel, cheapest }) => {
    const stored = store.hotels.get(Number(hotel.id));
    return stored && cheapest ? [{ stored, cheapest, sold: ratesOf(stored, stay, now) }] : [];
  });
}
const includes = ({
  breakfasts,
  creditUsd,
  privilegesWorth,
}: Cheapest | NonNullable<Cheapest['memberRate']>) => [breakfasts, creditUsd, privilegesWorth !== null];

test('the lowest total says what it includes, and the member rate has a total of its own', () => {
  const hits = hitsOf({});
  expect(hits.filter(({ cheapest }) => cheapest.memberRate).length).toBeGreaterThan(3);
  expect(hits.filter(({ cheapest }) => !cheapest.memberRate).length).toBeGreaterThan(0);
  for (const { stored, cheapest, sold } of hits) {
    expect(cheapest).toMatchObject({
      planName: 'Non-refundable',
      nonRefundable: true,
      freeCancellation: false,
    });
    expect(includes(cheapest)).toEqual([0, 0, false]);
    const members = sold.filter(({ memberOnly }) => memberOnly).map(({ total }) => total);
    expect(cheapest.memberRate?.total.amount, stored.slug).toBe(
      members.length > 0 ? Math.min(...members) : undefined,
    );
    if (!cheapest.memberRate) continue;
    expect(includes(cheapest.memberRate)).toEqual([2, 100, true]);
    expect(cheapest.memberRate.total.amount).toBeGreaterThan(cheapest.total.amount);
  }
});

test('a lowest rate that has the privileges is the member rate', () => {
  const hits = hitsOf({ privilegeOnly: true });
  expect(hits.length).toBeGreaterThan(3);
  for (const { cheapest } of hits) {
    expect(cheapest).toMatchObject({ memberOnly: true, nonRefundable: false, freeCancellation: true });
    expect(includes(cheapest)).toEqual([2, 100, true]);
    expect(cheapest.memberRate?.total).toEqual(cheapest.total);
  }
});

test('breakfast without membership is a rate of its own, and worth less', () => {
  for (const { cheapest } of hitsOf({ breakfast: true }).filter((hit) => !hit.cheapest.memberOnly)) {
    expect(includes(cheapest)).toEqual([2, 0, true]);
    expect(cheapest.memberRate).toBeNull();
  }
});
