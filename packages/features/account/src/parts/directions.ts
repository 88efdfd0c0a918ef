import type { OrderDetail } from '@voyage/contracts/booking.ts';

/** Directions to a hotel, in the map app of the device or on the map's website. */
export const directionsTo = ({ lat, lng }: OrderDetail['hotelContact']['point']): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
