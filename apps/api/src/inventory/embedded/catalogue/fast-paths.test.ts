import { cancellationDeadline, policyHash } from '@voyage/domain/cancellation.ts';
import { priceIncrement } from '@voyage/domain/currency.ts';
import { metresBetween } from '@voyage/domain/coordinates.ts';
import { toMajor } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { fits } from '@voyage/domain/occupancy.ts';
import { median, nightlyRate, nightPermille, stayPrice } from '@voyage/domain/price.ts';
import { addDays, dayInZone, daysBetween, nightsOf } from '@voyage/domain/stay-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginning } from '../../../testing/environment.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { bestPromotion } from '../pricing.ts';
import { rateStep } from '../rate-step.ts';
import type { SupplierStay } from '../../supplier.ts';
import { vocabulary } from '../../vocabulary.ts';
import { calendarOf, ratesOf } from './availability.ts';
import { nearest } from './describe.ts';
import { firstOf } from './first-of.ts';
import { search } from './search.ts';
import { load, Store, type StoredHotel, type StoredPlan, type StoredRoom } from './store.ts';

// What is worked out once or looked up in an index must answer as the plain way does: each plain way stands here.

const now = new Date(beginning);
const today = beginning.slice(0, 10);
const rates = {
  base: 'USD',
  asOf: today,
  rates: { JPY: 156.2, EUR: 0.86, GBP: 0.76, THB: 32.4, AED: 3.67, SGD: 1.3 } as Record<string, number>,
};
const store = new Store();
let s: TestService;
beforeAll(async () => {
  s = await startService();
  await load(s.services.db, store);
  // Nights of every fullness, also none for sale and some hotels closed, which the seeded inventory seldom has
  let n = 1;
  for (const hotel of store.hotels.values()) {
    if (hotel.id % 17 === 0) hotel.closed = true;
    for (const room of hotel.rooms)
      room.left.forEach((_, i) => (n = (n * 48_271) % 2_147_483_647) % 5 < 2 && (room.left[i] = n % 4));
  }
});
afterAll(() => s.close());

