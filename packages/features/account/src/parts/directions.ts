import type { OrderDetail } from '@voyage/contracts/booking.ts';

/** The way to a hotel, in the map of the telephone that opens it or on its page. */
export const directionsTo = ({ lat, lng }: OrderDetail['hotelContact']['point']): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
