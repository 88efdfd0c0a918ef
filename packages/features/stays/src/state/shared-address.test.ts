import { expect, test } from 'vitest';
import { sharedAddress } from './shared-address.ts';

const hotel = { slug: 'aurelian-palace-paris', place: { code: 'par', name: 'Paris' } };
const page = 'https://a.test/en/hotel/detail/aurelian-palace-paris/par';
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', adults: 2, childAges: [5, 8], rooms: 2 };

test('an address to pass on has the dates and the party', () =>
  expect(sharedAddress('https://a.test', 'en', hotel, stay)).toBe(
    `${page}?adults=2&children=5,8&checkIn=2027-03-12&checkOut=2027-03-15&rooms=2`,
  ));
test('without a stay it is that of the hotel', () =>
  expect(sharedAddress('https://a.test', 'en', hotel, undefined)).toBe(page));
