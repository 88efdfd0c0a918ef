import { useIntl } from '@voyage/i18n/intl.tsx';
import { Checkbox, SelectField } from '@voyage/ui/forms/Field.tsx';
import { withSide, type Pair } from '../state/compared-pair.ts';
import type { ComparedRows } from '../state/compared-rows.ts';
import * as css from './compare.css.ts';

interface Props {
  columns: readonly { id: string; hotel: { name: string } }[];
  /** The two a phone shows. */
  pair: Pair;
  onPair: (pair: Pair) => void;
  rows: ComparedRows | null;
  onRows: (rows: ComparedRows) => void;
}

/**
 * Which rows are shown, and on a phone which two of more hotels. A phone starts with what differs and offers
 * everything, a wider window the other way round.
 */
export function CompareTools({ columns, pair, onPair, rows, onRows }: Props) {
  const { t } = useIntl();
  return (
    <div className={css.tools}>
      <div className={css.onPhone}>
        <Checkbox
          checked={rows === 'all'}
          onChange={(event) => onRows(event.target.checked ? 'all' : 'differences')}
        >
          {t('stays.compare.all')}
        </Checkbox>
      </div>
      <div className={css.onDesktop}>
        <Checkbox
          checked={rows === 'differences'}
          onChange={(event) => onRows(event.target.checked ? 'differences' : 'all')}
        >
          {t('stays.compare.only')}
        </Checkbox>
      </div>
      {columns.length > pair.length && (
        <div className={css.sides}>
          {([0, 1] as const).map((side) => (
            <SelectField
              key={side}
              label={t(side === 0 ? 'stays.compare.left' : 'stays.compare.right')}
              value={pair[side]}
              onChange={(event) => onPair(withSide(pair, side, event.target.value))}
            >
              {columns.map(({ id, hotel }) => (
                <option key={id} value={id}>
                  {hotel.name}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </div>
  );
}