const anyStay: fc.Arbitrary<SupplierStay> = fc
  .record({
    ahead: fc.integer({ min: 1, max: 340 }),
    nights: fc.integer({ min: 1, max: 9 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
  })
  .map(({ ahead, nights, ...party }) => ({
    checkIn: addDays(today, ahead),
    checkOut: addDays(today, ahead + nights),
    ...party,
    adults: Math.min(Math.max(party.adults, party.rooms), policy.maxAdultsPerRoom * party.rooms),
  }));
const anyHotel = fc.nat().map((n) => [...store.hotels.values()][n % store.hotels.size] as StoredHotel);

function plainLeft(room: StoredRoom, stay: SupplierStay): number {
  const offsets = nightsOf(stay.checkIn, stay.checkOut).map((day) => dayNumberOf(day) - room.firstDay);
  return Math.min(...offsets.map((offset) => room.left[offset] ?? 0));
}
const dayNumberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const plainOpen = (room: StoredRoom, stay: SupplierStay) =>
  fits(stay, room, stay.rooms) && plainLeft(room, stay) >= stay.rooms;
const plainRates = (hotel: StoredHotel, room: StoredRoom, plan: StoredPlan, from: string, nights: number) =>
  Array.from({ length: nights }, (_, i) =>
    nightlyRate(
      room.baseRate,
      [nightPermille(addDays(from, i), hotel.place.seasons, hotel.place.weekend), plan.factorPermille],
      rateStep(hotel.currency),
    ),
  );
const daysAhead = (hotel: StoredHotel, stay: SupplierStay) =>
  daysBetween(dayInZone(now, hotel.timeZone), stay.checkIn);

/** One rate, everything worked out for it alone. */
function plainRate(hotel: StoredHotel, room: StoredRoom, plan: StoredPlan, stay: SupplierStay) {
  if (daysAhead(hotel, stay) < plan.plan.minDaysAhead) return null;
  const days = nightsOf(stay.checkIn, stay.checkOut);
  const nights = plainRates(hotel, room, plan, stay.checkIn, days.length);
  const step = priceIncrement(hotel.currency);
  const promotion = bestPromotion(hotel.promotions, nights, daysAhead(hotel, stay), step);
  const { taxPercent, servicePercent } = hotel.place;
  const price = stayPrice({ nights, rooms: stay.rooms, taxPercent, servicePercent, promotion, step });
  const oneNight = stayPrice({
    nights: nights.slice(0, 1),
    rooms: stay.rooms,
    taxPercent,
    servicePercent,
    promotion: null,
    step,
  });
  return {
    hotelId: hotel.id,
    roomTypeId: room.id,
    planCode: plan.plan.code,
    currency: hotel.currency,
    nights: days.map((day, i) => ({ day, rate: (nights[i] ?? 0) * stay.rooms })),
    ...price,
    promotionCode: promotion?.code ?? null,
    policy: plan.policy,
    policyHash: policyHash(plan.policy),
    deadline: cancellationDeadline(plan.policy, {
      ...stay,
      timeZone: hotel.timeZone,
      checkInTime: hotel.checkInTime,
    }),
    penalty: plan.policy.kind === 'non-refundable' ? price.total : Math.min(price.total, oneNight.total),
    timeZone: hotel.timeZone,
    payAt: plan.plan.payAt,
    memberOnly: plan.plan.memberOnly,
    roomsLeft: plainLeft(room, stay),
    median60: median(plainRates(hotel, room, plan, addDays(stay.checkIn, -30), 60)),
  };
}

test('rates priced together are those priced one by one', () => {
  fc.assert(
    fc.property(anyHotel, anyStay, (hotel, stay) => {
      const plain = hotel.closed
        ? []
        : hotel.rooms
            .filter((room) => plainOpen(room, stay))
            .flatMap((room) =>
              hotel.plans.map((plan) => plainRate(hotel, room, plan, stay)).filter((rate) => rate !== null),
            );
      expect(ratesOf(hotel, stay, now)).toEqual(plain);
    }),
    { numRuns: 300 },
  );
});

const anyWay = fc.constantFrom('property' as const, 'prepaid' as const);
test('the calendar is that of stays asked one by one, and ends where none can be booked', () => {
  const lastDeparture = (hotel: StoredHotel) =>
    addDays(dayInZone(now, hotel.timeZone), policy.bookingHorizonDays);
  fc.assert(
    fc.property(anyHotel, anyStay, anyWay, fc.integer({ min: 1, max: 60 }), (hotel, stay, way, days) => {
      const nights = daysBetween(stay.checkIn, stay.checkOut);
      const plain = (checkIn: string, length: number) => {
        const checkOut = addDays(checkIn, length);
        if (checkOut > lastDeparture(hotel)) return null;
        const totals = ratesOf(hotel, { ...stay, checkIn, checkOut }, now)
          .filter(({ payAt }) => payAt === way)
          .map(({ total }) => total);
        return totals.length > 0 ? { amount: Math.min(...totals), currency: hotel.currency } : null;
      };
      const calendar = calendarOf(hotel, { ...stay, from: stay.checkIn, days, nights, payAt: [way] }, now);
      const asked = nightsOf(stay.checkIn, addDays(stay.checkIn, days));
      expect(calendar.map(({ day }) => day)).toEqual(asked.filter((day) => day < lastDeparture(hotel)));
      for (const { day, rate, stay: whole } of calendar) {
        expect(rate).toEqual(plain(day, 1));
        expect(whole).toEqual(plain(day, nights));
      }
    }),
    { numRuns: 60 },
  );
});
test('a calendar begins today, by the clock of the hotel', () => {
  const [hotel] = store.hotels.values();
  if (!hotel) throw new Error('there is a hotel');
  const query = { rooms: 1, adults: 2, childAges: [], payAt: ['property' as const], nights: 1, days: 10 };
  const local = dayInZone(now, hotel.timeZone);
  const calendar = calendarOf(hotel, { ...query, from: addDays(local, -4) }, now);
  expect(calendar.map(({ day }) => day)).toEqual(nightsOf(local, addDays(local, 6)));
});

describe('search', () => {
  const words = vocabulary();
  const anyScope = fc.oneof(
    fc.constantFrom(...[...words.places.values()].map((p) => ({ code: p.code, locationType: p.kind }))),
    fc.constantFrom(...[...words.regions.keys()].map((code) => ({ code, locationType: 'region' as const }))),
    fc.constantFrom(...[...words.groups.keys()].map((code) => ({ code, locationType: 'group' as const }))),
  );
  const some = (codes: Iterable<string>, maxLength: number) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...codes), { maxLength }) },
    );
  const anyQuery = fc
    .tuple(
      anyScope,
      fc.record({
        stay: fc.option(anyStay, { nil: undefined, freq: 6 }),
        features: some(words.features.keys(), 2),
        groups: some(words.groups.keys(), 3),
        promotions: some(words.promotions.keys(), 2),
        privilegeOnly: fc.boolean(),
        payAt: fc.uniqueArray(anyWay, { minLength: 1, maxLength: 2 }),
        sort: fc.constantFrom(
          'recommended' as const,
          'price-ascending' as const,
          'price-descending' as const,
          'newest' as const,
        ),
        page: fc.integer({ min: 1, max: 3 }),
        pageSize: fc.constantFrom(1, 6, 30),
      }),
    )
    .map(([scope, rest]) => ({ ...scope, ...rest }));

  test('finds, counts and orders as walking every hotel does', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { stay } = query;
        const list = store.list(query.locationType === 'city' ? 'place' : query.locationType, query.code);
        const open = list
          .filter((hotel) => !hotel.closed)
          .flatMap((hotel): { hotel: StoredHotel; total?: number; usd: number }[] => {
            if (!stay) return [{ hotel, usd: 0 }];
            const room = hotel.rooms.find((r) => plainOpen(r, stay));
            const plan = hotel.plans.find(
              (p) =>
                query.payAt.includes(p.plan.payAt) &&
                daysAhead(hotel, stay) >= p.plan.minDaysAhead &&
                (!query.privilegeOnly || p.plan.memberOnly),
            );
            const rate = room && plan && plainRate(hotel, room, plan, stay);
            return rate
              ? [
                  {
                    hotel,
                    total: rate.total,
                    usd:
                      toMajor({ amount: rate.total, currency: hotel.currency }) /
                      (rates.rates[hotel.currency] ?? 1),
                  },
                ]
              : [];
          });
        const has = ({ hotel }: { hotel: StoredHotel }) => ({
          features: query.features.every((code) => hotel.features.includes(code)),
          groups: query.groups.length === 0 || query.groups.includes(hotel.group),
          promotions:
            query.promotions.length === 0 || hotel.promotions.some((p) => query.promotions.includes(p.code)),
        });
        const hits = open.filter((hit) => Object.values(has(hit)).every(Boolean));
        const merit = (hotel: StoredHotel) =>
          (hotel.flagship ? 1000 : 0) +
          (hotel.plans.some((p) => p.plan.memberOnly) ? 40 : 0) +
          hotel.features.length;
        const by = {
          recommended: (a: StoredHotel, b: StoredHotel) => merit(b) - merit(a),
          newest: (a: StoredHotel, b: StoredHotel) => b.openedYear - a.openedYear,
        };
        const ordered = hits.toSorted(
          (a, b) =>
            (query.sort === 'price-ascending'
              ? a.usd - b.usd
              : query.sort === 'price-descending'
                ? b.usd - a.usd
                : by[query.sort](a.hotel, b.hotel)) || a.hotel.id - b.hotel.id,
        );
        const page = ordered.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
        const count = (
          codes: Iterable<string>,
          holds: (hotel: StoredHotel, code: string) => boolean,
          among: typeof open,
        ) =>
          [...codes]
            .map((code) => ({ code, count: among.filter(({ hotel }) => holds(hotel, code)).length }))
            .filter((item) => item.count > 0);

        const answer = search(store, query, 'en', now, rates);
        expect(answer.hotels.map(({ hotel, cheapest }) => [hotel.id, cheapest?.total.amount])).toEqual(
          page.map(({ hotel, total }) => [String(hotel.id), total]),
        );
        expect([answer.total, answer.totalInPlace]).toEqual([hits.length, list.length]);
        const facet = (name: 'features' | 'groups' | 'promotions') =>
          answer.facets[name].map(({ code, count: n }) => ({ code, count: n }));
        expect(facet('features')).toEqual(
          count(words.features.keys(), (hotel, code) => hotel.features.includes(code), hits),
        );
        expect(facet('groups')).toEqual(
          count(
            words.groups.keys(),
            (hotel, code) => hotel.group === code,
            open.filter((hit) => has(hit).features && has(hit).promotions),
          ),
        );
        expect(facet('promotions')).toEqual(
          count(
            words.promotions.keys(),
            (hotel, code) => hotel.promotions.some((p) => p.code === code),
            open.filter((hit) => has(hit).features && has(hit).groups),
          ),
        );
      }),
      { numRuns: 500 },
    );
  });
});

