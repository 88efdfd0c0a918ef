import type { Api } from '@voyage/api-client/client.ts';
import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { indexedPages, type IndexedPattern } from '@voyage/routes/indexed-pages.ts';
import { xml } from '../platform/xml.ts';

interface ListedPage {
  /** Its path in a language. */
  path: (lang: Locale) => string;
  /** The day on which it last changed ("2026-11-02"), where that is known. */
  changed?: string;
}
const pages = <Item>(items: readonly Item[], pathOf: (lang: Locale, item: Item) => string): ListedPage[] =>
  items.map((item) => ({ path: (lang) => pathOf(lang, item) }));

/** Hotels per file: with four languages, far below the 50,000 addresses that a file may contain. */
export const hotelsPerFile = 1000;
/** The name of a sitemap's file: the pages, or a part of the hotels. */
export const sitemapName = /^(?:pages|hotels-([1-9]\d{0,3}))\.xml$/;

/** All pages of a kind, except hotels, which are thousands and are split. */
const pagesOf: Record<
  Exclude<IndexedPattern, 'hotel/detail/{name}/{region?}'>,
  (api: Api) => Promise<ListedPage[]>
> = {
  'hotel/group/{name}': async (api) => pages(await groupsOf(api), (lang, { code }) => href.group(lang, code)),
  'hotel/group/{name}/{brand}': async (api) =>
    (await groupsOf(api)).flatMap(({ code, brands }) =>
      pages(brands, (lang, brand) => href.groupBrand(lang, code, brand.code)),
    ),
  'hotel/region/{code}': async (api) =>
    pages((await api.call('regions')).regions, (lang, { code }) => href.region(lang, code)),
  'fast-track/{iataCode}/{name?}/{country?}': async (api) =>
    pages((await api.call('fastTrackAirports')).airports, (lang, { iata }) =>
      href.fastTrackAirport(lang, iata),
    ),
  'experience-share/{category}': async (api) =>
    pages(
      (await api.call('blogCategories')).categories.filter(({ articles }) => articles > 0),
      (lang, { code }) => href.journal(lang, code),
    ),
  'experience-share/blog/{urlName}': async (api) => {
    const found: ListedPage[] = [];
    for (let [page, total] = [1, 1]; found.length < total; page += 1) {
      const list = await api.call('blogList', { body: { page, pageSize: 50 } });
      if (list.articles.length === 0) break;
      total = list.total;
      found.push(
        ...list.articles.map(({ slug, publishedAt }) => ({
          path: (lang: Locale) => href.article(lang, slug),
          changed: publishedAt,
        })),
      );
    }
    return found;
  },
};
const groupsOf = async (api: Api) => (await api.call('tpGroups', { body: {} })).groups;
const isHotels = (id: IndexedPattern) => id === 'hotel/detail/{name}/{region?}';

async function hotels(api: Api, page: number): Promise<ListedPage[]> {
  const list = await api.call('deployedHotels', { body: { page, pageSize: hotelsPerFile } });
  return pages(list.hotels, (lang, { slug, place }) => href.hotelDetail(lang, slug, place));
}

export interface SitemapBrand {
  brand: 'main' | 'club';
  locales: readonly Locale[];
  /** The target of an address without a language: x-default. */
  defaultLocale: Locale;
  /** Scheme and host of this site. */
  origin: string;
}

/** The list of a brand's sitemaps. @throws RequestFailure */
export async function sitemapIndex(api: Api, { origin }: Pick<SitemapBrand, 'origin'>): Promise<string> {
  const { total } = await api.call('deployedHotels', { body: { pageSize: 1 } });
  const parts = Array.from({ length: Math.ceil(total / hotelsPerFile) }, (_, i) => `hotels-${i + 1}`);
  const lines = ['pages', ...parts].map(
    (name) => `<sitemap><loc>${xml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</sitemapindex>
`;
}

/**
 * A sitemap: each page once per language, with all its languages. `part` of the hotels from 1, null for all
 * other pages; null if there is no such part. @throws RequestFailure
 */
export async function sitemap(api: Api, site: SitemapBrand, part: number | null): Promise<string | null> {
  const { brand, locales, defaultLocale, origin } = site;
  const listed: ListedPage[] = [];
  if (part === null) {
    const { plain, patterns, experiences } = indexedPages(brand);
    listed.push(...pages(plain, href.page));
    for (const id of patterns) if (!isHotels(id)) listed.push(...(await pagesOf[id](api)));
    listed.push(...pages(experiences, href.experience));
  } else {
    listed.push(...(await hotels(api, part)));
    if (listed.length === 0) return null;
  }
  const entries = listed.flatMap(({ path: address, changed }) => {
    const link = (lang: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(origin + path)}"/>`;
    const links = [
      ...locales.map((lang) => link(htmlLang(lang), address(lang))),
      link('x-default', address(defaultLocale)),
    ].join('');
    const day = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
    return locales.map((lang) => `<url><loc>${xml(origin + address(lang))}</loc>${day}${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
