import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { toMajor, type Money } from '@voyage/domain/money.ts';
import { roomNode } from './room-offer-json-ld.ts';

type Described = Pick<
  HotelDetail,
  | 'name'
  | 'address'
  | 'countryCode'
  | 'place'
  | 'point'
  | 'checkInTime'
  | 'checkOutTime'
  | 'roomCount'
  | 'standfirst'
  | 'features'
  | 'rooms'
>;

/** A hotel with its rooms and the price of its next nights for search engines (schema.org). */
export function hotelJsonLd(
  hotel: Described,
  { url, images, nights }: { url: string; images: string[]; nights: readonly Money[] },
) {
  const prices = nights.map(toMajor).toSorted((a, b) => a - b);
  const [low] = prices;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    ...(hotel.standfirst !== null && { description: hotel.standfirst }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.place.name,
      addressCountry: hotel.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.point.lat, longitude: hotel.point.lng },
    image: images,
    url,
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    ...(hotel.roomCount !== null && { numberOfRooms: hotel.roomCount }),
    amenityFeature: hotel.features.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: hotel.rooms.map((room) => ({
      '@type': 'HotelRoom',
      '@id': roomNode(url, room),
      name: room.name,
      ...(room.description !== '' && { description: room.description }),
      bed: room.beds,
      ...(room.sizeSquareMetres !== null && {
        floorSize: { '@type': 'QuantitativeValue', value: room.sizeSquareMetres, unitCode: 'MTK' },
      }),
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests },
    })),
    ...(low !== undefined && {
      makesOffer: {
        '@type': 'AggregateOffer',
        url,
        priceCurrency: nights[0]?.currency,
        lowPrice: low,
        highPrice: prices.at(-1),
        offerCount: prices.length,
      },
    }),
  };
}
