import type { Offer } from '@voyage/contracts/stay.ts';
import { toMajor } from '@voyage/domain/money.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';

/** The id of a room in the structured data of its hotel's page, whose address is `page`. */
export const roomNode = (page: string, { id }: { id: number }): string => `${page}#room-${id}`;

/**
 * What a room costs for a stay, for search engines (schema.org): its lowest rate for anybody. Only products
 * have offers there: this is the room of the hotel's own data (hotel-json-ld.ts), by its id, as a product.
 * Null if it is only sold to members.
 * @param page The address of the hotel's page; `address`: that of its page for the stay; `images`: of the room,
 * or else of the hotel.
 */
export function roomOfferJsonLd(
  { room, offers }: { room: { id: number; name: string }; offers: readonly Offer[] },
  stay: CompleteStay,
  { page, address, images }: { page: string; address: string; images: readonly string[] },
) {
  const open = offers.filter(({ plan }) => !plan.memberOnly);
  const [lowest] = open.toSorted((a, b) => a.price.total.amount - b.price.total.amount);
  if (!lowest) return null;
  const { total } = lowest.price;
  const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    additionalType: 'https://schema.org/HotelRoom',
    '@id': roomNode(page, room),
    name: room.name,
    image: images,
    offers: {
      '@type': 'Offer',
      name: lowest.plan.name,
      url: address,
      price: toMajor(total),
      priceCurrency: total.currency,
      availability: 'https://schema.org/InStock',
      availabilityStarts: stay.checkIn,
      availabilityEnds: stay.checkOut,
      // all nights and all rooms
      eligibleDuration: quantity(daysBetween(stay.checkIn, stay.checkOut), 'DAY'),
      eligibleQuantity: quantity(stay.rooms.length, 'C62'),
      validThrough: lowest.expiresAt,
    },
  };
}
