import { randomBytes } from 'node:crypto';
import { acceptedLanguages } from '@voyage/domain/content-negotiation.ts';
import { pictureOrigin } from '@voyage/domain/hotel-picture.ts';
import { locales, resolveLocale, type Locale } from '@voyage/domain/locale.ts';
import { Hono, type Context } from 'hono';
import type { Services } from '../../../use-cases/services.ts';
import { listMailbox, readMessage } from '../../../use-cases/maintenance/read-mailbox.ts';
import { mailboxPage } from './page.ts';
import { mailboxWords } from './words.ts';

const pagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** Emails contain their own styles and show pictures of the sites and of suppliers; nothing else may run or load. */
const emailPolicy = ({ SITE_URLS, PICTURE_HOSTS }: Services['env']): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${[
    ...Object.values(SITE_URLS).map((url) => new URL(url).origin),
    ...PICTURE_HOSTS.map(pictureOrigin),
  ].join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

function localeOf(c: Context): Locale {
  return resolveLocale({
    stored: c.req.query('lang'),
    browser: acceptedLanguages(c.req.header('accept-language')),
    served: locales,
    fallback: 'en',
  });
}

/**
 * The embedded mailbox as pages, for reading the codes and emails of a demonstration. Mounted only if mail
 * and SMS are not sent elsewhere (app.ts).
 */
export function mailboxPages(services: Services): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });

  async function show(c: Context, id: string | undefined): Promise<Response> {
    const to = c.req.query('to')?.trim().slice(0, 254) ?? '';
    const wanted = c.req.query('brand');
    const brand = wanted === 'main' || wanted === 'club' ? wanted : null;
    const locale = localeOf(c);
    const rows = await listMailbox(services, { to, brand });
    const open = id ?? rows[0]?.id.toString();
    const message = open === undefined ? undefined : await readMessage(services, open);
    if (id !== undefined && !message) return c.text(mailboxWords[locale].missing, 404);
    const nonce = randomBytes(16).toString('base64url');
    c.header('content-security-policy', pagePolicy(nonce));
    return c.html(mailboxPage({ to, brand, locale, nonce, rows, message, named: id !== undefined }));
  }
  app.get('/', (c) => show(c, undefined));
  app.get('/:id', (c) => show(c, c.req.param('id')));
  app.get('/:id/attachment', async (c) => {
    const file = (await readMessage(services, c.req.param('id')))?.attachment;
    c.header('content-security-policy', "default-src 'none'");
    if (!file) return c.text(mailboxWords[localeOf(c)].missing, 404);
    c.header('content-type', file.contentType);
    c.header('content-disposition', `attachment; filename="${file.name}"`);
    return c.body(file.text);
  });
  app.get('/:id/html', async (c) => {
    const message = await readMessage(services, c.req.param('id'));
    c.header('content-security-policy', emailPolicy(services.env));
    return message?.html ? c.html(message.html) : c.text(mailboxWords[localeOf(c)].missing, 404);
  });
  return app;
}
