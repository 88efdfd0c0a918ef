import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { policy } from '@voyage/domain/policy.ts';
import { readQuote } from '@voyage/domain/quote.ts';
import { dayInZone, daysBetween } from '@voyage/domain/stay-date.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { comparedIds, type CompareQuery } from '@voyage/routes/compare-query.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay } from '@voyage/routes/complete-stay.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ApproximateNote } from '@voyage/stay-parts/ApproximateNote.tsx';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { useCompared } from '@voyage/stay-parts/compared.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { Breadcrumb } from '@voyage/ui/navigation/Breadcrumb.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { CompareAdd } from '../parts/CompareAdd.tsx';
import { CompareHead, CompareHeadPrice, CompareTotal } from '../parts/CompareColumn.tsx';
import { CompareEmpty, CompareMissing, CompareShare, QuoteChanges } from '../parts/CompareNotes.tsx';
import { CompareTable } from '../parts/CompareTable.tsx';
import { CompareTools } from '../parts/CompareTools.tsx';
import { MemberRatesNote } from '../parts/MemberRatesNote.tsx';
import { SearchBar } from '../parts/SearchBar.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { draftOfAddress } from '../state/address.ts';
import { compareGroups } from '../state/compare-groups.ts';
import { shownPair, type Pair } from '../state/compared-pair.ts';
import { comparedRowsAtom } from '../state/compared-rows.ts';
import { bestRates, divided } from '../state/comparison.ts';
import { paymentTimings } from '../state/payment-timings.ts';
import { useStayProblemMessage } from '../state/stay-problem.ts';
import type { CompareLoad } from './compare-route.ts';
import * as css from '../parts/compare.css.ts';

