/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a browser forgets the roles of a table that is laid out as blocks */
import type { ReactNode } from 'react';
import * as css from './DataTable.css.ts';
import { visuallyHidden } from '../base/layout.css.ts';

export interface Column {
  id: string;
  header: string;
  align?: 'start' | 'end';
}
export interface Row {
  id: string;
  /** In column order; the first is the row header. */ cells: readonly ReactNode[];
}

/** A table whose rows become cards on a phone, with a heading for every value. */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  emptyText,
}: {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Shown if there are no rows. */ emptyText?: string;
}) {
  return (
    <>
      <table className={css.table} role="table">
        <caption className={captionHidden ? visuallyHidden : css.caption}>{caption}</caption>
        <thead className={css.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, align }) => (
              <th key={id} className={css.header} role="columnheader" scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body} role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} className={css.row} role="row">
              {columns.map(({ id, header, align }, i) =>
                i === 0 ? (
                  <th key={id} className={css.rowHeader} role="rowheader" scope="row">
                    {cells[i]}
                  </th>
                ) : (
                  <td key={id} className={css.cell} role="cell" data-header={header} data-align={align}>
                    {cells[i]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && emptyText && <p className={css.empty}>{emptyText}</p>}
    </>
  );
}
