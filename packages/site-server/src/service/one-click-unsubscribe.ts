import { isFailure } from '@voyage/api-client/failure.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { Hono } from 'hono';
import { serviceCalls } from './service-calls.ts';

/**
 * Ends a newsletter when a mail program posts to the address of its `List-Unsubscribe` (RFC 8058), which is that of
 * the page where a reader does the same. No redirect, no page, no question; posting twice changes nothing.
 */
export function oneClickUnsubscribe({
  apiUrl,
  locales,
}: {
  /** The service's address, without trailing slash. */
  apiUrl: string;
  locales: readonly Locale[];
}): Hono {
  const app = new Hono();
  for (const locale of locales)
    app.post(href.page(locale, 'newsletter/unsubscribe'), async (c) => {
      c.header('cache-control', 'no-store');
      try {
        const api = serviceCalls({ baseUrl: `${apiUrl}/`, locale: () => locale });
        await api.call('unsubscribe', { body: { token: c.req.query('token') ?? '' } });
        return c.text('Unsubscribed.');
      } catch (error) {
        if (!isFailure(error)) throw error;
        return isFailure(error, 'invalidNewsletterLink', 'invalidValue')
          ? c.text('This link is not valid.', 404)
          : c.text('Not available at the moment.', 503, { 'retry-after': '60' });
      }
    });
  return app;
}
