import { expect, test } from 'vitest';
import { hotelJsonLd } from './hotel-json-ld.ts';

const room = {
  id: 1,
  code: 'king',
  name: 'King',
  description: '',
  sizeSquareMetres: 40,
  beds: 'One king bed',
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  picture: null,
};
const hotel = {
  name: 'Aurelian Palace',
  address: '48 Avenue de New-York',
  countryCode: 'FR',
  place: { code: 'par', name: 'Paris' },
  point: { lat: 48.86, lng: 2.29 },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  roomCount: 124,
  standfirst: 'A palace.',
  features: [{ code: 'spa', name: 'Spa' }],
  rooms: [room],
};
const given = { url: 'https://a.test/en/hotel/x', images: ['https://a.test/p.webp'] };

test('a hotel lists its rooms, with size and occupancy', () => {
  expect(hotelJsonLd(hotel, { ...given, nights: [] })).toMatchObject({
    '@type': 'Hotel',
    address: { addressCountry: 'FR' },
    image: given.images,
    numberOfRooms: 124,
    containsPlace: [
      {
        '@type': 'HotelRoom',
        '@id': 'https://a.test/en/hotel/x#room-1',
        name: 'King',
        bed: 'One king bed',
        floorSize: { value: 40, unitCode: 'MTK' },
        occupancy: { maxValue: 3 },
      },
    ],
  });
});
test('what is unknown is left out', () => {
  const unknown = { ...hotel, roomCount: null, rooms: [{ ...room, sizeSquareMetres: null }] };
  const node = hotelJsonLd(unknown, { ...given, nights: [] });
  expect(node).not.toHaveProperty('numberOfRooms');
  expect(node.containsPlace[0]).not.toHaveProperty('floorSize');
});
test('it offers its nights at their price, in major units', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  expect(hotelJsonLd(hotel, { ...given, nights: [eur(131_650), eur(99_900)] })).toMatchObject({
    makesOffer: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: 999,
      highPrice: 1316.5,
      offerCount: 2,
    },
  });
});
test('without a price it has no offer', () => {
  expect(hotelJsonLd(hotel, { ...given, nights: [] })).not.toHaveProperty('makesOffer');
});
