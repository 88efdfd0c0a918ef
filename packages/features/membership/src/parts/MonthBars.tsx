import { monthOf } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import * as css from './MonthBars.css.ts';

const rem = 7;

/** Bookings in each of twelve months, as a chart and as text. */
export function MonthBars({ months }: { months: readonly { month: string; bookings: number }[] }) {
  const { t, locale } = usePage();
  const most = Math.max(1, ...months.map(({ bookings }) => bookings));
  return (
    <ol className={css.bars} aria-label={t('membership.used.months')}>
      {months.map(({ month, bookings }) => {
        const name = monthOf(`${month}-01`, locale);
        return (
          <li key={month} className={css.month}>
            <span className={visuallyHidden}>
              {t('membership.used.month', { month: `${name} ${month.slice(0, 4)}`, count: bookings })}
            </span>
            <span aria-hidden="true">{bookings === 0 ? '' : bookings}</span>
            <span
              className={css.bar}
              style={{ height: `${(bookings / most) * rem}rem` }}
              aria-hidden="true"
            />
            <span className={css.name} aria-hidden="true">
              {locale === 'en' ? name.slice(0, 1) : Number(month.slice(5))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
