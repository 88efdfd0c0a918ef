import { errorCode } from '@voyage/contracts/errors.ts';
import { RequestFailure } from '@voyage/api-client/failure.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay } from '@voyage/routes/complete-stay.ts';
import { stayQuery, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { CompareBar } from '@voyage/stay-parts/CompareBar.tsx';
import { useRateAudience, useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container, visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useId, useRef, useState } from 'react';
import { FilterChips } from '../parts/FilterChips.tsx';
import { FlexibleDates } from '../parts/FlexibleDates.tsx';
import { NothingFound } from '../parts/NothingFound.tsx';
import { MemberRatesNote } from '../parts/MemberRatesNote.tsx';
import { PriceProgress } from '../parts/PriceProgress.tsx';
import { FiltersButton, FiltersColumn } from '../parts/Filters.tsx';
import { ResultsFailure } from '../parts/ResultsFailure.tsx';
import { ResultsList } from '../parts/ResultsList.tsx';
import { MapButton, MapUnavailable, ResultsMapPlace } from '../parts/ResultsMapPlace.tsx';
import { SearchBar, type SearchBarHandle } from '../parts/SearchBar.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { SortField } from '../parts/SortField.tsx';
import { StayProblemPanel } from '../parts/StayProblemPanel.tsx';
import { resultsTitle } from '../state/results-title.ts';
import { cannotDrawMapAtom } from '../state/active-hotel.ts';
import { useChosenFilters } from '../state/chosen-filters.ts';
import { aroundPlace } from '../state/around-place.ts';
import { draftOfAddress, carriedOverQuery } from '../state/address.ts';
import { useKnownPlaceName } from '../state/known-place.ts';
import { useMapView } from '../state/map-view.ts';
import { useRememberedPrivilegeFilter } from '../state/privilege-filter.ts';
import { priceRole } from '../state/price-progress.ts';
import { useResultPrices } from '../state/result-prices.ts';
import { pagesFrom, pageSize, readableBy, requestOf, type ResultsLoad } from '../state/results-load.ts';
import { useSearchQuery } from '../state/search-results.ts';
import { useShownFrom } from '../state/shown-list.ts';
import * as css from '../parts/results.css.ts';

interface Props {
  query: SearchQuery;
  load: ResultsLoad;
}

/**
 * The hotels of a place, a group or a brand with a room for a stay. Without a bookable stay there are no results:
 * the page says why, and lists the hotels under a heading of their own.
 */
export function ResultsPage({ query: address, load }: Props) {
  const { t, locale } = usePage();
  const router = useRouter();
  const { limits, calendars } = useStayRules();
  const reader = useRateAudience();
  const query = readableBy(reader, address);
  const complete = completeStay(query, limits);
  const stay = 'stay' in complete && !load.refused ? complete.stay : undefined;
  const searchBar = useRef<SearchBarHandle>(null);
  const browseId = useId();
  const map = useMapView(query);
  const [cannotDraw, setCannotDraw] = useAtom(cannotDrawMapAtom);
  useRememberedPrivilegeFilter(address, reader);
  const request = requestOf(query, stay, reader);
  const searchQuery = useSearchQuery();
  const { failure } = load;
  const to = (part: Partial<SearchQuery>) =>
    href.hotelSearch(locale, { ...query, page: undefined, view: undefined, ...part });
  const change = (part: Partial<SearchQuery>) => void router.navigate({ href: to(part) });
  const from = useShownFrom(to({}), request.page);
  const pageQuery = (page: number) => ({
    ...searchQuery({ ...request, page }),
    enabled: Boolean(query.code) && !failure,
    // a cached page may be minutes old, and reordering would move the list while it is read; prices are
    // checked again on the hotel's page
    refetchOnMount: false,
  });
  const first = useQuery({ ...pageQuery(from), placeholderData: keepPreviousData });
  const later = useQueries({ queries: pagesFrom(from + 1, request.page).map(pageQuery) });
  const { data } = first;
  const pages = [first, ...later].flatMap((page) => (page.isPlaceholderData ? [] : (page.data ?? [])));
  const { asked, progress } = useResultPrices(pages, request);
  const role = priceRole(request);
  const isPricing = progress !== null && progress.waiting > 0;
  // its line stays once it was there: nothing below it moves when the last price comes
  const [wasPricing, setWasPricing] = useState(false);
  if (progress && !wasPricing) setWasPricing(true);
  const isFetching = [first, ...later].some((page) => page.isFetching);
  const hits = [first, ...later].flatMap((page) => page.data?.hotels ?? []);
  const askedOf = ({ hotel, priced }: (typeof hits)[number]) =>
    priced ? undefined : (asked.get(hotel.id) ?? (isFetching || isPricing ? 'waiting' : 'failed'));
  const unpriced = progress !== null && progress.priced < progress.total ? progress : undefined;
  const error = failure && new RequestFailure(failure.code, { details: failure.details });
  // the earlier result is not that of this address
  const name = load.place?.name ?? (failure ? undefined : data?.place.name);
  const knownName = useKnownPlaceName(query);
  const place =
    query.code && failure?.code !== errorCode.placeNotFound
      ? { code: request.code, locationType: request.locationType, name: name ?? knownName ?? '' }
      : null;
  const total = data?.total ?? 0;
  const addressOf = (id: string) => href.hotel(locale, id, stay && stayQuery(stay));
  const chosen = useChosenFilters(data?.facets, query);

  const near = data?.facets.points.find(({ code }, i) =>
    query.near && query.within ? code === query.near : i === 0,
  );
  const filters = { query, chosen, onChange: change, ...(unpriced && { unpriced }) };
  const chips = query.area
    ? [{ key: 'area', name: t('stays.map.area.chosen'), without: { area: undefined } }, ...chosen]
    : chosen;

  const aboutPrices = stay
    ? (calendars || reader === 'guest') && (
        <>
          {calendars && <FlexibleDates query={query} stay={stay} />}
          <MemberRatesNote />
        </>
      )
    : hits.some(({ fromNight }) => fromNight) && <p className={smallPrint}>{t('stays.results.noStay')}</p>;
  const listed = Boolean(query.code) && !error;
  const title = name && (
    <h1 className={`${heading.h1} ${css.name}`}>{resultsTitle(t, name, request.locationType)}</h1>
  );

  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.top}>
        <SearchBar
          ref={searchBar}
          collapsed={SearchLine}
          fromAddress={draftOfAddress(query, place, limits)}
          list={carriedOverQuery(query)}
        />
        {!(stay && listed) && title}
        {!stay && data?.place.standfirst && (
          <p className={`${text.lead} ${css.standfirst}`}>{data.place.standfirst}</p>
        )}
      </div>
      {!query.code && (
        <EmptyPanel
          level={1}
          ornament="compass"
          title={t('stays.results.missing.title')}
          text={t('stays.results.missing.text')}
          action={
            <div className={css.missingLinks}>
              <ButtonLink variant="secondary" href={href.regions(locale)}>
                {t('regions.others')}
              </ButtonLink>
              <ButtonLink variant="secondary" href={href.hotels(locale)}>
                {t('stays.landing.title')}
              </ButtonLink>
            </div>
          }
        />
      )}
      {error && <ResultsFailure error={error} level={name ? 2 : 1} />}
      {data && listed && !stay && (
        <StayProblemPanel
          refused={load.refused}
          problem={'problem' in complete ? complete : undefined}
          onChange={(step) => searchBar.current?.open(step)}
        />
      )}
      {listed && (
        <div className={css.columns} data-map={cannotDraw ? undefined : true}>
          {data && <FiltersColumn {...filters} total={total} facets={data.facets} />}
          <div
            id="results"
            tabIndex={-1}
            className={css.results}
            aria-busy={isFetching}
            {...(data && !stay && { role: 'region', 'aria-labelledby': browseId })}
          >
            <div className={css.head}>
              <div className={css.title}>
                {stay
                  ? title
                  : data && (
                      <h2 id={browseId} className={`${heading.h1} ${css.name}`}>
                        {t('stays.results.browse')}
                      </h2>
                    )}
                {data && (
                  // what is shown below says it in full if there are none
                  <p role="status" className={total > 0 ? secondary : visuallyHidden}>
                    {(total > 0 || !isPricing) &&
                      t(stay && !unpriced ? 'stays.results.count' : 'stays.hotels.count', { count: total })}
                  </p>
                )}
              </div>
              {wasPricing && <PriceProgress progress={progress} role={role} />}
              {data && (
                <div className={css.bar}>
                  <FiltersButton {...filters} total={total} facets={data.facets} />
                  <SortField
                    stay={stay !== undefined}
                    near={data.facets.points.length > 0}
                    value={request.sort}
                    onChange={(sort) => change({ sort })}
                  />
                  <MapButton onClick={map.open} />
                </div>
              )}
            </div>
            {!data && <ListSkeleton label={t('site.loading')} count={6} />}
            {data && (
              <>
                {cannotDraw && <MapUnavailable />}
                <FilterChips chosen={chips} onChange={change} />
                {total > 0 && aboutPrices && <div className={css.aboveList}>{aboutPrices}</div>}
                {total === 0 && isPricing && <ListSkeleton label={t('site.loading')} count={3} />}
                {total === 0 && !isPricing && (
                  <NothingFound ways={data.widen} currency={data.facets.prices?.currency} to={to} />
                )}
                <ResultsList
                  hits={hits}
                  askedOf={askedOf}
                  stay={stay}
                  total={total}
                  from={(from - 1) * pageSize}
                  point={near}
                  stale={first.isPlaceholderData}
                  addressOf={addressOf}
                  afterFirst={aboutPrices && <div className={css.inList}>{aboutPrices}</div>}
                  earlier={from > 1 ? to({ page: from > 2 ? from - 1 : undefined }) : undefined}
                  level={stay ? 2 : 3}
                  later={total > request.page * pageSize ? to({ page: request.page + 1 }) : undefined}
                />
              </>
            )}
          </div>
          {data && (
            <ResultsMapPlace
              open={map.isOpen}
              onClose={map.close}
              beside={!cannotDraw}
              onUnavailable={() => setCannotDraw(true)}
              hits={hits}
              asked={asked}
              total={total}
              request={request}
              place={name ?? ''}
              around={aroundPlace(data.place)}
              area={query.area}
              onArea={(area) => void router.navigate({ href: to({ area, view: query.view }), replace: true })}
              addressOf={addressOf}
            />
          )}
        </div>
      )}
      <CompareBar stayOf={() => stay && stayQuery(stay)} />
    </div>
  );
}
