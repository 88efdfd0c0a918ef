import type { CalendarDay, HotelDetail } from '@voyage/contracts/hotel.ts';
import { formatMoney, wholeMoney, type Money } from '@voyage/domain/money.ts';
import { addDays, dayInZone, weekday } from '@voyage/domain/stay-date.ts';
import { monthOf, shortDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { LoadFailure } from '@voyage/site-core/errors/LoadFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations, type Approximations } from '@voyage/stay-parts/approximate.ts';
import { shownMoney, writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  calendarAfter,
  calendarDays,
  calendarStart,
  hotelCalendar,
  movedStay,
  stayNights,
} from '../state/hotel-calendar.ts';
import { axisTop, barStep } from '../state/price-axis.ts';
import { PhoneFold } from '@voyage/ui/content/PhoneFold.tsx';
import * as css from './PriceCalendar.css.ts';

interface Props {
  hotel: HotelDetail;
  stay: CompleteStay | undefined;
  /** Whether rooms with prices are above it, or on their way: they say the day of the exchange rate. */
  roomsShown: boolean;
}
/** In the currency that the visitor chose, otherwise the hotel's, as everywhere on the page. */
type WriteAmount = (money: Money) => string;
/** The text for a day: its night, and the stay that begins on it. */
type DescribeDay = (day: CalendarDay) => string;

/** Night prices around a stay, as bars on an axis or as a table. A press moves the stay to a day. */
export const PriceCalendar = memo(function PriceCalendar({ hotel, stay, roomsShown }: Props) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const [today] = useState(() => dayInZone(new Date(), hotel.timeZone));
  const dates = stay && `${stay.checkIn} ${stay.checkOut}`;
  const [shown, show] = useState(() => ({ dates, from: calendarStart(stay, today) }));
  if (shown.dates !== dates) show({ dates, from: calendarAfter(shown.from, stay, today) });
  const { from } = shown;
  const [asTable, showTable] = useState(false);
  const { data, errorUpdateCount, isPlaceholderData, isFetching, refetch } = useQuery({
    ...hotelCalendar(api, hotel.id, stay, from),
    placeholderData: keepPreviousData,
    enabled: !import.meta.env.SSR,
  });
  // Also while it is tried again, so that the pressed button stays.
  const hasFailed = errorUpdateCount > 0 && (!data || isPlaceholderData);
  const nights = stayNights(stay);
  const days = data?.days ?? [];
  const approximations = useApproximations();
  const written: WriteAmount = (money) => writtenAmount(approximations, money, { whole: true }).first;
  const describe: DescribeDay = ({ day, rate, stay: whole }) => {
    const name = shortDay(day, locale);
    if (!rate) return t('stays.detail.calendar.none', { day: name });
    const night = written(rate);
    return whole
      ? t('stays.calendar.day', { day: name, night, nights, stay: written(whole) })
      : t('stays.calendar.noStay', { day: name, night, nights });
  };
  const go = (day: string) =>
    void router.navigate({
      href: href.hotel(locale, hotel.id, stayQuery(movedStay(stay, day))),
      resetScroll: false,
    });
  const priced = days.filter(({ rate }) => rate !== null);
  const lowest = priced.toSorted((a, b) => (a.rate?.amount ?? 0) - (b.rate?.amount ?? 0))[0];
  const approximate = approximations(lowest?.rate ?? undefined);
  const turn = (by: number) => {
    const next = addDays(from, by);
    show({ dates, from: next < today ? today : next });
  };
  return (
    <section aria-labelledby="calendar" className={css.calendar} aria-busy={isPlaceholderData || undefined}>
      <PhoneFold
        id="calendar"
        level={3}
        title={t('stays.detail.calendar')}
        aside={
          <button
            type="button"
            className={css.plain}
            aria-pressed={asTable}
            onClick={() => showTable(!asTable)}
          >
            {t('stays.calendar.table')}
          </button>
        }
        summary={
          lowest?.rate && (
            <p className={smallPrint}>
              {t('stays.calendar.lowest', {
                amount: written(lowest.rate),
                day: shortDay(lowest.day, locale),
              })}
            </p>
          )
        }
      >
        {hasFailed ? (
          <LoadFailure
            className={css.failed}
            text={t('stays.calendar.failed')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : asTable ? (
          <DayTable
            days={days}
            nights={nights}
            written={written}
            label={t('stays.detail.calendar')}
            onGo={go}
          />
        ) : (
          <Bars days={days} stay={stay} approximations={approximations} describe={describe} onGo={go} />
        )}
        {!roomsShown && approximate?.first && <p className={smallPrint}>{approximate.noteForAll}</p>}
        <div className={css.turn}>
          <Button variant="quiet" disabled={from <= today} onClick={() => turn(-calendarDays)}>
            {t('stays.calendar.earlier')}
          </Button>
          <Button
            variant="quiet"
            disabled={days.length > 0 && days.length < calendarDays}
            onClick={() => turn(calendarDays)}
          >
            {t('stays.calendar.later')}
          </Button>
        </div>
      </PhoneFold>
    </section>
  );
});

function Bars({
  days,
  stay,
  approximations,
  describe,
  onGo,
}: {
  days: readonly CalendarDay[];
  stay: CompleteStay | undefined;
  approximations: Approximations;
  describe: DescribeDay;
  onGo: (day: string) => void;
}) {
  const { t, locale } = usePage();
  const arrival = stay ? days.findIndex(({ day }) => day === stay.checkIn) : 0;
  // The focused day: that of arrival, until the focus moves within these days. The list itself stays, and
  // the focus with it.
  const among = `${days[0]?.day} ${stay?.checkIn}`;
  const [stored, store] = useState({ among, at: Math.max(0, arrival) });
  const at = stored.among === among ? stored.at : Math.max(0, arrival);
  const setAt = (to: number) => store({ among, at: to });
  const [pointed, point] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The days may have been turned, or scrolled on a phone: the arrival is brought into view, without the page.
  useEffect(() => {
    const [strip, slot] = [list.current, list.current?.children[arrival]];
    if (!strip || !slot) return;
    const [box, own] = [strip.getBoundingClientRect(), slot.getBoundingClientRect()];
    if (own.left < box.left || own.right > box.right)
      strip.scrollLeft += own.left - box.left - (box.width - own.width) / 2;
  }, [among, arrival]);
  const rates = days.map(({ rate }) => rate && shownMoney(approximations, rate));
  const currency = rates.find((rate) => rate)?.currency;
  const top = axisTop(Math.max(0, ...rates.map((rate) => rate?.amount ?? 0)));
  const shown = days[pointed ?? at];
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: at - 7,
      PageDown: at + 7,
      Home: 0,
      End: days.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(next, 0), days.length - 1);
    setAt(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <p className={css.shown} aria-hidden="true">
        {shown && describe(shown)}
      </p>
      <div className={css.chart}>
        <div className={css.axis} aria-hidden="true">
          {currency &&
            [top, top / 2, 0].map((amount) => (
              <span key={amount}>{formatMoney(wholeMoney({ amount, currency }), locale)}</span>
            ))}
        </div>
        <ul className={css.bars} ref={list} aria-label={t('stays.calendar.hint')}>
          {days.map((one, i) => (
            <li key={one.day} className={css.slot}>
              <button
                type="button"
                className={css.day}
                tabIndex={i === at ? 0 : -1}
                aria-label={describe(one)}
                aria-disabled={one.stay === null || undefined}
                aria-current={one.day === stay?.checkIn ? 'date' : undefined}
                data-in-stay={(stay && one.day >= stay.checkIn && one.day < stay.checkOut) || undefined}
                onKeyDown={onKeyDown}
                onPointerEnter={() => point(i)}
                onPointerLeave={() => point(null)}
                onFocus={() => setAt(i)}
                onClick={() => one.stay && onGo(one.day)}
              >
                <span className={css.space}>
                  <span
                    className={`${css.bar} ${rates[i] ? css.height[`h${barStep(rates[i].amount, top)}`] : css.none}`}
                  />
                </span>
                <span className={css.number} data-weekend={weekday(one.day) > 5 || undefined}>
                  {Number(one.day.slice(8))}
                </span>
              </button>
              <span className={css.month} aria-hidden="true">
                {(i === 0 || one.day.endsWith('-01')) && monthOf(one.day, locale)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The same days as a table. */
function DayTable({
  days,
  nights,
  written,
  label,
  onGo,
}: {
  days: readonly CalendarDay[];
  nights: number;
  written: WriteAmount;
  label: string;
  onGo: (day: string) => void;
}) {
  const { t, locale } = usePage();
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('stays.calendar.column.day')}</th>
            <th scope="col">{t('stays.calendar.column.night')}</th>
            <th scope="col">{t('stays.calendar.column.stay', { nights })}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rate, stay }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day, locale)}</th>
              <td>{rate ? written(rate) : '–'}</td>
              <td>
                {stay ? (
                  <button type="button" className={css.plain} onClick={() => onGo(day)}>
                    {written(stay)}
                  </button>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
