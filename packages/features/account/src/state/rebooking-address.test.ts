import { expect, test } from 'vitest';
import { rebookingAddress } from './rebooking-address.ts';

const stay = {
  hotel: {
    id: '17',
    slug: 'a',
    name: 'A',
    place: 'Honolulu',
    district: '',
    picture: '',
    timeZone: 'Pacific/Honolulu',
  },
  checkIn: '2027-03-12',
  checkOut: '2027-03-15',
  parties: [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [4, 7] },
  ],
};
const query = (now: string) => {
  const address = new URL(rebookingAddress(stay, 'en', new Date(now)), 'https://site.test');
  expect(address.pathname).toBe('/en/hotel/17');
  return Object.fromEntries(address.searchParams);
};
const party = { adults: '2_1', children: '_4,7' };

test('booking again keeps the party, and the nights until the day of arrival at the hotel', () => {
  const nights = { checkIn: '2027-03-12', checkOut: '2027-03-15' };
  expect(query('2027-01-01T00:00:00Z')).toEqual({ ...party, ...nights });
  // The 13th in Taipei, still the 12th in Hawaii.
  expect(query('2027-03-13T09:00:00Z')).toEqual({ ...party, ...nights });
  expect(query('2027-03-13T10:00:00Z')).toEqual(party);
});
