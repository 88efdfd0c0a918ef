import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { useShownLeads } from '@voyage/stay-parts/shown-leads.ts';
import { useQueries } from '@tanstack/react-query';
import { pagesAround } from './pages-around.ts';
import { pageSize } from './results-load.ts';
import { useSearchQuery, type SearchRequest } from './search-results.ts';

type Hit = Output<typeof hotelSearch.data>['hotels'][number];

interface Around {
  /** Those that the list has loaded. */
  hits: readonly Hit[];
  shown: readonly { id: string }[];
  /** All hotels in the order of the list's pages. */
  order: readonly string[];
  /** The call of the list. */
  request: SearchRequest;
}

/**
 * The hotels of a list by their ids, each with its rates and the picture that stands for it in the list: those it has
 * loaded, and those next to one of them, whose pages are loaded as in the list.
 */
export function useHitsAround(
  id: string | undefined,
  { hits, shown, order, request }: Around,
): ReadonlyMap<string, { hit: Hit; picture: HotelPicture | null }> {
  const searchQuery = useSearchQuery();
  const pages = pagesAround(id, {
    shown: shown.map((hotel) => hotel.id),
    order,
    known: new Set(hits.map(({ hotel }) => hotel.id)),
    pageSize,
  });
  const loaded = useQueries({
    queries: pages.map((page) => ({
      ...searchQuery({ ...request, page }),
      refetchOnMount: false, // as in the list
    })),
  });
  const lists = [...loaded.map(({ data }) => data?.hotels ?? []), hits];
  const known = new Map(
    lists.flatMap((list) => {
      const pictures = leadPictures(list.map(({ hotel }) => hotel));
      return list.map((hit, i) => [hit.hotel.id, { hit, picture: pictures[i] ?? null }] as const);
    }),
  );
  const all = [...known.values()];
  useShownLeads(
    all.map(({ hit }) => hit.hotel),
    all.map(({ picture }) => picture),
  );
  return known;
}
