import { useIntl } from '@voyage/i18n/intl.tsx';
import { hotelSorts } from '@voyage/routes/stay-query.ts';
import { sortsFor, type Sort } from '../state/sorts.ts';
import { useEffect, useState } from 'react';
import { afterPaint } from '@voyage/ui/after-paint.ts';
import { SortSelect } from './SortSelect.tsx';

/** Sort order of a list: by price only with a stay, by distance only for a place. */
export function SortField({
  stay,
  near,
  value,
  onChange,
}: {
  stay: boolean;
  near: boolean;
  value: Sort;
  onChange: (sort: Sort | undefined) => void;
}) {
  const { formatMessage: t } = useIntl();
  // A choice is shown at once; the address, and with it the list, follows.
  const [pressed, press] = useState<Sort>();
  useEffect(() => press(undefined), [value]);
  const choose = (sort: Sort | undefined) => {
    press(sort);
    afterPaint(() => onChange(sort));
  };
  return (
    <SortSelect
      label={t({ id: 'stays.sort' })}
      value={pressed ?? value}
      onChange={(chosen) => choose(hotelSorts.find((sort) => sort === chosen))}
    >
      {sortsFor(stay)
        .filter((sort) => near || sort !== 'distance')
        .map((sort) => (
          <option key={sort} value={sort}>
            {t({ id: `stays.sort.${sort}` })}
          </option>
        ))}
    </SortSelect>
  );
}
