/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/control-has-associated-label -- a browser forgets the roles of a table that is laid out as a grid; what is moved sideways is moved by the keyboard as well; the corner over the labels is empty */
import { useIntl } from '@voyage/i18n/intl.tsx';
import { visuallyHidden } from '@voyage/ui/layout.css.ts';
import { TextSkeleton } from '@voyage/ui/Skeletons.tsx';
import { heading } from '@voyage/ui/typography.css.ts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { differs, type Cell } from '../state/comparison.ts';
import type { CompareGroup, CompareRow } from '../state/compare-groups.ts';
import * as css from './compare.css.ts';

export interface CompareColumn {
  id: string;
  name: string;
  /** Content of the column's head. */
  head: ReactNode;
  /** The price of the stay, and the link onwards. */
  first: ReactNode;
}
interface Props {
  columns: readonly CompareColumn[];
  /** The label of the first row. */
  first: { label: string; note: string | null };
  groups: readonly CompareGroup[];
  /** Rates are loading. */
  waiting: boolean;
  /** Hides rows that are the same for all hotels. */
  onlyDifferences: boolean;
}

/**
 * Hotels side by side in columns, with differences marked. On a phone two are visible and the others are
 * reached by swiping; row labels are above each row and stay in place.
 */
export function CompareTable({ columns, first, groups, waiting, onlyDifferences }: Props) {
  const { formatMessage: t } = useIntl();
  const shown = groups
    .map((group) => ({
      ...group,
      rows: group.rows
        .map((row) => ({ ...row, differs: differs(row.cells) }))
        .filter(
          ({ differs: apart, cells }) =>
            (apart || !onlyDifferences) && cells.some((cell) => cell === null || cell.length > 0),
        ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={css.scroller} role="region" aria-label={t({ id: 'stays.compare.title' })} tabIndex={0}>
      <table className={css.table} role="table" data-hotels={columns.length}>
        <caption className={visuallyHidden}>{t({ id: 'stays.compare.title' })}</caption>
        <thead role="rowgroup" className={css.part}>
          <tr role="row" className={css.row}>
            <td className={css.empty} />
            {columns.map(({ id, head }) => (
              <th key={id} role="columnheader" scope="col" className={css.head} data-hotel={id}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.part}>
          <tr role="row" className={css.row} data-first>
            <th role="rowheader" scope="row" className={css.label}>
              <span className={css.labelText}>
                {first.label}
                {first.note && <span className={css.note}>{first.note}</span>}
              </span>
            </th>
            {columns.map(({ id, first: total }) => (
              <td key={id} role="cell" className={css.cell}>
                {total}
              </td>
            ))}
          </tr>
        </tbody>
        {waiting && (
          <tbody role="rowgroup" className={css.part}>
            <tr role="row" className={css.row}>
              <td role="cell" className={css.waiting} colSpan={columns.length + 1}>
                <TextSkeleton label={t({ id: 'site.loading' })} lines={3} />
              </td>
            </tr>
          </tbody>
        )}
        {shown.map(({ id, title, rows }) => (
          <tbody key={id} role="rowgroup" className={css.part}>
            <tr role="row" className={css.row} data-group>
              <th role="rowheader" scope="rowgroup" className={css.label}>
                <span className={`${heading.h3} ${css.labelText}`}>{title}</span>
              </th>
              {columns.map(({ id: hotelId, name }) => (
                <td key={hotelId} role="cell" className={css.cell}>
                  <span className={css.name}>{name}</span>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({
  row,
  columns,
}: Pick<Props, 'columns'> & {
  row: CompareRow & { differs: boolean };
}) {
  const { formatMessage: t } = useIntl();
  return (
    <tr role="row" className={css.row} data-differs={row.differs || undefined}>
      <th role="rowheader" scope="row" className={css.label}>
        <span className={css.labelText}>
          {row.label}
          {row.differs && <span className={visuallyHidden}>, {t({ id: 'stays.compare.differs' })}</span>}
        </span>
      </th>
      {columns.map(({ id }, i) => (
        <td key={id} role="cell" className={css.cell}>
          <Said cell={row.cells[i] ?? null} ticks={row.ticks === true} />
        </td>
      ))}
    </tr>
  );
}

function Said({ cell, ticks }: { cell: Cell; ticks: boolean }) {
  const { formatMessage: t } = useIntl();
  if (cell === null) return null;
  if (cell.length === 0)
    return (
      <>
        <Minus size={18} strokeWidth={1.5} className={css.none} aria-hidden />
        <span className={visuallyHidden}>{t({ id: ticks ? 'stays.compare.no' : 'stays.compare.none' })}</span>
      </>
    );
  if (ticks)
    return (
      <>
        <Check size={20} strokeWidth={1.5} aria-hidden />
        <span className={visuallyHidden}>{cell.join(' ')}</span>
      </>
    );
  return cell.map((line) => (
    <span key={line} className={css.line}>
      {line}
    </span>
  ));
}
