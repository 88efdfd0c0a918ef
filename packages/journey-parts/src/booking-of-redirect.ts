import { safeRedirect } from '@voyage/domain/redirect.ts';
import { bookingQuerySchema, type BookingQuery } from '@voyage/routes/stay-query.ts';
import { parse } from 'valibot';

/** What a visitor was about to book, by the way back that Home was given; null where it leads elsewhere. */
export function bookingOfRedirect(redirect: string | undefined): BookingQuery | null {
  const [path = '', query = ''] = safeRedirect(redirect, '/').split('?');
  if (!/^\/[a-z-]+\/hotel\/booking$/.test(path)) return null;
  // Never fails: what makes no sense is left out (routes, query-value.ts).
  const booking = parse(bookingQuerySchema, Object.fromEntries(new URLSearchParams(query)));
  return booking.offer ? booking : null;
}
