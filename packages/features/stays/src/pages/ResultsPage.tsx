import { CallFailure, isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { useFailureWords } from '@voyage/site/failure-words.ts';
import { Link } from '@voyage/site/Link.tsx';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { SelectField } from '@voyage/ui/Field.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { EmptyState, ErrorState, Skeleton } from '@voyage/ui/States.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLoaderData, useRouter, useSearch } from '@tanstack/react-router';
import { Filters } from '../parts/Filters.tsx';
import { HotelCard } from '../parts/HotelCard.tsx';
import { SearchBar } from '../parts/SearchBar.tsx';
import { draftOfAddress } from '../state/address.ts';
import { pageSize, requestOf, sorts, stayOf, type ResultsLoad } from './results-route.ts';
import * as css from './ResultsPage.css.ts';

export function ResultsPage() {
  const say = useWords();
  const failureWords = useFailureWords();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const query = useSearch({ strict: false }) as SearchQuery;
  const stay = stayOf(query);
  const request = requestOf(query, stay);
  const { failure } = (useLoaderData({ strict: false }) ?? { failure: null }) as ResultsLoad;
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...queries.search(api, locale, request),
    enabled: Boolean(query.code) && !failure,
    placeholderData: keepPreviousData,
  });
  const error = failure && new CallFailure(failure);
  const change = (part: Partial<SearchQuery>) => void router.navigate({ href: href.hotelSearch(locale, { ...query, page: undefined, ...part }) });
  const nights = stay ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const place = data ? { code: request.code, locationType: request.locationType, name: data.place.name } : null;
  const pages = data ? Math.max(1, Math.ceil(data.total / pageSize)) : 1;

  return (
    <div className={container}>
      <div className={css.top}>
        <SearchBar folds fromAddress={draftOfAddress(query, place)} />
        {data && <h1 className={heading.h1}>{say('stays.results.title', { place: data.place.name })}</h1>}
        {data?.place.standfirst && <p className={text.lead}>{data.place.standfirst}</p>}
      </div>
      {!query.code && <EmptyState title={say('stays.results.missing.title')} text={say('stays.results.missing.text')} />}
      {error && isFailure(error, 'ht0004', 'rq0001') && <EmptyState title={say('stays.results.past.title')} text={say('stays.results.past.text')} />}
      {error && isFailure(error, 'ht0011') && (
        <EmptyState
          title={failureWords(error)}
          action={
            <Link className={buttonClass('secondary')} href={href.hotels(locale)}>
              {say('stays.landing.title')}
            </Link>
          }
        />
      )}
      {error && !isFailure(error, 'ht0004', 'ht0011', 'rq0001') && (
        <ErrorState title={say('site.error.title')} text={failureWords(error)} retryLabel={say('site.retry')} onRetry={() => void router.invalidate()} />
      )}
      {!data && !error && query.code && <Skeleton label={say('site.loading')} lines={8} picture />}
      {data && !error && (
        <div className={css.columns}>
          <Filters facets={data.facets} query={query} onChange={change} />
          <div aria-busy={isFetching}>
            <div className={css.bar}>
              <p role="status" className={secondary}>
                {stay ? say('stays.results.count', { count: data.total }) : say('stays.hotels.count', { count: data.total })}
              </p>
              <SelectField label={say('stays.sort')} value={request.sort} onChange={(event) => change({ sort: event.target.value })}>
                {sorts
                  .filter((sort) => stay || !sort.startsWith('price'))
                  .map((sort) => (
                    <option key={sort} value={sort}>
                      {say(`stays.sort.${sort}`)}
                    </option>
                  ))}
              </SelectField>
            </div>
            {!stay && <p className={secondary}>{say('stays.results.missing.text')}</p>}
            {data.total === 0 && <EmptyState title={say('stays.results.none.title')} text={say('stays.results.none.text')} />}
            <div className={css.list} data-loading={isPlaceholderData || undefined}>
              {data.hotels.map((hit, i) => (
                <HotelCard key={hit.hotel.id} hit={hit} nights={nights} priority={i === 0} to={href.hotel(locale, hit.hotel.id, stay && stayQuery(stay))} />
              ))}
            </div>
            {pages > 1 && (
              <nav className={css.pages} aria-label={say('stays.page', { page: request.page, pages })}>
                {request.page > 1 && (
                  <Link className={buttonClass('secondary')} rel="prev" href={href.hotelSearch(locale, { ...query, page: request.page - 1 })}>
                    {say('stays.page.previous')}
                  </Link>
                )}
                <span>{say('stays.page', { page: request.page, pages })}</span>
                {request.page < pages && (
                  <Link className={buttonClass('secondary')} rel="next" href={href.hotelSearch(locale, { ...query, page: request.page + 1 })}>
                    {say('stays.page.next')}
                  </Link>
                )}
              </nav>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
