import { pages, routeIds, type Access, type PageRule, type RouteId } from './pages.ts';

/**
 * The pattern of a route id: `{name}` is one part of the path, `{name?}` is optional. For a path after
 * /{lang}.
 */
const patternOf = (id: string): RegExp =>
  new RegExp(
    `^${id
      .split('/')
      .filter(Boolean)
      .map((part) => (part.endsWith('?}') ? '(/[^/]+)?' : part.startsWith('{') ? '/[^/]+' : `/${part}`))
      .join('')}$`,
  );
/** The part of an address after the language, without query and trailing slash: `/hotel/booking`. */
const pathOf = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^\/[^/]*/, '')
    .replace(/\/$/, '');

const placeholders = (id: string): number => id.split('{').length - 1;
/** The most specific first: hotel/booking before hotel/{id}. */
const patterns = routeIds
  .toSorted((a, b) => placeholders(a) - placeholders(b))
  .map((id) => [id, patternOf(id)] as const);

/** The page of an address with its language, `/en/hotel/booking?offer=1`; undefined if there is none. */
export function routeOf(address: string): RouteId | undefined {
  const path = pathOf(address);
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/**
 * Who may see the page of an address (docs/product/screens.md, "Guards"); an address without a page is for
 * anyone.
 */
export function accessOf(address: string): Access {
  const route = routeOf(address);
  return route === undefined ? 'anyone' : pages[route].access;
}

/** Whether a page is a member's own, for logout and for sessions that end. */
export const needsLogin = (address: string): boolean => accessOf(address) === 'member';

/** Whether an address belongs to a page that only the other brand has. `list`: the pages of the product. */
export function isOfOtherBrand(
  address: string,
  brand: 'main' | 'club',
  list: Record<string, PageRule> = pages,
): boolean {
  const path = pathOf(address);
  return Object.entries(list).some(
    ([id, { only }]) => only !== undefined && only !== brand && patternOf(id).test(path),
  );
}
