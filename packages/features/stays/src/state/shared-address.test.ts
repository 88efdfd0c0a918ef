import { expect, test } from 'vitest';
import { sharedAddress } from './shared-address.ts';

const hotel = { slug: 'aurelian-palace-paris', place: { code: 'par', name: 'Paris' } };
const page = 'https://a.test/en/hotel/detail/aurelian-palace-paris/par';
const rooms = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [5, 8] },
];
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms };

test('an address to pass on has the dates and the party', () =>
  expect(sharedAddress('https://a.test', 'en', hotel, stay)).toBe(
    `${page}?adults=2_1&children=_5,8&checkIn=2027-03-12&checkOut=2027-03-15`,
  ));
test('without a stay it is that of the hotel', () =>
  expect(sharedAddress('https://a.test', 'en', hotel, undefined)).toBe(page));