/** Hotels side by side: those of the address, which can be shared as it is. */
export function ComparePage({ query, load }: { query: CompareQuery; load: CompareLoad }) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const hydrated = useHydrated();
  const compared = useCompared();
  const approximations = useApproximations();
  const errorMessage = useErrorMessage();
  const problemMessage = useStayProblemMessage();
  const [rows, showRows] = useAtom(comparedRowsAtom);
  const [chosenPair, choosePair] = useState<Pair>([]);
  const [now] = useState(() => Date.now());
  const ids = comparedIds(query).filter((id) => !load.unknown.includes(id));
  const { limits } = useStayRules();
  const complete = completeStay(query, limits);
  const stay = 'stay' in complete ? complete.stay : undefined;
  const stayParams = stay ? stayQuery(stay) : {};
  const found = useQueries({ queries: ids.map((id) => queries.hotel(api, locale, id)) });
  const plans = useQueries({
    queries: ids.map((id, i) => ({
      ...queries.plans(api, locale, {
        hotelId: found[i]?.data?.id ?? id,
        stay: stay ?? { checkIn: '', checkOut: '', rooms: [] },
        payAt: paymentTimings,
      }),
      enabled: stay !== undefined && found[i]?.data !== undefined && !import.meta.env.SSR,
    })),
  });
  const columns = ids.flatMap((id, i) => {
    const hotel = found[i]?.data;
    const rooms = plans[i];
    return hotel ? [{ id, hotel, plans: rooms, rates: rooms?.data && bestRates(rooms.data) }] : [];
  });
  const hotels = columns.map(({ hotel }) => hotel);
  const pair = shownPair(
    columns.map(({ id }) => id),
    chosenPair,
  );
  const pictures = leadPictures(hotels);
  // Invalid dates are rejected for all hotels alike, and reported once.
  const refused = plans.find(({ error }) => isFailure(error, 'datesOutOfRange', 'invalidValue'))?.error;
  const priced = stay !== undefined && !refused;
  // Rates appear together: rows that grew one by one would move what is being read.
  const settled = hydrated && !plans.some(({ isPending, isEnabled }) => isPending && isEnabled);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (settled) setShown(true);
  }, [settled]);
  const waiting = priced && !settled && !shown; // those of an added hotel join the visible ones
  const nights = priced ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const read = query.quote ? readQuote(query.quote) : null;
  // A time in the future was made up.
  const quote = read && Date.parse(read.at) <= now ? read : null;

  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: the focus moves to the new hotel, or to the top.
  const focusNext = useRef<string>(null);
  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    const link = document.querySelector<HTMLElement>(`[data-hotel="${next}"] a`);
    if (next !== '' && !link) return; // it is still loading
    focusNext.current = null;
    (link ?? title.current)?.focus();
  }, [hotels.length]);
  const show = (next: readonly string[], focus: string) => {
    focusNext.current = focus;
    compared.set(next);
    void router.navigate({
      href: href.compare(locale, { ...query, hotels: next.join(',') }),
      replace: true,
      resetScroll: false,
    });
  };
  const remove = (id: string) =>
    show(
      ids.filter((one) => one !== id),
      '',
    );
  const add = (id: string) => {
    choosePair([pair[0] ?? id, id]); // seen at once on a phone
    show([...ids, id], id);
  };
  const changeStay = (next: CompleteStay) =>
    void router.navigate({
      // the quote was for other dates
      href: href.compare(locale, { hotels: ids.join(','), ...stayQuery(next) }),
      replace: true,
      resetScroll: false,
    });

  const answered = plans.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0);
  const pricedAt =
    priced && hydrated && answered.length > 0 ? new Date(Math.min(...answered)).toISOString() : null;
  const [first] = hotels;
  return (
    <div className={`${container} ${css.page}`}>
      <Breadcrumb
        label={t('site.breadcrumb')}
        crumbs={[
          { name: t('stays.landing.title'), href: href.hotels(locale) },
          ...(first
            ? [
                {
                  name: first.place.name,
                  href: href.hotelSearch(locale, {
                    ...stayParams,
                    code: first.place.code,
                    locationType: 'place',
                  }),
                },
              ]
            : []),
          { name: t('stays.compare.title'), href: href.compare(locale, query) },
        ]}
        linkAs={Link}
      />
      <div className={css.top}>
        <div className={css.titles}>
          <h1 ref={title} tabIndex={-1} className={heading.h1}>
            {t('stays.compare.title')}
          </h1>
          {stay && (
            <p className={`${smallPrint} ${css.pricesOf}`}>
              {pricedAt &&
                t('stays.compare.pricesOf', {
                  moment: momentOn(pricedAt, { timeZone: localTimeZone(), place: null }, locale),
                })}
            </p>
          )}
          {priced && <MemberRatesNote />}
        </div>
        {columns.length > 0 && <CompareShare columns={columns} stay={stayParams} pricedAt={pricedAt} />}
      </div>
      {first && (
        <SearchBar
          collapsed={stay !== undefined && SearchLine}
          fromAddress={stay && draftOfAddress(query, { ...first.place, locationType: 'place' }, limits)}
          onStay={changeStay}
        />
      )}
      {first && 'problem' in complete && (
        <p className={secondary}>
          {complete.problem === 'missing' ? t('stays.compare.noDates') : problemMessage(complete)}
        </p>
      )}
      {refused && (
        <p role="alert" className={css.missing}>
          {`${errorMessage(refused)} ${t('stays.results.past.text')}`}
        </p>
      )}
      {quote && priced && <QuoteChanges quote={quote} columns={columns} waiting={waiting} />}
      {load.unknown.length > 0 && (
        <p className={css.missing}>{t('stays.compare.unknown', { count: load.unknown.length })}</p>
      )}
      {ids.map((id, i) => {
        const one = found[i];
        return (
          one?.error && (
            <CompareMissing
              key={id}
              error={one.error}
              onRetry={() => void one.refetch()}
              onRemove={() => remove(id)}
            />
          )
        );
      })}
      {ids.length === 0 && <CompareEmpty kept={hydrated ? compared.ids : []} stay={stayParams} />}
      {columns.length > 1 && (
        <CompareTools columns={columns} pair={pair} onPair={choosePair} rows={rows} onRows={showRows} />
      )}
      {columns.length > 0 && (
        <CompareTable
          columns={columns.map((column, i) => ({
            id: column.id,
            name: column.hotel.name,
            head: (
              <CompareHead
                hotel={column.hotel}
                picture={pictures[i] ?? null}
                query={stayParams}
                price={priced && <CompareHeadPrice rates={column.rates} approximations={approximations} />}
                onRemove={() => remove(column.id)}
              />
            ),
            first: (
              <CompareTotal
                {...column}
                query={stayParams}
                priced={priced}
                approximations={approximations}
                before={quote?.totals.get(column.id)}
                day={quote && hydrated ? dayInZone(new Date(quote.at), localTimeZone()) : null}
              />
            ),
          }))}
          firstLabel={
            priced ? t('stays.card.total', { nights, rooms: stay.rooms.length }) : t('stays.detail.rooms')
          }
          {...divided(
            compareGroups({ t, locale, approximations, hotels: columns, nights: waiting ? 0 : nights, now }),
            pair.map((id) => columns.findIndex((column) => column.id === id)),
          )}
          pair={pair}
          waiting={waiting}
          rows={columns.length > 1 ? rows : 'all'}
        />
      )}
      {priced && <ApproximateNote of={columns.map(({ rates }) => rates?.lowest.offer.price.total)} />}
      {ids.length < policy.maxComparedHotels && (
        <CompareAdd hotels={hotels} query={stayParams} onAdd={add} onLeave={() => compared.set(ids)} />
      )}
    </div>
  );
}
