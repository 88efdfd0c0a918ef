/** Whether an order is one that a hotel knows, or knew, by its status: it has the hotel's number, and a certificate. While a hotel has not answered, or rooms are only held, there is nothing to show it. */
export const isBooked = (status: string): boolean =>
  status === 'confirmed' || status === 'completed' || status === 'cancelled';
