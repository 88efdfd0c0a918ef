import { href } from './href.ts';
import { expect, it } from 'vitest';
import { bookingOfRedirect } from './booking-of-redirect.ts';

const stay = { adults: '2', children: '5,8', checkIn: '2027-03-12', checkOut: '2027-03-15', hotel: '3066' };

it('finds offer and stay in the way back to a booking', () => {
  expect(bookingOfRedirect(href.booking('en', 'offer.1', stay))).toEqual({ offer: 'offer.1', ...stay });
  expect(bookingOfRedirect(encodeURIComponent(href.booking('zh-tw', 'offer.1', stay)))).toMatchObject({
    offer: 'offer.1',
  });
});

it.each([
  undefined,
  '',
  '/en/user',
  '/en/hotel/booking',
  '/en/hotel/booking/x?offer=1',
  '//evil.test/en/hotel/booking?offer=1',
  'https://evil.test/en/hotel/booking?offer=1',
])('finds none in %s', (redirect) => expect(bookingOfRedirect(redirect)).toBeNull());
