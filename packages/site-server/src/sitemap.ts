import type { Api } from '@voyage/api-client/client.ts';
import { htmlLang, type Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { indexedPages, type IndexedPattern } from '@voyage/routes/indexed-pages.ts';
import { xml } from './xml.ts';

/** A page in each language: its path there. */
type PageAddress = (lang: Locale) => string;

/** How many hotels stand in a file: with four languages, far below the 50,000 addresses that a file may have. */
export const hotelsPerFile = 1000;
/** The name of a sitemap's file: the pages, or a part of the hotels. */
export const sitemapName = /^(?:pages|hotels-([1-9]\d{0,3}))\.xml$/;

/** Every page of a kind, hotels aside: they are thousands and come in parts. */
const pagesOf: Record<
  Exclude<IndexedPattern, 'hotel/detail/{name}/{region?}'>,
  (api: Api) => Promise<PageAddress[]>
> = {
  'hotel/group/{name}': async (api) =>
    (await groupsOf(api)).map(
      ({ code }) =>
        (lang) =>
          href.group(lang, code),
    ),
  'hotel/group/{name}/{brand}': async (api) =>
    (await groupsOf(api)).flatMap(({ code, brands }) =>
      brands.map(
        (brand): PageAddress =>
          (lang) =>
            href.groupBrand(lang, code, brand.code),
      ),
    ),
  'hotel/region/{code}': async (api) =>
    (await api.call('regions')).regions.map(
      ({ code }) =>
        (lang) =>
          href.region(lang, code),
    ),
  'fast-track/{iataCode}/{name?}/{country?}': async (api) =>
    (await api.call('fastTrackAirports')).airports.map(
      ({ iata }) =>
        (lang) =>
          href.fastTrackAirport(lang, iata),
    ),
  'experience-share/{category}': async (api) =>
    (await api.call('blogCategories')).categories
      .filter(({ articles }) => articles > 0)
      .map(
        ({ code }) =>
          (lang) =>
            href.journal(lang, code),
      ),
  'experience-share/blog/{urlName}': async (api) => {
    const slugs: string[] = [];
    for (let [page, total] = [1, 1]; slugs.length < total; page += 1) {
      const list = await api.call('blogList', { body: { page, pageSize: 50 } });
      if (list.articles.length === 0) break;
      total = list.total;
      slugs.push(...list.articles.map(({ slug }) => slug));
    }
    return slugs.map((slug) => (lang) => href.article(lang, slug));
  },
};
const groupsOf = async (api: Api) => (await api.call('tpGroups', { body: {} })).groups;
const isHotels = (id: IndexedPattern) => id === 'hotel/detail/{name}/{region?}';

async function hotels(api: Api, page: number): Promise<PageAddress[]> {
  const list = await api.call('deployedHotels', { body: { page, pageSize: hotelsPerFile } });
  return list.hotels.map(
    ({ slug, place }) =>
      (lang) =>
        href.hotelDetail(lang, slug, place),
  );
}

export interface SitemapBrand {
  brand: 'main' | 'club';
  locales: readonly Locale[];
  /** What an address without a language leads to: x-default. */
  defaultLocale: Locale;
  /** Scheme and host of this site. */
  origin: string;
}

/** The list of a brand's sitemaps. @throws CallFailure */
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

/** A sitemap: each page once a language, with all its languages. `part` of the hotels from 1, null for all other pages; null where there is no such part. @throws CallFailure */
export async function sitemap(api: Api, site: SitemapBrand, part: number | null): Promise<string | null> {
  const { brand, locales, defaultLocale, origin } = site;
  const addresses: PageAddress[] = [];
  if (part === null) {
    const { plain, patterns, experiences } = indexedPages(brand);
    for (const id of plain) addresses.push((lang) => href.page(lang, id));
    for (const id of patterns) if (!isHotels(id)) addresses.push(...(await pagesOf[id](api)));
    for (const name of experiences) addresses.push((lang) => href.experience(lang, name));
  } else {
    addresses.push(...(await hotels(api, part)));
    if (addresses.length === 0) return null;
  }
  const entries = addresses.flatMap((address) => {
    const link = (lang: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(origin + path)}"/>`;
    const links = [
      ...locales.map((lang) => link(htmlLang(lang), address(lang))),
      link('x-default', address(defaultLocale)),
    ].join('');
    return locales.map((lang) => `<url><loc>${xml(origin + address(lang))}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
