import { addDays } from '@voyage/domain/stay-date.ts';
import { expect, test } from 'vitest';
import { vocabulary } from '../vocabulary.ts';
import type { Query } from './query.ts';
import { widenSuggestions } from './widen.ts';

const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', rooms: [{ adults: 2, childAges: [] }] };
const query = (part: Partial<Query>): Query => ({
  code: 'par',
  locationType: 'city',
  stay,
  payAt: [],
  memberRates: true,
  features: [],
  groups: [],
  promotions: [],
  brands: [],
  privilegeOnly: false,
  freeCancellation: false,
  payAtHotel: false,
  breakfast: false,
  map: false,
  sort: 'recommended',
  page: 1,
  pageSize: 15,
  ...part,
});
const kindsOf = (ways: { kind: string }[]) => ways.map(({ kind }) => kind);

test('offers the best of each kind', () => {
  const ways = widenSuggestions(query({ breakfast: true, features: ['spa'] }), 'en', {
    countOf: (other) =>
      !other.breakfast ? 9 : other.features.length === 0 ? 4 : other.code !== 'par' ? 2 : 1,
  });
  expect(kindsOf(ways)).toEqual(['filters', 'dates', 'place']);
  expect(ways[0]).toMatchObject({ filters: ['breakfast'], count: 9 });
});

test('where a kind finds nothing, more of the others, each with its own count', () => {
  const onlyDates = widenSuggestions(query({}), 'en', {
    countOf: ({ code, stay: other }) =>
      code !== 'par' || other?.checkIn === stay.checkIn
        ? 0
        : other?.checkIn === addDays(stay.checkIn, 1)
          ? 3
          : 5,
  });
  expect(onlyDates.map((way) => way.kind === 'dates' && [way.checkIn, way.count])).toEqual([
    [addDays(stay.checkIn, 1), 3],
    [addDays(stay.checkIn, -1), 5],
    [addDays(stay.checkIn, 2), 5],
  ]);
  const onlyPlaces = widenSuggestions(query({ code: 'osa' }), 'en', {
    countOf: ({ code, stay: other }) => (code === 'osa' || other?.checkIn !== stay.checkIn ? 0 : 7),
  });
  expect(kindsOf(onlyPlaces)).toEqual(['place', 'place', 'place']);
  expect(new Set(onlyPlaces.map((way) => way.kind === 'place' && way.place.code)).size).toBe(3);
});

test('offers nothing that finds nothing', () => {
  expect(widenSuggestions(query({ breakfast: true }), 'en', { countOf: () => 0 })).toEqual([]);
});

test('for one hotel, the hotels of its place come first', () => {
  const place = vocabulary().places.get('bkk');
  const ways = widenSuggestions(query({ code: '1011', locationType: 'hotel' }), 'en', {
    countOf: ({ locationType }) => (locationType === 'hotel' ? 0 : 12),
    ...(place && { hotel: place }),
  });
  expect(ways[0]).toMatchObject({ kind: 'place', place: { code: 'bkk', name: 'Bangkok' }, count: 12 });
});

test('where one filter is enough to remove, a reachable price and no filters at all are offered beside it', () => {
  const strict = query({ features: ['spa'], price: { basis: 'total', to: 900 } });
  const ways = widenSuggestions(strict, 'en', {
    countOf: ({ features, price, code, stay: other }) =>
      price || code !== 'par' || other?.checkIn !== stay.checkIn ? 0 : features.length > 0 ? 12 : 40,
    prices: [4_080, 2_152, 2_161],
  });
  expect(ways).toEqual([
    { kind: 'price', to: 2_175, count: 2 },
    { kind: 'filters', filters: ['price'], count: 12 },
    { kind: 'all-filters', count: 40 },
  ]);
});

test.each([
  [
    'the lowest is above a lower bound too',
    { from: 1_000, to: 2_000 },
    [700, 61_250],
    { to: 62_000, count: 1 },
  ],
  ['nothing costs more than the upper bound', { to: 2_000 }, [], undefined],
  ['only a lower bound excludes them', { from: 5_000 }, [700], undefined],
])('a higher price: %s', (_, bounds, prices, found) => {
  const [way] = widenSuggestions(query({ price: { basis: 'night', ...bounds } }), 'en', {
    countOf: () => 0,
    prices,
  });
  expect(way).toEqual(found && { kind: 'price', ...found });
});

test('no filters at all are not offered if one fewer finds as many', () => {
  const ways = widenSuggestions(query({ breakfast: true, features: ['spa'] }), 'en', {
    countOf: ({ breakfast, code, stay: other }) =>
      breakfast || code !== 'par' || other?.checkIn !== stay.checkIn ? 0 : 9,
  });
  expect(kindsOf(ways)).toEqual(['filters']);
});
