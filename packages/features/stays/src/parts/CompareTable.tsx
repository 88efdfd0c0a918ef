/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/control-has-associated-label -- a browser forgets the roles of a table that is laid out as a grid; what is moved sideways is moved by the keyboard as well; the corner over the labels is empty */
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { TextSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparedRows } from '../state/compared-rows.ts';
import type { Pair } from '../state/compared-pair.ts';
import type { Cell, Divided, DividedRow, SharedFact } from '../state/comparison.ts';
import * as css from './compare.css.ts';
import * as tableCss from './compare-table.css.ts';

interface CompareColumn {
  id: string;
  name: string;
  /** Content of the column's head. */
  head: ReactNode;
  /** The price of the stay, and the link onwards. */
  first: ReactNode;
}
interface Props extends Divided {
  columns: readonly CompareColumn[];
  /** The label of the first row. */
  firstLabel: string;
  /** The two hotels that a phone shows. */
  pair: Pair;
  /** Rates are loading. */
  waiting: boolean;
  /** All rows, or only those that differ: by default a phone shows these, and a wider window all. */
  rows: ComparedRows | null;
}

/**
 * Hotels side by side in columns, with differences marked; what all share is stated once where the other rows
 * are hidden. On a phone two of them, whose names and prices stay in view, and row labels above each row.
 */
export function CompareTable(props: Props) {
  const { columns, firstLabel, groups, shared, sharedByPair, pair, waiting, rows: wanted } = props;
  const { t } = useIntl();
  const sideOf = (id: string) => (['left', 'right'] as const)[pair.indexOf(id)] ?? 'none';
  const sides = columns.map(({ id }) => sideOf(id));
  const shown =
    wanted === 'differences'
      ? groups
          .map((group) => ({ ...group, rows: group.rows.filter((row) => row.differs) }))
          .filter(({ rows }) => rows.length > 0)
      : groups;
  return (
    <div className={tableCss.scroller} role="region" aria-label={t('stays.compare.title')} tabIndex={0}>
      <table
        className={tableCss.table}
        role="table"
        data-hotels={columns.length}
        data-rows={wanted ?? 'fitting'}
      >
        <caption className={visuallyHidden}>{t('stays.compare.title')}</caption>
        <thead role="rowgroup" className={`${tableCss.part} ${tableCss.heads}`}>
          <tr role="row" className={tableCss.row}>
            <td className={tableCss.empty} />
            {columns.map(({ id, head }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={tableCss.head}
                data-hotel={id}
                data-side={sideOf(id)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={tableCss.part}>
          <tr role="row" className={tableCss.row} data-first>
            <th role="rowheader" scope="row" className={tableCss.label}>
              <span className={tableCss.labelText}>{firstLabel}</span>
            </th>
            {columns.map(({ id, first: total }) => (
              <td key={id} role="cell" className={tableCss.cell} data-side={sideOf(id)}>
                {total}
              </td>
            ))}
          </tr>
        </tbody>
        {waiting && (
          <tbody role="rowgroup" className={tableCss.part}>
            <tr role="row" className={tableCss.row}>
              <td role="cell" className={tableCss.waiting} colSpan={columns.length + 1}>
                <TextSkeleton label={t('site.loading')} lines={3} />
              </td>
            </tr>
          </tbody>
        )}
        {!waiting && wanted !== 'all' && (
          <>
            <Shared
              title={t('stays.compare.shared', { count: columns.length })}
              facts={shared}
              columns={columns.length}
              onlyOnPhone={wanted === null}
            />
            <Shared
              title={t('stays.compare.sharedByPair')}
              facts={sharedByPair}
              columns={columns.length}
              onlyOnPhone
            />
          </>
        )}
        {shown.map(({ id, title, rows }) => (
          <tbody
            key={id}
            role="rowgroup"
            className={tableCss.part}
            data-same={rows.every((row) => !row.differsInPair) || undefined}
          >
            <tr role="row" className={tableCss.row} data-group>
              <th role="rowheader" scope="rowgroup" className={tableCss.label}>
                <span className={`${heading.h3} ${tableCss.labelText}`}>{title}</span>
              </th>
              {columns.map(({ id: hotelId, name }) => (
                <td key={hotelId} role="cell" className={tableCss.cell}>
                  <span className={tableCss.name}>{name}</span>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} sides={sides} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** What hotels have in common, across all columns. */
function Shared({
  title,
  facts,
  columns,
  onlyOnPhone,
}: {
  title: string;
  facts: readonly SharedFact[];
  columns: number;
  onlyOnPhone: boolean;
}) {
  if (facts.length === 0) return null;
  return (
    <tbody role="rowgroup" className={`${tableCss.part} ${onlyOnPhone ? css.onPhone : ''}`}>
      <tr role="row" className={tableCss.row} data-shared>
        <td role="cell" className={tableCss.shared} colSpan={columns + 1}>
          <h2 className={text.title}>{title}</h2>
          <FactsList facts={facts.map(({ label, values }) => ({ term: label, value: dotted(values) }))} />
        </td>
      </tr>
    </tbody>
  );
}

function Row({
  row,
  sides,
}: {
  row: DividedRow;
  /** Of the columns, on a phone. */
  sides: readonly string[];
}) {
  const { t } = useIntl();
  return (
    <tr
      role="row"
      className={tableCss.row}
      data-differs={row.differs || undefined}
      data-same={!row.differsInPair || undefined}
    >
      <th role="rowheader" scope="row" className={tableCss.label}>
        <span className={tableCss.labelText}>
          <span>{row.label}</span>
          {row.differs && <span className={visuallyHidden}>{`, ${t('stays.compare.differs')}`}</span>}
        </span>
      </th>
      {sides.map((side, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns have no other order
        <td key={i} role="cell" className={tableCss.cell} data-side={side}>
          <CellContent cell={row.cells[i] ?? null} ticks={row.ticks === true} />
        </td>
      ))}
    </tr>
  );
}

function CellContent({ cell, ticks }: { cell: Cell; ticks: boolean }) {
  const { t } = useIntl();
  if (cell === null) return null;
  if (cell.length === 0)
    return (
      <>
        <Minus size={18} strokeWidth={1.5} className={tableCss.none} aria-hidden />
        <span className={visuallyHidden}>{t(ticks ? 'stays.compare.no' : 'stays.compare.none')}</span>
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
    <span key={line} className={tableCss.line}>
      {line}
    </span>
  ));
}
