import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  orderQuerySchema,
  ordersQuerySchema,
  redirectQuerySchema,
  tokenQuerySchema,
} from './account-query.ts';
import { comparedIds, compareQuerySchema, readCompareQuery } from './compare-query.ts';
import { draftQuerySchema, journalQuerySchema } from './journal-query.ts';
import { bookingQuerySchema, searchQuerySchema, stayQuerySchema } from './stay-query.ts';

const schemas = {
  stay: stayQuerySchema,
  search: searchQuerySchema,
  booking: bookingQuerySchema,
  compare: compareQuerySchema,
  journal: journalQuerySchema,
  draft: draftQuerySchema,
  redirect: redirectQuerySchema,
  orders: ordersQuerySchema,
  order: orderQuerySchema,
  token: tokenQuerySchema,
};
const nonsense = [
  '',
  ' ',
  '-1',
  '1e9',
  'NaN',
  'x'.repeat(5000),
  '\0',
  '__proto__',
  7.5,
  -0,
  null,
  true,
  {},
  ['a'],
];

describe.each(Object.entries(schemas))('the query of %s', (_, schema) => {
  test.each(nonsense)('never fails to read %j, whatever the parameter', (value) => {
    const read = v.safeParse(
      schema,
      Object.fromEntries(Object.keys(schema.entries).map((key) => [key, value])),
    );
    expect(read.success).toBe(true);
    // The router reads once more what it has read: nothing changes.
    expect(v.parse(schema, read.output)).toEqual(read.output);
  });
  test('is empty without known parameters', () => expect(v.parse(schema, { utm: 'x' })).toEqual({}));
});

test.each([
  [searchQuerySchema, { area: '2.25,48.81,2.42,48.91' }, { area: '2.25,48.81,2.42,48.91' }],
  [searchQuerySchema, { area: '2.25,48.91,2.42,48.81' }, {}],
  [
    searchQuerySchema,
    { locationType: 'planet', sort: 'price', page: '501', view: 'list', adults: 'two' },
    {},
  ],
  [
    searchQuerySchema,
    { locationType: 'group', sort: 'newest', page: '2', view: 'map' },
    { locationType: 'group', sort: 'newest', page: 2, view: 'map' },
  ],
  [
    searchQuerySchema,
    {
      brands: 'caldera',
      privilegeOnly: '1',
      breakfast: 1,
      priceBasis: 'night',
      priceTo: '900',
      since: '2021',
    },
    { brands: 'caldera', privilegeOnly: 1, breakfast: 1, priceBasis: 'night', priceTo: 900, since: 2021 },
  ],
  [
    searchQuerySchema,
    {
      payAtHotel: 'yes',
      freeCancellation: '0',
      priceBasis: 'week',
      priceFrom: '-3',
      since: '0',
      within: '9',
    },
    {},
  ],
  [
    compareQuerySchema,
    { hotels: 3066, quote: '20261103T1405Z_3066.EUR.124000', utm: 'x' },
    { hotels: '3066', quote: '20261103T1405Z_3066.EUR.124000' },
  ],
  [compareQuerySchema, { hotels: '17,4', quote: 'EUR 1,240' }, { hotels: '17,4' }],
  [bookingQuerySchema, { offer: 'o'.repeat(1300), hotel: 17 }, { offer: 'o'.repeat(1200), hotel: '17' }],
  [ordersQuerySchema, { tab: 'lost', page: '0' }, {}],
  [ordersQuerySchema, { tab: 'cancelled', page: '3' }, { tab: 'cancelled', page: 3 }],
  [orderQuerySchema, { booked: '1' }, { booked: 1 }],
  [orderQuerySchema, { booked: 'yes' }, {}],
  [
    redirectQuerySchema,
    { redirect: '/en/user/hotel-order?tab=all' },
    { redirect: '/en/user/hotel-order?tab=all' },
  ],
  [tokenQuerySchema, { token: 'a-b_C4'.repeat(4) }, { token: 'a-b_C4'.repeat(4) }],
  [tokenQuerySchema, { token: 'short' }, {}],
  [
    journalQuerySchema,
    { q: ' tea\u0007 ', sort: 'old', page: '1', isDraft: 'true' },
    { q: 'tea', isDraft: true },
  ],
  [draftQuerySchema, { isDraft: 'false' }, {}],
])('%#: %j', (schema, raw, read) => expect(v.parse(schema, raw)).toEqual(read));

test.each([
  [{}, []],
  [{ hotels: '17' }, ['17']],
  [{ hotels: '17,4,17,,a b,<i>' }, ['17', '4']],
  [{ hotels: '1,2,3,4,5' }, ['1', '2', '3', '4']],
])('%j compares %j', (query, ids) => expect(comparedIds(readCompareQuery(query))).toEqual(ids));
