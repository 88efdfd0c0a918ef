import { useIntl } from '@voyage/i18n/intl.tsx';
import { hotelSorts, type HotelSort } from '@voyage/domain/hotel-search.ts';
import { sortsFor } from '../state/sorts.ts';
import { useOptimisticChoice } from '@voyage/ui/forms/use-optimistic-choice.ts';
import { SortSelect } from './SortSelect.tsx';

/** HotelSort order of a list: by price only with a stay, by distance only for a place. */
export function SortField({
  stay,
  near,
  value,
  onChange,
}: {
  stay: boolean;
  near: boolean;
  value: HotelSort;
  onChange: (sort: HotelSort | undefined) => void;
}) {
  const { t } = useIntl();
  // The address, and with it the list, follows the paint of the choice.
  const [shown, choose] = useOptimisticChoice<HotelSort | undefined>(value, onChange);
  return (
    <SortSelect
      label={t('stays.sort')}
      value={shown ?? value}
      onChange={(chosen) => choose(hotelSorts.find((sort) => sort === chosen))}
    >
      {sortsFor(stay)
        .filter((sort) => near || sort !== 'distance')
        .map((sort) => (
          <option key={sort} value={sort}>
            {t(`stays.sort.${sort}`)}
          </option>
        ))}
    </SortSelect>
  );
}
