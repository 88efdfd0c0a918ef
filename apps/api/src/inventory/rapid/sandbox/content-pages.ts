import { locales } from '@voyage/domain/locale.ts';
import { languageOf } from '../shop.ts';
import { contentOf } from './content.ts';
import type { SandboxProperty } from './properties.ts';

const pageSize = 20;

interface Page {
  status: number;
  body: object;
  headers?: Record<string, string>;
}
const invalid = (field: string): Page => ({
  status: 400,
  body: { type: 'invalid_input', message: field, errors: [{ type: `${field}.invalid`, message: field }] },
});

/** The lists of what changed, in pages; null: it is another call. Links of pages have the whole address. */
export function contentPage(
  url: URL,
  base: string,
  properties: readonly SandboxProperty[],
): (() => Page) | null {
  const { pathname, searchParams: query } = url;
  if (pathname === '/v3/properties/content')
    return () => {
      const [locale] = locales.filter((one) => languageOf(one) === query.get('language'));
      if (!locale || !query.get('supply_source')) return invalid('language');
      if (query.getAll('property_id').length > 250) return invalid('property_id');
      const found = properties.flatMap((property) => {
        const content = contentOf(property, locale);
        return content && isWanted(property, content, query) ? [content] : [];
      });
      return inPages(url, base, found, (some) =>
        Object.fromEntries(some.map((content) => [content.property_id, content])),
      );
    };
  if (pathname === '/v3/properties/inactive')
    return () => {
      const since = query.get('since');
      if (!since) return invalid('since');
      const found = properties.filter(({ inactiveOn }) => inactiveOn !== undefined && inactiveOn >= since);
      return inPages(url, base, found, (some) => some.map(({ id }) => ({ property_id: id })));
    };
  return null;
}

function isWanted(
  { id, updatedOn = '2020-01-01' }: SandboxProperty,
  { ratings }: { ratings: { property: { rating: string } } },
  query: URLSearchParams,
): boolean {
  const ids = query.getAll('property_id');
  return (
    (ids.length === 0 || ids.includes(id)) &&
    !query.has('chain_id') && // none belongs to a chain
    updatedOn >= (query.get('date_updated_start') ?? '') &&
    Number(ratings.property.rating) >= Number(query.get('property_rating_min') ?? 0)
  );
}

function inPages<T>(url: URL, base: string, all: readonly T[], body: (some: T[]) => object): Page {
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
