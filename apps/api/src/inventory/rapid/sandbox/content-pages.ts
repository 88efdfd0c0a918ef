import { locales } from '@voyage/domain/locale.ts';
import { languageOf } from '../shop.ts';
import { invalid, type Reply } from './calls.ts';
import { contentOf } from './content.ts';
import type { PictureLinks } from './pictures.ts';
import type { SandboxProperty } from './properties.ts';

const pageSize = 20;

interface Content {
  properties: readonly SandboxProperty[];
  links: PictureLinks;
}

/** The lists of what changed, in pages; null: it is another call. Links of pages have the whole address. */
export function contentPage(url: URL, base: string, { properties, links }: Content): (() => Reply) | null {
  const { pathname, searchParams: query } = url;
  if (pathname === '/v3/properties/content')
    return () => {
      const [locale] = locales.filter((one) => languageOf(one) === query.get('language'));
      if (!locale || !query.get('supply_source')) return invalid('language.invalid');
      if (query.getAll('property_id').length > 250) return invalid('property_id.invalid');
      const found = properties.flatMap((property) => {
        const content = contentOf(property, locale, links);
        return content && isWanted(property, content, query) ? [content] : [];
      });
      return inPages(url, base, found, (some) =>
        Object.fromEntries(some.map((content) => [content.property_id, content])),
      );
    };
  if (pathname === '/v3/properties/inactive')
    return () => {
      const since = query.get('since');
      if (!since) return invalid('since.invalid');
      const found = properties.filter(({ inactiveOn }) => inactiveOn !== undefined && inactiveOn >= since);
      return inPages(url, base, found, (some) => some.map(({ id }) => ({ property_id: id })));
    };
  return null;
}

function isWanted(
  { id, updatedOn = '2020-01-01' }: SandboxProperty,
  { ratings, chain }: NonNullable<ReturnType<typeof contentOf>>,
  query: URLSearchParams,
): boolean {
  const ids = query.getAll('property_id');
  return (
    (ids.length === 0 || ids.includes(id)) &&
    (!query.has('chain_id') || (chain !== undefined && query.getAll('chain_id').includes(chain.id))) &&
    updatedOn >= (query.get('date_updated_start') ?? '') &&
    Number(ratings.property.rating) >= Number(query.get('property_rating_min') ?? 0)
  );
}

function inPages<T>(url: URL, base: string, all: readonly T[], body: (some: T[]) => object): Reply {
  const from = Number(url.searchParams.get('from') ?? 0);
  const to = from + pageSize;
  const next = new URL(url.pathname + url.search, base);
  next.searchParams.set('from', String(to));
  return {
    status: 200,
    body: body(all.slice(from, to)),
    ...(to < all.length && {
      headers: { link: `<${next.href}>; rel="next"; expires=2099-01-01T00:00:00Z` },
    }),
  };
}
