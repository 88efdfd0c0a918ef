import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useHotelPrices, type OnRequestPrices } from '@voyage/stay-parts/hotel-prices.ts';
import { useEffect, useRef } from 'react';
import type { SearchRequest } from './search-results.ts';
import { newlyPriced, priceRole, progressOf, hotelsToPrice, type PriceProgress } from './price-progress.ts';

/** The stay of a list, as prices of its hotels are requested. */
export const pricesFor = ({ stay, payAt }: SearchRequest) => stay && { stay, ...(payAt && { payAt }) };

/**
 * Requests the prices that the pages of a list lack, and fetches it again once they are there if they decide its order
 * or which hotels are in it; otherwise every hotel stays in its place.
 * @param pages of this request, not of an earlier one
 */
export function useResultPrices(
  pages: readonly SearchAnswer[],
  request: SearchRequest,
): { asked: OnRequestPrices; progress: PriceProgress | null } {
  const { queryClient } = usePage();
  const ids = hotelsToPrice(pages);
  const asked = useHotelPrices(pricesFor(request), ids);
  const list = JSON.stringify({ ...request, page: undefined });
  const counted = useRef({ list, ids: new Set<string>() });
  useEffect(() => {
    if (priceRole(request) === null) return;
    if (counted.current.list !== list) counted.current = { list, ids: new Set() };
    const priced = newlyPriced(ids, asked, counted.current.ids);
    if (priced.length === 0) return;
    for (const id of priced) counted.current.ids.add(id);
    void queryClient.refetchQueries({ queryKey: ['hotel-search'], type: 'active' });
    // oxlint-disable-next-line exhaustive-deps -- the list as text is what counts
  }, [list, ids.join(' '), asked]);
  return { asked, progress: progressOf(pages, asked) };
}
