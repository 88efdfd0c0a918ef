import { pages, routeIds, type PageRule, type RouteId } from './pages.ts';

/** Pages that anyone may see and no search engine lists: lists of a search, what a mail leads to, a page's older address. */
const unlisted = [
  'hotel/search',
  'hotel/compare',
  'hotel/{id}',
  'experience-share/blog',
  'experience-share/tag/{tag}',
  'forgot-password',
  'reset-password',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  '404',
] as const satisfies RouteId[];

type Public = { [Id in RouteId]: (typeof pages)[Id]['access'] extends 'anyone' ? Id : never }[RouteId];
/** A page for anyone that search engines list (docs/product/screens.md, "Page flags"). */
export type IndexedPage = Exclude<Public, (typeof unlisted)[number]>;
/** Such a page whose address names something: a hotel, an article. */
export type IndexedPattern = Extract<IndexedPage, `${string}{${string}`>;

const hidden: readonly string[] = unlisted;
const isIndexed = (id: RouteId): id is IndexedPage => pages[id].access === 'anyone' && !hidden.includes(id);
const isPattern = (id: IndexedPage): id is IndexedPattern => id.includes('{');

/** The pages of a brand that search engines list, each by its one address after /{lang}. */
export function indexedPages(brand: 'main' | 'club'): {
  plain: Exclude<IndexedPage, IndexedPattern>[];
  patterns: IndexedPattern[];
} {
  const own = routeIds.filter(isIndexed).filter((id) => {
    const { only }: PageRule = pages[id];
    return only === undefined || only === brand;
  });
  return {
    plain: own.filter((id): id is Exclude<IndexedPage, IndexedPattern> => !isPattern(id)),
    patterns: own.filter(isPattern),
  };
}
