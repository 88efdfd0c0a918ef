import { noindexHead } from '@voyage/site-chrome/head/head.ts';

export const bookingHead = noindexHead('booking.title');
