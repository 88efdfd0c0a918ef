import type { Locale } from '@voyage/domain/locale.ts';
import { routeOf } from '@voyage/routes/access.ts';
import { routeIds, type RouteId } from '@voyage/routes/pages.ts';

/** A page's name as a label: Prometheus treats an empty label as missing. */
export const labelOf = (page: RouteId): string => page || 'home';
const other = 'other';
/** All that `pageLabel` returns. */
export const pageLabels: readonly string[] = [...routeIds.map(labelOf), other];

/**
 * The page of an address as a label. `other`: an address without a language or without a page, which redirects
 * or is a file for search engines.
 */
export function pageLabel(path: string, locales: readonly Locale[]): string {
  const language = path.split('/', 2)[1];
  const route = locales.some((locale) => locale === language) ? routeOf(path) : undefined;
  return route === undefined ? other : labelOf(route);
}
