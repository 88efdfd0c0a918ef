/**
 * Whether the hotel has confirmed an order at some point, by its status: such an order has the
 * hotel's number and a certificate. There is nothing to show at the hotel while it has not replied
 * or rooms are only held.
 */
export const isBooked = (status: string): boolean =>
  status === 'confirmed' || status === 'completed' || status === 'cancelled';
