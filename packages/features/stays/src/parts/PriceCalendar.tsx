import { queries } from '@voyage/api-client/queries.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { addDays, daysBetween } from '@voyage/domain/stay-date.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { text } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { paymentTimings } from '../state/payment-timings.ts';
import * as css from './detail.css.ts';

/** A bar a night; what it says is also read out. */
export function PriceCalendar({ hotelId, stay }: { hotelId: string; stay: CompleteStay }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const { checkIn, checkOut, ...party } = stay;
  const nights = daysBetween(checkIn, checkOut);
  const { data } = useQuery(
    queries.priceCalendar(api, {
      ...party,
      hotelId,
      from: addDays(checkIn, -14),
      days: nights + 28,
      payAt: paymentTimings,
    }),
  );
  if (!data || data.days.length === 0) return null;
  const most = Math.max(1, ...data.days.map((n) => n.rate?.amount ?? 0));
  return (
    <section aria-labelledby="calendar">
      <div className={css.sectionTop}>
        <h3 className={text.title} id="calendar">
          {t({ id: 'stays.detail.calendar' })}
        </h3>
      </div>
      <ul className={css.bars} tabIndex={0} aria-labelledby="calendar">
        {data.days.map(({ day, rate }) => {
          const said = rate
            ? `${shortDay(day, locale)} ${formatMoney(rate)}`
            : t({ id: 'stays.detail.calendar.none' }, { day: shortDay(day, locale) });
          return (
            <li
              key={day}
              title={said}
              aria-label={said}
              className={`${css.bar} ${css.height[`h${rate ? Math.round((rate.amount / most) * 20) : 4}`]}`}
              data-in-stay={(day >= stay.checkIn && day < stay.checkOut) || undefined}
              data-none={rate === null || undefined}
            />
          );
        })}
      </ul>
    </section>
  );
}
