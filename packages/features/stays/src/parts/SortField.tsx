import { useIntl } from '@voyage/i18n/intl.tsx';
import { hotelSorts } from '@voyage/routes/stay-query.ts';
import * as css from './results.css.ts';

type Sort = (typeof hotelSorts)[number];

/** In which order a list stands. Without a stay there is no price to put it in order by. */
export function SortField({
  stay,
  value,
  onChange,
}: {
  stay: boolean;
  value: Sort;
  onChange: (sort: Sort | undefined) => void;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <label className={css.sort}>
      <span className={css.sortLabel}>{t({ id: 'stays.sort' })}</span>
      <select
        className={css.sortSelect}
        value={value}
        onChange={(event) => onChange(hotelSorts.find((sort) => sort === event.target.value))}
      >
        {hotelSorts
          .filter((sort) => stay || !sort.startsWith('price'))
          .map((sort) => (
            <option key={sort} value={sort}>
              {t({ id: `stays.sort.${sort}` })}
            </option>
          ))}
      </select>
    </label>
  );
}
