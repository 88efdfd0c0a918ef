import type { Offer } from '@voyage/contracts/stay.ts';
import { expect, test } from 'vitest';
import { roomOfferJsonLd } from './room-offer-json-ld.ts';

const offer = (name: string, amount: number, memberOnly = false): Offer => {
  const money = { amount, currency: 'EUR' };
  return {
    offerRef: name,
    expiresAt: '2027-03-01T10:30:00Z',
    plan: {
      code: name,
      name,
      summary: '',
      benefits: [],
      breakfasts: 0,
      creditUsd: 0,
      memberOnly,
      payAt: 'property',
    },
    price: {
      nights: [],
      subtotal: money,
      discount: money,
      service: money,
      tax: money,
      feesAtHotel: [],
      total: money,
    },
    cancellation: {
      windows: [{ until: null, penalty: money, basis: { kind: 'amount' } }],
      deadline: null,
      timeZone: 'UTC',
    },
    charge: null,
    promotion: null,
    privilegesWorth: null,
  };
};
const one = { adults: 1, childAges: [] };
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: [one, one] };
const page = 'https://a.test/en/hotel/detail/x/par';
const given = { page, address: `${page}?adults=2`, images: ['https://a.test/p.webp'] };
const room = { id: 7, name: 'King' };

test('a room is offered at the lowest price open to everyone, for the stay', () => {
  const offers = [offer('Member', 80_000, true), offer('Flexible', 98_050), offer('Breakfast', 120_000)];
  expect(roomOfferJsonLd({ room, offers }, stay, given)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    additionalType: 'https://schema.org/HotelRoom',
    '@id': `${page}#room-7`,
    name: 'King',
    image: given.images,
    offers: {
      '@type': 'Offer',
      name: 'Flexible',
      url: given.address,
      price: 980.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      availabilityStarts: '2027-03-12',
      availabilityEnds: '2027-03-15',
      eligibleDuration: { '@type': 'QuantitativeValue', value: 3, unitCode: 'DAY' },
      eligibleQuantity: { '@type': 'QuantitativeValue', value: 2, unitCode: 'C62' },
      validThrough: '2027-03-01T10:30:00Z',
    },
  });
});
test('one that is only sold to members is not offered', () =>
  expect(roomOfferJsonLd({ room, offers: [offer('Member', 80_000, true)] }, stay, given)).toBeNull());
