import { someLimits } from '@voyage/domain/testing/some-limits.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { href, inLanguage, withLanguage } from './href.ts';
import { loginRequired, routeIds } from './pages.ts';
import { completeStay } from './complete-stay.ts';
import { searchQuerySchema, stayQuery, stayQuerySchema } from './stay-query.ts';

const readStay = (raw: object) => v.parse(stayQuerySchema, raw);

const days = { checkIn: '2027-01-14', checkOut: '2027-01-17' };
const most = Array.from({ length: someLimits.rooms }, () => ({
  adults: someLimits.adults,
  childAges: Array<number>(someLimits.children).fill(someLimits.childAge),
}));
test.each([
  [[{ adults: 2, childAges: [] }], 'adults=2'],
  [[{ adults: 2, childAges: [5, 8] }], 'adults=2&children=5,8'],
  [
    [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [4] },
    ],
    'adults=2_1&children=_4',
  ],
  [
    [
      { adults: 2, childAges: [5, 8] },
      { adults: 1, childAges: [] },
    ],
    'adults=2_1&children=5,8_',
  ],
  [most, 'adults=4_4_4_4&children=11,11,11,11_11,11,11,11_11,11,11,11_11,11,11,11'],
])('round-trips the rooms %j through an address', (rooms, query) => {
  const address = href.hotelSearch('zh-tw', { ...stayQuery({ ...days, rooms }), code: 'tyo' });
  expect(address).toBe(`/zh-tw/hotel/search?${query}&checkIn=2027-01-14&checkOut=2027-01-17&code=tyo`);
  const read = readStay(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
  expect(completeStay(read, someLimits)).toEqual({ stay: { ...days, rooms } });
});

test.each([
  [
    'adults=3&rooms=2',
    [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [] },
    ],
  ],
  [
    'adults=3&children=5.8&rooms=2',
    [
      { adults: 2, childAges: [8] },
      { adults: 1, childAges: [5] },
    ],
  ],
  // The numbers of each room prevail.
  [
    'adults=1_2&rooms=4',
    [
      { adults: 1, childAges: [] },
      { adults: 2, childAges: [] },
    ],
  ],
])('a link that counts rooms: %s', (query, rooms) =>
  expect(
    completeStay(readStay({ ...days, ...Object.fromEntries(new URLSearchParams(query)) }), someLimits),
  ).toEqual({ stay: { ...days, rooms } }),
);

test.each([
  [{}, 'missing'],
  [{ adults: '1', rooms: '4', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'no-adult', 1],
  [{ adults: '2', children: '5_4', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'no-adult', 1],
  [{ adults: '1_1_1_1_1', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'too-many', 4],
  [{ adults: '1_1_1_1_1_1_1_1_1', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'missing-travellers'],
  [{ adults: '0', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'no-adult', 1],
  [{ adults: '5', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'too-many-adults', 4],
  [
    { adults: '2', checkIn: '2027-01-14', checkOut: '2027-01-17', children: '1,2,3,4,5' },
    'too-many-children',
    4,
  ],
  [{ adults: '2', checkIn: '2027-01-14' }, 'missing'],
  [{ adults: 'two', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'missing-travellers'],
  [{ checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'missing-travellers'],
  [{ children: '5', rooms: '2', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'missing-travellers'],
  [{ adults: '99', checkIn: '2027-01-14', checkOut: '2027-01-17' }, 'too-many-adults', 4],
  [{ adults: '2', checkIn: '2027-01-14', checkOut: '2027-01-14' }, 'order'],
  [{ adults: '2', checkIn: '2027-01-14', checkOut: '2027-01-13' }, 'order'],
  [{ adults: '2', checkIn: '2027-01-14', checkOut: '2027-02-14' }, 'too-long', 30],
  [{ adults: '2', checkIn: '2026-12-30', checkOut: '2027-01-02' }, 'past'],
  [{ adults: '2', checkIn: '2028-02-05', checkOut: '2028-02-07' }, 'too-far', 400],
  [{ adults: '2', checkIn: '2027-02-30', checkOut: '2027-03-02' }, 'missing'],
  [{ adults: '2', checkIn: '2027-01-14', checkOut: '2027-01-17', children: '5,' }, 'child-age', 11],
  [{ adults: '2', checkIn: '2027-01-14', checkOut: '2027-01-17', children: '40' }, 'child-age', 11],
])('%j is %s', (query, problem, limit?: number) =>
  expect(completeStay(readStay(query), someLimits, new Date('2027-01-01T06:00:00Z'))).toEqual({
    problem,
    ...(limit && { limit }),
  }),
);

// 31 December is still the day in Hawaii at that moment, and the first of January lasts a day longer in Kiribati.
test.each([
  ['2026-12-31', '2027-01-02'],
  ['2028-02-04', '2028-02-05'],
])('dates from %s to %s can be booked somewhere in the world', (checkIn, checkOut) =>
  expect(
    completeStay(readStay({ adults: '2', checkIn, checkOut }), someLimits, new Date('2027-01-01T10:30:00Z')),
  ).toHaveProperty('stay'),
);

test('ignores invalid values in an address', () => {
  expect(
    v.parse(searchQuerySchema, {
      adults: '-1',
      rooms: '99',
      page: '1e9',
      sort: ['a'],
      code: { a: 1 },
      view: 'list',
      features: 'x'.repeat(1000),
    }),
  ).toEqual({
    features: 'x'.repeat(400),
  });
});

test.each([
  ['/user/hotel-order', '/ja/user/hotel-order'],
  ['/en/user', '/en/user'],
  ['/english', '/ja/english'],
  ['/zh-tw?x=1', '/zh-tw?x=1'],
])('%s becomes %s', (path, target) => expect(withLanguage(path, 'ja')).toBe(target));
test('the same page in another language keeps its query', () =>
  expect(inLanguage('/en/hotel/search?code=par#top', 'zh-cn')).toBe('/zh-cn/hotel/search?code=par#top'));

test('the addresses of a payment and of its result are below the order', () => {
  expect(href.payment('ja', 'stay', 'order-1')).toBe('/ja/payment/credit-card/stay/order-1/new');
  expect(href.paymentResult('ja', 'stay', 'order-1', 'trade-2')).toBe(
    '/ja/payment/credit-card/stay/order-1/trade-2/result',
  );
});
test('the result of a membership payment has a separate address', () =>
  expect(href.paymentResult('ja', 'membership', 'order-1', 'trade-2')).toBe(
    '/ja/membership/payment/trade-2/result',
  ));
test('every payment page requires a member', () => {
  const pages = routeIds.filter((id) => id.startsWith('payment/'));
  expect(pages).toHaveLength(3);
  expect(pages.filter((id) => !loginRequired.includes(id))).toEqual([]);
});
