import { readStayQuery } from '@voyage/routes/stay-query.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

export interface BookingQuery {
  offer?: string;
  hotel?: string;
  adults?: number;
  children?: string;
  checkIn?: string;
  checkOut?: string;
  rooms?: number;
}
export const readBookingQuery = (raw: Record<string, unknown>): BookingQuery => ({
  ...readStayQuery(raw),
  offer: typeof raw.offer === 'string' ? raw.offer.slice(0, 1200) : undefined,
  hotel: raw.hotel === undefined ? undefined : String(raw.hotel).slice(0, 40),
});
export const bookingHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: `/${context.locale}/hotel/booking`,
    title: context.words.intl(context.locale).formatMessage({ id: 'booking.title' }),
    noIndex: true,
  });
