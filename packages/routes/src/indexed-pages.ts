import { cruises, pagesOfMain, trains } from '#pages-of-main';
import { pages, routeIds, type PageRule, type RouteId } from './pages.ts';

/**
 * Public pages that search engines do not list: results of a search, pages linked in emails, the older
 * address of a page.
 */
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
  'screen',
  '404',
] as const satisfies RouteId[];

type Public = { [Id in RouteId]: (typeof pages)[Id]['access'] extends 'anyone' ? Id : never }[RouteId];
/** A public page that search engines list (docs/product/screens.md, "Page flags"). */
export type IndexedPage = Exclude<Public, (typeof unlisted)[number]>;
type Named = Extract<IndexedPage, `${string}{${string}`>;
type Plain = Exclude<IndexedPage, Named>;
/** Such a page whose address refers to data of the service: a hotel, an article. */
export type IndexedPattern = Exclude<Named, keyof typeof pagesOfMain>;

const hidden: readonly string[] = unlisted;
const isIndexed = (id: RouteId): id is IndexedPage => pages[id].access === 'anyone' && !hidden.includes(id);
const isPlain = (id: IndexedPage): id is Plain => !id.includes('{');
const isPattern = (id: IndexedPage): id is IndexedPattern => !isPlain(id) && !Object.hasOwn(pagesOfMain, id);

const experiences = [
  ...trains.map((slug) => `trains/${slug}`),
  ...Object.entries(cruises).flatMap(([line, ships]) => [
    line,
    ...Object.entries(ships).flatMap(([ship, voyages]) => [
      `${line}/${ship}`,
      ...voyages.map((voyage) => `${line}/${ship}/${voyage}`),
    ]),
  ]),
];

/** The pages of a brand that search engines list, each by its canonical path after /{lang}. */
export function indexedPages(brand: 'main' | 'club'): {
  plain: Plain[];
  patterns: IndexedPattern[];
  /**
   * The end of the address of an experience (`href.experience`): a train, a cruise line, a ship, a voyage.
   */
  experiences: string[];
} {
  const own = routeIds.filter(isIndexed).filter((id) => {
    const { only }: PageRule = pages[id];
    return only === undefined || only === brand;
  });
  return {
    plain: own.filter(isPlain),
    patterns: own.filter(isPattern),
    experiences: brand === 'main' ? experiences : [],
  };
}
