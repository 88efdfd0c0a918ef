import { hiddenHead } from '@voyage/site-chrome/head/head.ts';

export const bookingHead = hiddenHead('booking.title');
