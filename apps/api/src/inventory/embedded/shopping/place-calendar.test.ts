import { toMajor } from '@voyage/domain/money.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { calendarOf } from './availability.ts';
import { placeCalendar } from './place-calendar.ts';
import { loadStore } from '../../../../testing/embedded-store.ts';
import { search, type Searched } from '../../search/search.ts';
import { searchPrices } from './search-prices.ts';
import type { Store } from '../../content/store.ts';
import type { StoredHotel } from './stored-hotel.ts';

const now = new Date(testStart);
const today = testStart.slice(0, 10);
const rates = { base: 'USD', asOf: today, rates: { JPY: 156.2, EUR: 0.86, GBP: 0.76, THB: 32.4 } };
const usd = ({ amount, currency }: { amount: number; currency: string }) =>
  toMajor({ amount, currency }) / (rates.rates[currency as keyof typeof rates.rates] ?? 1);
let store: Store<StoredHotel>;
let searched: Searched<StoredHotel>;
let s: TestService;
beforeAll(async () => {
  s = await startService();
  store = await loadStore(s.services.db);
  searched = { store, rates, prices: searchPrices(() => rates) };
});
afterAll(() => s.close());

const query = {
  from: today,
  days: 10,
  nights: 3,
  rooms: [{ adults: 2, childAges: [] }],
  payAt: ['property' as const],
  memberRates: true,
};
const noFilter = {
  promotions: [],
  features: [],
  groups: [],
  brands: [],
  privilegeOnly: false,
  freeCancellation: false,
  payAtHotel: false,
  breakfast: false,
};

test('the lowest price of a place is that of its cheapest hotel', () => {
  const scopes = [
    { code: 'tyo', locationType: 'city' as const, of: 'place' as const },
    { code: 'kyoto', locationType: 'place' as const, of: 'place' as const },
    { code: 'japan', locationType: 'region' as const, of: 'region' as const },
    { code: 'pelham', locationType: 'group' as const, of: 'group' as const },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...scopes),
      fc.integer({ min: -5, max: 398 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      ({ of, ...where }, ahead, nights, adults) => {
        const request = {
          ...query,
          from: addDays(today, ahead),
          nights,
          rooms: [{ adults, childAges: [] }],
          days: 4,
        };
        const calendars = store.list(of, where.code).flatMap((hotel) => {
          if (hotel.closed) return [];
          return [new Map(calendarOf(hotel, request, now).map((day) => [day.day, day]))];
        });
        const least = (day: string, kind: 'rate' | 'stay') => {
          const prices = calendars.flatMap((calendar) => {
            const price = calendar.get(day)?.[kind];
            return price ? [usd(price)] : [];
          });
          return prices.length > 0 ? Math.min(...prices) : null;
        };
        for (const { day, rate, stay } of placeCalendar(
          store,
          { ...noFilter, ...request, ...where },
          now,
          rates,
        )) {
          expect(rate && usd(rate)).toBe(least(day, 'rate'));
          expect(stay && usd(stay)).toBe(least(day, 'stay'));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('with filters, the lowest price of a day is that of the cheapest hotel that a search for it finds', () => {
  const where = { code: 'par', locationType: 'city' as const };
  const filters: (Partial<Parameters<typeof placeCalendar>[1]> | undefined)[] = [
    undefined,
    { brands: ['aurelian-palace'] },
    { features: ['spa'], groups: ['independent'] },
    { privilegeOnly: true },
    { breakfast: true, freeCancellation: true },
    { promotions: ['fourth-night', 'early-30'] },
    { since: 2018, near: { point: 'centre', metres: 2000 } },
    { area: { west: 2.3, south: 48.8, east: 2.34, north: 48.9 } },
    { price: { basis: 'night', from: 900, to: undefined } },
    { price: { basis: 'total', from: 4000, to: 6000 } },
  ];
  for (const nights of [3, 5]) {
    const first = addDays(today, 27); // early-30 begins during these days
    const request = { ...noFilter, ...query, ...where, from: first, days: 6, nights };
    const usual = placeCalendar(store, request, now, rates);
    for (const filter of filters) {
      const calendar = placeCalendar(store, { ...request, ...filter }, now, rates);
      expect(calendar).toHaveLength(6);
      for (const { day, stay } of calendar) {
        const { hotels } = search(
          searched,
          {
            ...noFilter,
            ...where,
            ...filter,
            stay: { checkIn: day, checkOut: addDays(day, nights), rooms: [{ adults: 2, childAges: [] }] },
            payAt: query.payAt,
            memberRates: true,
            sort: 'price-ascending',
            page: 1,
            pageSize: 1,
            map: false,
          },
          'en',
          now,
        );
        expect(stay, `${day} ${JSON.stringify(filter)}`).toEqual(hotels[0]?.cheapest?.total ?? null);
      }
      if (filter?.brands) expect(calendar).not.toEqual(usual);
    }
  }
});

test('it is public, and anything other than a place is rejected', async () => {
  const body = { code: 'tyo', from: today, rooms: [{ adults: 2 }] };
  const { status, data } = await s.call('POST', 'v1/tp/hotel/search/price-calendar', { body });
  expect(status).toBe(200);
  const days = data.days as { day: string; rate: { amount: number; currency: string } | null }[];
  expect(days).toHaveLength(31);
  expect(days.filter(({ rate }) => rate?.currency === 'JPY').length).toBeGreaterThan(25);
  const none = await s.call('POST', 'v1/tp/hotel/search/price-calendar', {
    body: { ...body, code: 'nowhere' },
  });
  expect(none.code).toBe('ht0011');
});