test('the first few are those of the whole list in order, equals as they came', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 })),
      fc.integer({ min: 1, max: 12 }),
      (numbers, count) => {
        const list = numbers.map((value, at) => ({ value, at }));
        const compare = (a: { value: number }, b: { value: number }) => a.value - b.value;
        expect(firstOf(list, count, compare)).toEqual(list.toSorted(compare).slice(0, count));
      },
    ),
  );
});

test('the nearest four are those of everybody measured', () => {
  const degrees = fc.tuple(
    fc.double({ min: 35, max: 35.2, noNaN: true }),
    fc.double({ min: 139, max: 139.2, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(degrees, fc.constantFrom<[number, number]>([35, 139], [35.1, 139.1])), {
        minLength: 1,
        maxLength: 60,
      }),
      (points) => {
        const [template] = store.hotels.values();
        const list = points.map(([lat, lng], id) => ({
          ...(template as StoredHotel),
          id,
          lat,
          lng,
          closed: id % 7 === 3,
        }));
        const [hotel] = list as [StoredHotel];
        const plain = list
          .filter((h) => h.id !== hotel.id && !h.closed)
          .map((h) => ({ h, metres: Math.round(metresBetween(hotel, h)) }))
          .toSorted((a, b) => a.metres - b.metres)
          .slice(0, 4);
        expect(nearest(hotel, list, 4).map(({ h, metres }) => [h.id, metres])).toEqual(
          plain.map(({ h, metres }) => [h.id, metres]),
        );
      },
    ),
  );
});
