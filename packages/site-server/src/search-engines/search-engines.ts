import { RequestFailure } from '@voyage/api-client/failure.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { feedOf, href } from '@voyage/routes/href.ts';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { journalFeed } from './journal-feed.ts';
import { ownUrl } from '../platform/own-origin.ts';
import { serviceCalls } from '../service/service-calls.ts';
import { sitemap, sitemapIndex, sitemapName, type SitemapBrand } from './sitemap.ts';

export interface SearchEngines extends Omit<SitemapBrand, 'origin'> {
  name: string;
  /** The service's address, without trailing slash. */
  apiUrl: string;
}

const hour = 'public, max-age=3600';
const xmlText = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour };
const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': hour };
const originOf = (c: Context): string => ownUrl(c.req.url).origin;

/** Only calls: pages that must not be indexed say so themselves, which requires that they can be fetched. */
const robots = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

/** An overview of the site for language models: https://llmstxt.org. */
function llms(
  origin: string,
  { name, defaultLocale }: Pick<SearchEngines, 'name' | 'defaultLocale'>,
): string {
  const lang: Locale = 'en';
  const link = (title: string, path: string, what: string) => `- [${title}](${origin}${path}): ${what}`;
  return `# ${name}

> A membership for luxury hotels. Rates are real and include taxes; what a membership adds to a stay is stated beside each rate.

Pages exist in several languages: the first part of an address is the language (/zh-tw, /zh-cn, /en and, where served, /ja; without one, /${defaultLocale}).

## Hotels

${[
  link('Hotels', href.hotels(lang), 'search by place, dates and travellers'),
  link('Hotel groups', href.groups(lang), 'groups and their brands'),
  link('Regions', href.regions(lang), 'hotels by part of the world'),
].join('\n')}

## Membership and help

${[
  link('Membership', href.membership(lang), 'levels, what each gives and costs'),
  link('Questions', href.faq(lang), 'answers on bookings, cancellation and membership'),
  link('Member terms', href.page(lang, 'member-terms'), 'the terms, with the date of their last revision'),
  link('Contact', href.contact(lang), 'telephone, email and a form'),
].join('\n')}

## Journal

${[link('Journal', href.journal(lang), 'articles by our editors'), link('Feed', feedOf(lang), 'the newest articles as RSS')].join('\n')}

## Optional

${link('Sitemap', '/sitemap.xml', 'every page in every language')}
`;
}

/** robots.txt, sitemaps, the journal's feed and llms.txt of a site (docs/product/screens.md, "Utility pages"). */
export function searchEngines({ apiUrl, name, ...site }: SearchEngines): Hono {
  const app = new Hono();
  const apiIn = (locale: Locale) => serviceCalls({ baseUrl: `${apiUrl}/`, locale: () => locale });
  const { defaultLocale, locales } = site;

  app.onError((error, c) => {
    if (error instanceof RequestFailure)
      return c.text('Not available at the moment.', 503, {
        'cache-control': 'no-store',
        'retry-after': '60',
      });
    throw error;
  });
  app.get('/robots.txt', (c) => c.body(robots(originOf(c)), 200, plainText));
  app.get('/llms.txt', (c) => c.body(llms(originOf(c), { name, defaultLocale }), 200, plainText));
  for (const path of ['/generate-sitemap', '/:lang/generate-sitemap'])
    app.get(path, (c) => c.redirect('/sitemap.xml', 301));
  // The proxy in front may compress too; a sitemap of four megabytes should not depend on it.
  app.use('/sitemaps/*', compress());
  app.get('/sitemap.xml', async (c) =>
    c.body(await sitemapIndex(apiIn(defaultLocale), { origin: originOf(c) }), 200, xmlText),
  );
  app.get('/sitemaps/:file', async (c) => {
    const found = sitemapName.exec(c.req.param('file'));
    const part = found?.[1] === undefined ? null : Number(found[1]);
    const text = found && (await sitemap(apiIn(defaultLocale), { ...site, origin: originOf(c) }, part));
    return text ? c.body(text, 200, xmlText) : c.text('Not found', 404, { 'cache-control': 'no-store' });
  });
  for (const locale of locales)
    app.get(feedOf(locale), async (c) => {
      const feed = { locale, name, origin: originOf(c), self: feedOf(locale) };
      return c.body(await journalFeed(apiIn(locale), feed), 200, {
        ...xmlText,
        'content-type': 'application/rss+xml; charset=utf-8',
      });
    });
  return app;
}
