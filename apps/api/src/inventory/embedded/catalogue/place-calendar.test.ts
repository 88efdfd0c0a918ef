import { toMajor } from '@voyage/domain/money.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStart } from '../../../testing/environment.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { calendarOf } from './availability.ts';
import { placeCalendar } from './place-calendar.ts';
import { load } from './load.ts';
import { Store } from './store.ts';

const now = new Date(testStart);
const today = testStart.slice(0, 10);
const rates = { base: 'USD', asOf: today, rates: { JPY: 156.2, EUR: 0.86, GBP: 0.76, THB: 32.4 } };
const usd = ({ amount, currency }: { amount: number; currency: string }) =>
  toMajor({ amount, currency }) / (rates.rates[currency as keyof typeof rates.rates] ?? 1);
const store = new Store();
let s: TestService;
beforeAll(async () => {
  s = await startService();
  await load(s.services.db, store);
});
afterAll(() => s.close());

const query = {
  from: today,
  days: 10,
  nights: 3,
  rooms: 1,
  adults: 2,
  childAges: [],
  payAt: ['property' as const],
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
        const request = { ...query, from: addDays(today, ahead), nights, adults, days: 4 };
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
        for (const { day, rate, stay } of placeCalendar(store, { ...request, ...where }, now, rates)) {
          expect(rate && usd(rate)).toBe(least(day, 'rate'));
          expect(stay && usd(stay)).toBe(least(day, 'stay'));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('it is public, and anything other than a place is rejected', async () => {
  const body = { code: 'tyo', from: today, adults: 2 };
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
