import { CallFailure, isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { completeStay, hotelSorts, stayQuery, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { useApproximate } from '@voyage/journey-parts/approximate.ts';
import { useShownLeads } from '@voyage/journey-parts/shown-leads.ts';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { PageFailure } from '@voyage/frame/errors/PageFailure.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { EmptyPanel } from '@voyage/ui/EmptyPanel.tsx';
import { SelectField } from '@voyage/ui/Field.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { Pagination } from '@voyage/ui/Pagination.tsx';
import { ListSkeleton } from '@voyage/ui/Skeletons.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Filters } from '../parts/Filters.tsx';
import { HotelResult } from '../parts/HotelResult.tsx';
import { SearchBar } from '../parts/SearchBar.tsx';
import { draftOfAddress } from '../state/address.ts';
import { useStayProblemWords } from '../state/stay-problem.ts';
import { pageSize, searchRefusals, requestOf, type ResultsLoad } from './results-route.ts';
import * as css from '../parts/results.css.ts';

interface Props {
  query: SearchQuery;
  load: ResultsLoad;
}

/** A list of hotels: of a place, a group or a brand, for a stay or without one. */
export function ResultsPage({ query, load }: Props) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const complete = completeStay(query);
  const stay = 'stay' in complete ? complete.stay : undefined;
  const problemWords = useStayProblemWords();
  const request = requestOf(query, stay);
  const { failure } = load;
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...queries.search(api, locale, request),
    enabled: Boolean(query.code) && !failure,
    placeholderData: keepPreviousData,
    refetchOnMount: false, // a page that was kept may be minutes old, and another order of hotels would move the list under the reader; prices are checked afresh on the hotel's page
  });
  const error = failure && new CallFailure(failure.code, { details: failure.details });
  const change = (part: Partial<SearchQuery>) =>
    void router.navigate({ href: href.hotelSearch(locale, { ...query, page: undefined, ...part }) });
  const nights = stay ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const hotels = data?.hotels.map(({ hotel }) => hotel) ?? [];
  const pictures = leadPictures(hotels);
  useShownLeads(hotels, pictures);
  const approximate = useApproximate(data?.hotels[0]?.cheapest?.total);
  const name = load.place?.name ?? (failure ? undefined : data?.place.name); // what was found before is not where this address leads
  const place =
    query.code && failure?.code !== 'ht0011'
      ? { code: request.code, locationType: request.locationType, name: name ?? '' }
      : null;
  const level = name ? 2 : 1;
  const pages = data ? Math.max(1, Math.ceil(data.total / pageSize)) : 1;

  return (
    <div className={container}>
      <div className={css.top}>
        <div className={css.search}>
          <SearchBar folds fromAddress={draftOfAddress(query, place)} />
        </div>
        {name && <h1 className={heading.h1}>{t({ id: 'stays.results.title' }, { place: name })}</h1>}
        {data?.place.standfirst && <p className={text.lead}>{data.place.standfirst}</p>}
      </div>
      {!query.code && (
        <EmptyPanel
          level={1}
          ornament="compass"
          title={t({ id: 'stays.results.missing.title' })}
          text={t({ id: 'stays.results.missing.text' })}
        />
      )}
      {error && isFailure(error, ...searchRefusals) && (
        <EmptyPanel
          level={level}
          ornament="journey"
          title={isFailure(error, 'ht0004') ? t({ id: 'stays.results.past.title' }) : failureWords(error)}
          text={t({ id: 'stays.results.past.text' })}
        />
      )}
      {error && isFailure(error, 'ht0011') && (
        <EmptyPanel
          level={1}
          ornament="compass"
          title={failureWords(error)}
          action={
            <Link className={buttonClass('secondary')} href={href.hotels(locale)}>
              {t({ id: 'stays.landing.title' })}
            </Link>
          }
        />
      )}
      {error && !isFailure(error, 'ht0011', ...searchRefusals) && <PageFailure error={error} level={level} />}
      {!data && !error && query.code && <ListSkeleton label={t({ id: 'site.loading' })} count={6} />}
      {data && !error && (
        <div className={css.columns}>
          <Filters facets={data.facets} query={query} onChange={change} />
          <div aria-busy={isFetching}>
            <div className={css.bar}>
              <div>
                <p role="status" className={secondary}>
                  {stay
                    ? t({ id: 'stays.results.count' }, { count: data.total })
                    : t({ id: 'stays.hotels.count' }, { count: data.total })}
                </p>
                {approximate && <p className={`${text.small} ${secondary}`}>{approximate.noteForAll}</p>}
              </div>
              <SelectField
                label={t({ id: 'stays.sort' })}
                value={request.sort}
                onChange={(event) => change({ sort: hotelSorts.find((sort) => sort === event.target.value) })}
              >
                {hotelSorts
                  .filter((sort) => stay || !sort.startsWith('price'))
                  .map((sort) => (
                    <option key={sort} value={sort}>
                      {t({ id: `stays.sort.${sort}` })}
                    </option>
                  ))}
              </SelectField>
            </div>
            {'problem' in complete && <p className={secondary}>{problemWords(complete)}</p>}
            {data.total === 0 && (
              <EmptyPanel
                ornament="compass"
                title={t({ id: 'stays.results.none.title' })}
                text={t({ id: 'stays.results.none.text' })}
              />
            )}
            <div className={css.list} data-loading={isPlaceholderData || undefined}>
              {data.hotels.map((hit, i) => (
                <HotelResult
                  key={hit.hotel.id}
                  hit={hit}
                  picture={hotelPicture(pictures[i] ?? null)}
                  nights={nights}
                  priority={i === 0}
                  to={href.hotel(locale, hit.hotel.id, stay && stayQuery(stay))}
                />
              ))}
            </div>
            <Pagination
              label={t({ id: 'stays.pages' })}
              page={request.page}
              pages={pages}
              hrefOf={(page) => href.hotelSearch(locale, { ...query, page: page > 1 ? page : undefined })}
              previousLabel={t({ id: 'stays.page.previous' })}
              nextLabel={t({ id: 'stays.page.next' })}
              pageLabel={(page) => t({ id: 'stays.page' }, { page, pages })}
              linkAs={Link}
            />
          </div>
        </div>
      )}
    </div>
  );
}
