import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';

export const bookingHead = ({ match: { context } }: { match: { context: PageContext } }) =>
  pageHead({
    locale: context.locale,
    origin: context.origin,
    path: `/${context.locale}/hotel/booking`,
    title: context.words.intl(context.locale).formatMessage({ id: 'booking.title' }),
    noIndex: true,
  });
