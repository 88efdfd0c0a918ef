import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { stayOnlySorts } from '@voyage/domain/hotel-search.ts';
import { isAnswered, type OnRequestPrices } from '@voyage/stay-parts/hotel-prices.ts';
import { rateConditions } from './address.ts';
import type { SearchRequest } from './search-results.ts';

/** Of hotels whose supplier prices on request. */
export interface PriceProgress {
  /** How many hotels have been priced, of how many. */
  priced: number;
  total: number;
  /** How many are being asked about, and about how many that was in vain. */
  waiting: number;
  failed: number;
}
type Priced = Pick<SearchAnswer, 'pricing'>;

/** The hotels to ask about for the shown pages of a list, in order. */
export const hotelsToPrice = (pages: readonly Priced[]): string[] => [
  ...new Set(pages.flatMap(({ pricing }) => pricing?.next ?? [])),
];

/** Null where every price is known at once. */
export function progressOf(pages: readonly Priced[], asked: OnRequestPrices): PriceProgress | null {
  const onRequest = pages.flatMap(({ pricing }) => pricing ?? []);
  if (onRequest.length === 0) return null;
  const next = hotelsToPrice(pages);
  const answered = (ids: readonly string[]) => ids.filter((id) => isAnswered(asked.get(id))).length;
  // pages were answered one after another, and some hotels were priced in between
  const priced = Math.max(...onRequest.map((page) => page.priced + answered(page.next)));
  return {
    priced,
    total: Math.max(...onRequest.map(({ of }) => of)),
    waiting: next.filter((id) => (asked.get(id) ?? 'waiting') === 'waiting').length,
    failed: next.filter((id) => asked.get(id) === 'failed').length,
  };
}

/** How prices decide a list: which hotels are in it, only their order, or not at all. */
export function priceRole(request: SearchRequest): 'filter' | 'order' | null {
  if (!request.stay) return null;
  if (request.price || rateConditions.some((condition) => request[condition])) return 'filter';
  return request.sort && stayOnlySorts.includes(request.sort) ? 'order' : null;
}

/**
 * The hotels that have been priced since a list was fetched, once all that it named are answered for; none while some
 * are waited for. `counted`: for which it was fetched again already, since whoever answers may not know of them yet.
 */
export function newlyPriced(
  ids: readonly string[],
  asked: OnRequestPrices,
  counted: ReadonlySet<string>,
): string[] {
  if (ids.some((id) => (asked.get(id) ?? 'waiting') === 'waiting')) return [];
  return ids.filter((id) => isAnswered(asked.get(id)) && !counted.has(id));
}
