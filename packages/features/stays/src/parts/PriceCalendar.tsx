import type { CalendarDay, HotelDetail } from '@voyage/contracts/hotel.ts';
import { formatMoney, wholeMoney } from '@voyage/domain/money.ts';
import { addDays, dayInZone, daysBetween, weekday } from '@voyage/domain/stay-date.ts';
import { monthOf, shortDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import {
  calendarDays,
  calendarStart,
  hotelCalendar,
  movedStay,
  stayNights,
} from '../state/hotel-calendar.ts';
import { axisTop, barStep } from '../state/price-axis.ts';
import { PhoneFold } from '@voyage/ui/PhoneFold.tsx';
import * as css from './PriceCalendar.css.ts';

interface Props {
  hotel: HotelDetail;
  stay: CompleteStay | undefined;
}
/** The text for a day: its night, and the stay that begins on it. */
type DescribeDay = (day: CalendarDay) => string;

/** Night prices around a stay, as bars on an axis or as a table. A press moves the stay to a day. */
export const PriceCalendar = memo(function PriceCalendar({ hotel, stay }: Props) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const [today] = useState(() => dayInZone(new Date(), hotel.timeZone));
  const first = calendarStart(stay, today);
  const [moved, move] = useState<{ around: string; from: string } | null>(null);
  // A different stay has its own calendar.
  const from = moved?.around === first ? moved.from : first;
  const [asTable, showTable] = useState(false);
  const { data, isPlaceholderData } = useQuery({
    ...hotelCalendar(api, hotel.id, stay, from),
    placeholderData: keepPreviousData,
    enabled: !import.meta.env.SSR,
  });
  const nights = stayNights(stay);
  const days = data?.days ?? [];
  const describe: DescribeDay = ({ day, rate, stay: whole }) => {
    const name = shortDay(day, locale);
    if (!rate) return t({ id: 'stays.detail.calendar.none' }, { day: name });
    const night = formatMoney(wholeMoney(rate));
    return whole
      ? t({ id: 'stays.calendar.day' }, { day: name, night, nights, stay: formatMoney(wholeMoney(whole)) })
      : t({ id: 'stays.calendar.noStay' }, { day: name, night, nights });
  };
  const go = (day: string) =>
    void router.navigate({
      href: href.hotel(locale, hotel.id, stayQuery(movedStay(stay, day))),
      resetScroll: false,
      replace: true,
    });
  const priced = days.filter(({ rate }) => rate !== null);
  const lowest = priced.toSorted((a, b) => (a.rate?.amount ?? 0) - (b.rate?.amount ?? 0))[0];
  const turn = (by: number) => {
    const next = addDays(from, by);
    move({ around: first, from: next < today ? today : next });
  };
  return (
    <section aria-labelledby="calendar" className={css.calendar} aria-busy={isPlaceholderData || undefined}>
      <PhoneFold
        id="calendar"
        level={3}
        title={t({ id: 'stays.detail.calendar' })}
        aside={
          <button
            type="button"
            className={css.plain}
            aria-pressed={asTable}
            onClick={() => showTable(!asTable)}
          >
            {t({ id: 'stays.calendar.table' })}
          </button>
        }
        summary={
          lowest?.rate && (
            <p className={`${text.small} ${secondary}`}>
              {t(
                { id: 'stays.calendar.lowest' },
                { amount: formatMoney(wholeMoney(lowest.rate)), day: shortDay(lowest.day, locale) },
              )}
            </p>
          )
        }
      >
        {asTable ? (
          <DayTable days={days} nights={nights} label={t({ id: 'stays.detail.calendar' })} onGo={go} />
        ) : (
          <Bars days={days} stay={stay} describe={describe} onGo={go} />
        )}
        <div className={css.turn}>
          <Button variant="quiet" disabled={from <= today} onClick={() => turn(-calendarDays)}>
            {t({ id: 'stays.calendar.earlier' })}
          </Button>
          <Button
            variant="quiet"
            disabled={days.length > 0 && days.length < calendarDays}
            onClick={() => turn(calendarDays)}
          >
            {t({ id: 'stays.calendar.later' })}
          </Button>
        </div>
      </PhoneFold>
    </section>
  );
});

function Bars({
  days,
  stay,
  describe,
  onGo,
}: {
  days: readonly CalendarDay[];
  stay: CompleteStay | undefined;
  describe: DescribeDay;
  onGo: (day: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const arrival = stay ? days.findIndex(({ day }) => day === stay.checkIn) : 0;
  // The focused day: that of arrival, until the focus moves within these days. The list itself stays, and
  // the focus with it.
  const among = `${days[0]?.day} ${stay?.checkIn}`;
  const [stored, store] = useState({ among, at: Math.max(0, arrival) });
  const at = stored.among === among ? stored.at : Math.max(0, arrival);
  const setAt = (to: number) => store({ among, at: to });
  const [pointed, point] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const currency = days.find(({ rate }) => rate)?.rate?.currency;
  const top = axisTop(Math.max(0, ...days.map(({ rate }) => rate?.amount ?? 0)));
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
              <span key={amount}>{formatMoney(wholeMoney({ amount, currency }))}</span>
            ))}
        </div>
        <ul className={css.bars} ref={list} aria-label={t({ id: 'stays.calendar.hint' })}>
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
                    className={`${css.bar} ${one.rate ? css.height[`h${barStep(one.rate.amount, top)}`] : css.none}`}
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
  label,
  onGo,
}: {
  days: readonly CalendarDay[];
  nights: number;
  label: string;
  onGo: (day: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'stays.calendar.column.day' })}</th>
            <th scope="col">{t({ id: 'stays.calendar.column.night' })}</th>
            <th scope="col">{t({ id: 'stays.calendar.column.stay' }, { nights })}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rate, stay }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day, locale)}</th>
              <td>{rate ? formatMoney(wholeMoney(rate)) : '–'}</td>
              <td>
                {stay ? (
                  <button type="button" className={css.plain} onClick={() => onGo(day)}>
                    {formatMoney(wholeMoney(stay))}
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

/** For a stay without an available room: the nearest days with one for the same length. */
export function NearestDays({ hotel, stay }: { hotel: HotelDetail; stay: CompleteStay }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const [today] = useState(() => dayInZone(new Date(), hotel.timeZone));
  const { data } = useQuery(hotelCalendar(api, hotel.id, stay, calendarStart(stay, today)));
  const nearest = (data?.days ?? [])
    .filter(({ day, stay: whole }) => whole !== null && day !== stay.checkIn)
    .toSorted(
      (a, b) => Math.abs(daysBetween(stay.checkIn, a.day)) - Math.abs(daysBetween(stay.checkIn, b.day)),
    )
    .slice(0, 3)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (nearest.length === 0) return null;
  return (
    <ul className={css.nearest} aria-label={t({ id: 'stays.calendar.nearest' })}>
      {nearest.map(({ day, stay: whole }) => (
        <li key={day}>
          <Button
            variant="secondary"
            onClick={() =>
              void router.navigate({
                href: href.hotel(locale, hotel.id, stayQuery(movedStay(stay, day))),
                resetScroll: false,
              })
            }
          >
            {t(
              { id: 'stays.calendar.from' },
              { day: shortDay(day, locale), amount: whole ? formatMoney(wholeMoney(whole)) : '' },
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
