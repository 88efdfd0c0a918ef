import type { ReactNode } from 'react';
import * as css from './SortSelect.css.ts';

/** The order of a list, in one line with its label. */
export function SortSelect({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Its options. */ children: ReactNode;
}) {
  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <select className={css.control} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}
