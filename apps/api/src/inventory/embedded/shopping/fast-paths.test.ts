import { freeUntil } from '@voyage/domain/cancellation-windows.ts';
import { maxOnMap, searchFilters } from '@voyage/contracts/hotel-search.ts';
import { metresBetween } from '@voyage/domain/coordinates.ts';
import { toMajor } from '@voyage/domain/money.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { type Promotion } from '@voyage/domain/price.ts';
import { hotelSorts, stayOnlySorts } from '@voyage/domain/hotel-search.ts';
import { addDays, dayInZone, daysBetween, nightsOf } from '@voyage/domain/stay-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { daysAhead, plainOpen, plainRate } from '../../../../testing/plain-rates.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import type { SupplierStay } from '../../supplier.ts';
import { embeddedLimits } from '../pricing/stay-limits.ts';
import { vocabulary } from '../../vocabulary.ts';
import { calendarOf, ratesOf } from './availability.ts';
import { nearest } from '../../content/describe.ts';
import { privilegesWorth } from './privileges.ts';
import { search, type Searched } from '../../search/search.ts';
import { searchPrices } from './search-prices.ts';
import { loadStore } from '../../../../testing/embedded-store.ts';
import type { Store } from '../../content/store.ts';
import type { StoredHotel, StoredPlan } from './stored-hotel.ts';
import { without } from '../../search/widen.ts';

// Precomputed or indexed results must equal the plain calculation (testing/plain-rates.ts).
const now = new Date(testStart);
const today = testStart.slice(0, 10);
const rates = {
  base: 'USD',
  asOf: today,
  rates: { JPY: 156.2, EUR: 0.86, GBP: 0.76, THB: 32.4, AED: 3.67, SGD: 1.3 } as Record<string, number>,
};
let store: Store<StoredHotel>;
let searched: Searched<StoredHotel>;
let s: TestService;
beforeAll(async () => {
  s = await startService();
  store = await loadStore(s.services.db);
  searched = { store, rates, prices: searchPrices(() => rates) };
  // Every level of availability, nights not for sale and closed hotels: seldom in the seeded inventory
  let n = 1;
  for (const hotel of store.hotels.values()) {
    if (hotel.id % 17 === 0) hotel.closed = true;
    for (const { left, leftAt, nights } of hotel.rooms)
      for (let i = leftAt; i < leftAt + nights; i++)
        if ((n = (n * 48_271) % 2_147_483_647) % 5 < 2) left.set(i, n % 4);
  }
});
afterAll(() => s.close());

const anyParty: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: embeddedLimits.adults }),
  childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
});
const anyStay: fc.Arbitrary<SupplierStay> = fc
  .record({
    ahead: fc.integer({ min: 1, max: 340 }),
    nights: fc.integer({ min: 1, max: 9 }),
    rooms: fc.array(anyParty, { minLength: 1, maxLength: 3 }),
  })
  .map(({ ahead, nights, rooms }) => ({
    checkIn: addDays(today, ahead),
    checkOut: addDays(today, ahead + nights),
    rooms,
  }));
const anyHotel = fc.nat().map((n) => [...store.hotels.values()][n % store.hotels.size] as StoredHotel);

