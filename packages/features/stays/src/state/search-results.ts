import { queries } from '@voyage/api-client/queries.ts';
import type { PartInput } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useRateAudience } from '@voyage/stay-parts/stay-rules.ts';

export type SearchRequest = PartInput<typeof hotelSearch, 'body'>;

/** The query of a search, with the rates that the reader may see. */
export function useSearchQuery() {
  const { api, locale } = usePage();
  const asMember = useRateAudience() === 'member';
  return (request: SearchRequest) => queries.search(api, locale, request, { asMember });
}
