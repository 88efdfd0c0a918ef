import { searchQuerySchema, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { resultsLoader, type ResultsLoad } from '../state/results-load.ts';
import { ResultsPage } from './ResultsPage.tsx';

/** A stay, as the end of a query. */
export const days = '&checkIn=2027-03-12&checkOut=2027-03-15&adults=2';
/** The list of a query, for `pageStory`. */
export const at = (query: string) => ({
  at: `hotel/search${query}`,
  search: searchQuerySchema,
  load: resultsLoader,
  page: ({ search, load }: { search: SearchQuery; load: ResultsLoad }) => (
    <ResultsPage query={search} load={load} />
  ),
});
