import { loginRequired, routeIds, type RouteId } from './route-ids.ts';

/** The pattern of a route id: `{name}` is one part of the path, `{name?}` may be missing. Of a path after /{lang}. */
export const patternOf = (id: string): RegExp =>
  new RegExp(
    `^${id
      .split('/')
      .filter(Boolean)
      .map((part) => (part.endsWith('?}') ? '(/[^/]+)?' : part.startsWith('{') ? '/[^/]+' : `/${part}`))
      .join('')}$`,
  );

const placeholders = (id: string): number => id.split('{').length - 1;
/** The most literal first: hotel/booking before hotel/{id}. */
const patterns = routeIds
  .toSorted((a, b) => placeholders(a) - placeholders(b))
  .map((id) => [id, patternOf(id)] as const);

/** The page of an address with its language, `/en/hotel/booking?offer=1`; undefined where there is none. */
export function routeOf(address: string): RouteId | undefined {
  const path = address
    .replace(/[?#].*$/s, '')
    .replace(/^\/[^/]*/, '')
    .replace(/\/$/, '');
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Whether a page is a member's own (docs/product/screens.md, "Route guards"): the one answer for guards, logout, and what ends a session. */
export function needsLogin(address: string): boolean {
  const route = routeOf(address);
  return route !== undefined && loginRequired.includes(route);
}
