import { errorCode } from '@voyage/contracts/errors.ts';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { resultsTitle } from '../state/results-title.ts';
import type { ResultsLoad } from '../state/results-load.ts';

/**
 * Place and stay define a list. A change of filter, order or page keeps the visible list, with its open
 * drawer and focus, until the response arrives.
 */
export const newResults = ({
  code,
  locationType,
  adults,
  children,
  checkIn,
  checkOut,
  rooms,
}: SearchQuery) => ({
  code,
  locationType,
  adults,
  children,
  checkIn,
  checkOut,
  rooms,
});

/** Fetched with the page, not with the first page of every visit. */
export const resultsLoader = async (args: Loading & { deps: SearchQuery }): Promise<ResultsLoad> =>
  (await import('../state/results-load.ts')).resultsLoader(args);

/** The title matches the page's first heading. */
export function resultsHead({
  match: { context, search },
  loaderData,
}: Matched<ResultsLoad> & { match: { search: SearchQuery } }) {
  const { t } = context.words.intl(context.locale);
  const { failure, place } = loaderData ?? { failure: null, place: null };
  const title = place
    ? resultsTitle(t, place.name, search.locationType)
    : t(
        failure?.code === errorCode.placeNotFound
          ? 'error.ht0011'
          : failure
            ? 'site.error.title'
            : search.code
              ? 'stays.landing.title'
              : 'stays.results.missing.title',
      );
  return pageHead(context, { path: null, title });
}