test('rates priced together equal those priced one by one', () => {
  fc.assert(
    fc.property(anyHotel, anyStay, (hotel, stay) => {
      const plain = hotel.closed
        ? []
        : [...hotel.rooms]
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
test('the calendar equals stays priced one by one, and ends with the last bookable day', () => {
  const lastDeparture = (hotel: StoredHotel) =>
    addDays(dayInZone(now, hotel.timeZone), embeddedLimits.horizonDays);
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
      const calendar = calendarOf(
        hotel,
        { ...stay, from: stay.checkIn, days, nights, payAt: [way], memberRates: true },
        now,
      );
      const searched = nightsOf(stay.checkIn, addDays(stay.checkIn, days));
      expect(calendar.map(({ day }) => day)).toEqual(searched.filter((day) => day < lastDeparture(hotel)));
      for (const { day, rate, stay: whole } of calendar) {
        expect(rate).toEqual(plain(day, 1));
        expect(whole).toEqual(plain(day, nights));
      }
    }),
    { numRuns: 60 },
  );
});
test('a calendar begins today, in the hotel’s zone', () => {
  const [hotel] = store.hotels.values();
  if (!hotel) throw new Error('no hotel');
  const query = {
    rooms: [{ adults: 2, childAges: [] }],
    payAt: ['property' as const],
    memberRates: true,
    nights: 1,
    days: 10,
  };
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
  const rarely = fc.integer({ min: 0, max: 4 }).map((n) => n === 0);
  const anyQuery = fc
    .tuple(
      anyScope,
      fc.record({
        stay: fc.option(anyStay, { nil: undefined, freq: 6 }),
        features: some(words.features.keys(), 2),
        groups: some(words.groups.keys(), 3),
        promotions: some(words.promotions.keys(), 2),
        brands: some(words.brands.keys(), 3),
        privilegeOnly: fc.boolean(),
        freeCancellation: rarely,
        payAtHotel: rarely,
        breakfast: rarely,
        price: fc.option(
          fc.record({
            basis: fc.constantFrom('total' as const, 'night' as const),
            from: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
            to: fc.option(fc.integer({ min: 500, max: 300_000 }), { nil: undefined }),
          }),
          { nil: undefined },
        ),
        since: fc.option(fc.integer({ min: 1990, max: 2026 }), { nil: undefined }),
        near: fc.option(
          fc.record({ point: fc.constant('centre'), metres: fc.integer({ min: 500, max: 20_000 }) }),
          { nil: undefined, freq: 1 },
        ),
        area: fc.option(
          fc.constantFrom(
            { west: -30, south: 35, east: 2.33, north: 60 },
            { west: 135.5, south: -15, east: -100, north: 45 }, // across the date line
          ),
          { nil: undefined, freq: 1 },
        ),
        payAt: fc.uniqueArray(anyWay, { minLength: 1, maxLength: 2 }),
        memberRates: fc.constant(true),
        sort: fc.constantFrom(...hotelSorts),
        page: fc.integer({ min: 1, max: 3 }),
        pageSize: fc.constantFrom(1, 6, 30),
        map: fc.boolean(),
      }),
    )
    .map(([scope, rest]) => ({ ...scope, ...rest }));
  type AnyQuery = Parameters<typeof search>[1];

  /** The lowest rate of a hotel that meets a search; undefined without a stay, null if there is none. */
  function plainPrice(hotel: StoredHotel, query: AnyQuery) {
    const { stay } = query;
    const wanted = (p: StoredPlan) =>
      (!query.privilegeOnly || p.plan.memberOnly) &&
      (!query.payAtHotel || p.plan.payAt === 'property') &&
      (!query.breakfast || p.plan.breakfasts > 0) &&
      (!query.freeCancellation || p.policy.kind !== 'non-refundable');
    if (!stay) return hotel.plans.some(wanted) ? undefined : null;
    const room = [...hotel.rooms].find((r) => plainOpen(r, stay));
    const rates = hotel.plans.flatMap((plan) => {
      const sold = room && wanted(plan) && query.payAt.includes(plan.plan.payAt);
      const found = sold ? plainRate(hotel, room, plan, stay) : null;
      const until = found && freeUntil(found.windows);
      return found && (!query.freeCancellation || (until && new Date(until) >= now)) ? [found] : [];
    });
    return rates[0] ?? null;
  }
  const isFor = (promotion: Promotion, hotel: StoredHotel, stay: SupplierStay) =>
    daysBetween(stay.checkIn, stay.checkOut) >=
      Math.max(promotion.minNights, promotion.kind === 'stay-pay' ? promotion.stay : 1) &&
    daysAhead(hotel, stay) >= promotion.minDaysAhead;
  const usd = (hotel: StoredHotel, amount: number) =>
    toMajor({ amount, currency: hotel.currency }) / (rates.rates[hotel.currency] ?? 1);
  function plainHits(query: AnyQuery) {
    const isPlace = query.locationType === 'city' || query.locationType === 'place';
    const place = words.places.get(query.code);
    const currency = isPlace ? (place?.currency ?? '') : 'USD';
    const nights = query.stay ? daysBetween(query.stay.checkIn, query.stay.checkOut) : 1;
    const all = store.list(isPlace ? 'place' : query.locationType, query.code);
    return all.flatMap((hotel) => {
      const rate = hotel.closed ? null : plainPrice(hotel, query);
      if (rate === null) return [];
      const { price, near, area, since = 0 } = query;
      const units =
        rate &&
        Math.round(
          (usd(hotel, rate.total) * (currency === 'USD' ? 1 : (rates.rates[currency] ?? 1))) /
            (price?.basis === 'night' ? nights : 1),
        );
      const matches =
        query.features.every((code) => hotel.features.includes(code)) &&
        (query.groups.length === 0 || query.groups.includes(hotel.group ?? '')) &&
        (query.brands.length === 0 || query.brands.includes(hotel.brand ?? '')) &&
        (query.promotions.length === 0 ||
          hotel.promotions.some(
            (p) => query.promotions.includes(p.code) && (!query.stay || isFor(p, hotel, query.stay)),
          )) &&
        Math.max(hotel.openedYear ?? 0, hotel.renovatedYear ?? 0) >= since &&
        (!area ||
          (hotel.lat >= area.south &&
            hotel.lat <= area.north &&
            (hotel.lng - area.west + 720) % 360 <= (area.east - area.west + 720) % 360)) &&
        (!near || !isPlace || !place || Math.round(metresBetween(place, hotel)) <= near.metres) &&
        (units === undefined || (units >= (price?.from ?? 0) && units <= (price?.to ?? Infinity)));
      return matches ? [{ hotel, total: rate?.total, place: isPlace ? place : undefined }] : [];
    });
  }
  const merit = ({ flagship, plans, features }: StoredHotel) =>
    (flagship ? 1000 : 0) + (plans.some((p) => p.plan.memberOnly) ? 40 : 0) + features.length;

  test('finds and orders like a scan of every hotel', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const gifts = (hotel: StoredHotel) => {
          const member = hotel.plans.find(({ plan }) => plan.memberOnly);
          const worth = member && query.stay && privilegesWorth(hotel, member.plan, query.stay, rates);
          return worth ? usd(hotel, worth.amount) : 0;
        };
        const hits = plainHits(query);
        const keys: Record<typeof query.sort, (hit: (typeof hits)[number]) => number> = {
          recommended: ({ hotel }) => -merit(hotel),
          'price-ascending': ({ hotel, total = 0 }) => usd(hotel, total),
          'price-descending': ({ hotel, total = 0 }) => -usd(hotel, total),
          privileges: ({ hotel }) => -gifts(hotel),
          newest: ({ hotel }) => -Math.max(hotel.openedYear ?? 0, hotel.renovatedYear ?? 0),
          distance: ({ hotel, place }) => (place ? Math.round(metresBetween(place, hotel)) : 0),
        };
        const key = keys[query.stay || !stayOnlySorts.includes(query.sort) ? query.sort : 'recommended'];
        const page = hits
          .toSorted((a, b) => key(a) - key(b) || a.hotel.id - b.hotel.id)
          .slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
        const answer = search(searched, query, 'en', now);
        expect(answer.total).toBe(hits.length);
        expect(answer.hotels.map(({ hotel, cheapest }) => [hotel.id, cheapest?.total.amount])).toEqual(
          page.map(({ hotel, total }) => [String(hotel.id), total]),
        );
        expect(answer.map?.length).toBe(query.map ? Math.min(hits.length, maxOnMap) : undefined);
        if (query.stay && hits.length > 0 && !query.price)
          expect(answer.facets.prices?.counts.reduce((sum, n) => sum + n, 0)).toBe(hits.length);
      }),
      { numRuns: 400 },
    );
  });

  test('counts in advance what a filter would find', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const totalOf = (part: Partial<AnyQuery>) =>
          search(searched, { ...query, ...part, page: 1, pageSize: 1 }, 'en', now).total;
        const { facets, widen } = search(searched, query, 'en', now);
        for (const { code, count } of facets.features)
          expect(totalOf({ features: [...query.features, code] })).toBe(count);
        for (const kind of ['groups', 'brands', 'promotions'] as const)
          for (const { code, count } of facets[kind]) expect(totalOf({ [kind]: [code] })).toBe(count);
        for (const { code, count } of facets.rates) expect(totalOf({ [code]: true })).toBe(count);
        for (const { year, count } of facets.since) expect(totalOf({ since: year })).toBe(count);
        for (const { metres, count } of facets.within)
          expect(totalOf({ near: { point: query.near?.point ?? 'centre', metres } })).toBe(count);
        for (const way of widen)
          if (way.kind === 'dates' && query.stay)
            expect(totalOf({ stay: { ...query.stay, checkIn: way.checkIn, checkOut: way.checkOut } })).toBe(
              way.count,
            );
          else if (way.kind === 'area') expect(totalOf({ area: undefined })).toBe(way.count);
          else if (way.kind === 'price' && query.price)
            expect(totalOf({ price: { ...query.price, to: way.to } })).toBe(way.count);
          else if (way.kind === 'filters' || way.kind === 'all-filters') {
            const removed = way.kind === 'filters' ? way.filters : searchFilters;
            expect(totalOf(Object.assign({}, ...removed.map((one) => without[one])))).toBe(way.count);
          } else if (way.kind === 'place') {
            const there = { code: way.place.code, locationType: way.locationType };
            expect(totalOf({ ...there, near: undefined, area: undefined })).toBe(way.count);
          }
      }),
      { numRuns: 100 },
    );
  });
});

test('the nearest four equal those of measuring all', () => {
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
