import { queries } from '@voyage/api-client/queries.ts';
import type { Money } from '@voyage/domain/money.ts';
import { addDays, daysBetween } from '@voyage/domain/stay-date.ts';
import { daySpan, shortDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { useQuery } from '@tanstack/react-query';
import { paymentTimings } from '../state/payment-timings.ts';
import { filtersOf } from '../state/results-load.ts';
import { useEffect, useRef, useState } from 'react';
import * as css from './FlexibleDates.css.ts';

/** Days before and after the day of arrival. */
const around = 3;
const shifts = Array.from({ length: 2 * around + 1 }, (_, i) => i - around);

/**
 * The same stay up to three days earlier or later, each with the cheapest total in the place among the hotels that the
 * list's filters leave (one call to the index). The days are shown from the start with space reserved for the amounts,
 * so that nothing moves. Where the strip is hidden, on a phone, nothing is fetched.
 */
export function FlexibleDates({ query, stay }: { query: SearchQuery; stay: CompleteStay }) {
  const { t, locale, api } = usePage();
  const approximations = useApproximations();
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const [visible, setVisible] = useState(false);
  const { data } = useQuery({
    ...queries.placeCalendar(api, {
      code: query.code ?? '',
      locationType: query.locationType ?? 'city',
      from: addDays(stay.checkIn, -around),
      days: shifts.length,
      nights,
      rooms: stay.rooms,
      payAt: paymentTimings,
      ...filtersOf(query, stay),
    }),
    enabled: visible && Boolean(query.code),
  });
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    // An observer reports after layout: measuring in an effect would force one of the whole page.
    const observer = new IntersectionObserver((crossings) => {
      if (!crossings.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setVisible(true);
      const chosen = list.querySelector('[aria-current]')?.parentElement;
      if (chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [stay.checkIn]);
  const prices = new Map(data?.days.map((day) => [day.day, day.stay]));
  const written = (price: Money) => writtenAmount(approximations, price, { whole: true }).first;
  return (
    <nav aria-label={t('stays.flexible')}>
      <div ref={strip} className={css.strip}>
        <ul className={css.days}>
          {shifts.map((shift) => {
            const dates = { checkIn: addDays(stay.checkIn, shift), checkOut: addDays(stay.checkOut, shift) };
            const price = prices.get(dates.checkIn);
            const amount = price ? written(price) : '';
            const words = (
              <>
                <span className={css.day} aria-hidden>
                  {shortDay(dates.checkIn, locale)}
                </span>
                <span className={visuallyHidden}>{`${daySpan(dates.checkIn, dates.checkOut, locale)} `}</span>
                <span className={css.price} data-long={amount.length > 9 || undefined} aria-hidden>
                  {amount || (data ? '–' : '')}
                </span>
                {data && (
                  <span className={visuallyHidden}>
                    {price ? t('stays.flexible.from', { amount }) : t('stays.flexible.none')}
                  </span>
                )}
              </>
            );
            return (
              <li key={shift} className={css.item}>
                {shift === 0 || (data && !price) ? (
                  <span className={css.choice} {...(shift === 0 && { 'aria-current': 'date' })}>
                    {words}
                  </span>
                ) : (
                  <Link
                    className={css.choice}
                    href={href.hotelSearch(locale, {
                      ...query,
                      page: undefined,
                      ...stayQuery({ ...stay, ...dates }),
                    })}
                  >
                    {words}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
