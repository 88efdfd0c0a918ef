/** The rates on sale: paid at the hotel, and paid now by card. Every search names them, so that "from" prices and rates agree. */
export const paymentTimings: ('property' | 'prepaid')[] = ['property', 'prepaid'];
