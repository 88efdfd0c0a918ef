import { safeRedirect } from '@voyage/domain/redirect.ts';
import { bookingQuerySchema, type BookingQuery } from './stay-query.ts';
import { parse } from 'valibot';

/** The booking that a visitor was starting, from a page's `redirect`; null if that leads elsewhere. */
export function bookingOfRedirect(redirect: string | undefined): BookingQuery | null {
  const [path = '', query = ''] = safeRedirect(redirect, '/').split('?');
  if (!/^\/[a-z-]+\/hotel\/booking$/.test(path)) return null;
  // Never throws: invalid values are ignored (routes, query-value.ts).
  const booking = parse(bookingQuerySchema, Object.fromEntries(new URLSearchParams(query)));
  return booking.offer ? booking : null;
}
