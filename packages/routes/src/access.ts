import { pages, routeIds, type Access, type PageRule, type RouteId } from './pages.ts';

/** The pattern of a route id: `{name}` is one part of the path, `{name?}` may be missing. Of a path after /{lang}. */
export const patternOf = (id: string): RegExp =>
  new RegExp(
    `^${id
      .split('/')
      .filter(Boolean)
      .map((part) => (part.endsWith('?}') ? '(/[^/]+)?' : part.startsWith('{') ? '/[^/]+' : `/${part}`))
      .join('')}$`,
  );
/** What comes after the language of an address, without its query and a slash at the end: `/hotel/booking`. */
const pathOf = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^\/[^/]*/, '')
    .replace(/\/$/, '');

const placeholders = (id: string): number => id.split('{').length - 1;
/** The most literal first: hotel/booking before hotel/{id}. */
const patterns = routeIds
  .toSorted((a, b) => placeholders(a) - placeholders(b))
  .map((id) => [id, patternOf(id)] as const);

/** The page of an address with its language, `/en/hotel/booking?offer=1`; undefined where there is none. */
export function routeOf(address: string): RouteId | undefined {
  const path = pathOf(address);
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Whom the page of an address is for (docs/product/screens.md, "Guards"); an address without a page is for anyone. */
export function accessOf(address: string): Access {
  const route = routeOf(address);
  return route === undefined ? 'anyone' : pages[route].access;
}

/** Whether a page is a member's own: the one answer for logout and for what ends a session. */
export const needsLogin = (address: string): boolean => accessOf(address) === 'member';

/** Whether an address is one of a page that only the other brand has. `list`: the pages of the product. */
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
