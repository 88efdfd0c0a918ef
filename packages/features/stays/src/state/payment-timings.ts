/**
 * The rates on sale: paid at the hotel, and paid now by card. Every search uses them, so that "from" prices
 * and rates match.
 */
export const paymentTimings: ('property' | 'prepaid')[] = ['property', 'prepaid'];
