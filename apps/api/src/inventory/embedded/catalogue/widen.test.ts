import { addDays } from '@voyage/domain/stay-date.ts';
import { expect, test } from 'vitest';
import { vocabulary } from '../../vocabulary.ts';
import type { Query } from './narrow.ts';
import { waysToWiden } from './widen.ts';

const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', adults: 2, childAges: [], rooms: 1 };
const query = (part: Partial<Query>): Query => ({
  code: 'par',
  locationType: 'city',
  stay,
  payAt: [],
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
  const ways = waysToWiden(query({ breakfast: true, features: ['spa'] }), 'en', (other) =>
    !other.breakfast ? 9 : other.features.length === 0 ? 4 : other.code !== 'par' ? 2 : 1,
  );
  expect(kindsOf(ways)).toEqual(['filters', 'dates', 'place']);
  expect(ways[0]).toMatchObject({ filters: ['breakfast'], count: 9 });
});

test('where a kind finds nothing, more of the others, each with its own count', () => {
  const onlyDates = waysToWiden(query({}), 'en', ({ code, stay: other }) =>
    code !== 'par' || other?.checkIn === stay.checkIn
      ? 0
      : other?.checkIn === addDays(stay.checkIn, 1)
        ? 3
        : 5,
  );
  expect(onlyDates.map((way) => way.kind === 'dates' && [way.checkIn, way.count])).toEqual([
    [addDays(stay.checkIn, 1), 3],
    [addDays(stay.checkIn, -1), 5],
    [addDays(stay.checkIn, 2), 5],
  ]);
  const onlyPlaces = waysToWiden(query({ code: 'osa' }), 'en', ({ code, stay: other }) =>
    code === 'osa' || other?.checkIn !== stay.checkIn ? 0 : 7,
  );
  expect(kindsOf(onlyPlaces)).toEqual(['place', 'place', 'place']);
  expect(new Set(onlyPlaces.map((way) => way.kind === 'place' && way.place.code)).size).toBe(3);
});

test('offers nothing that finds nothing', () => {
  expect(waysToWiden(query({ breakfast: true }), 'en', () => 0)).toEqual([]);
});

test('for one hotel, the hotels of its place come first', () => {
  const place = vocabulary().places.get('bkk');
  const ways = waysToWiden(
    query({ code: '1011', locationType: 'hotel' }),
    'en',
    ({ locationType }) => (locationType === 'hotel' ? 0 : 12),
    place,
  );
  expect(ways[0]).toMatchObject({ kind: 'place', place: { code: 'bkk', name: 'Bangkok' }, count: 12 });
});
